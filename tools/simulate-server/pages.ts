/** What a process answers over plain HTTP: the real routes, asked without a port. Only the picture of a moment is not drawn. */

import { type AppServices, newApp } from '../../apps/server/src/http/index.ts';

export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly cookie?: string | undefined;
  readonly address: string;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const HOST = 'play.example';

export class Pages {
  readonly #services: AppServices;
  readonly #sessions: AppServices['sessions'];
  readonly #checked = new Map<string, Awaited<ReturnType<AppServices['sessions']['check']>>>();
  #app: Awaited<ReturnType<typeof newApp>> | undefined;

  constructor(services: AppServices) {
    const { sessions } = services;
    this.#sessions = sessions;
    this.#services = {
      ...services,
      // Signatures and pictures take threads of the machine, and so the machine's own time.
      sessions: {
        check: async (cookie = '') => this.#checked.get(cookie) ?? { ok: false, why: 'missing' },
        admit: (cookie) => sessions.admit(cookie),
        newGuest: () => sessions.newGuest(),
      },
      draw: async () => ({ about: { turn: 1 }, picture: undefined }),
    };
  }

  /** Nothing in the world has to happen for it. */
  async prepare({ cookie = '' }: Question): Promise<void> {
    if (this.#app === undefined) {
      this.#app = await newApp(this.#services);
      await this.#app.ready();
    }
    if (!this.#checked.has(cookie)) this.#checked.set(cookie, await this.#sessions.check(cookie));
  }

  async ask({ method, url, cookie, address, body }: Question): Promise<Answer> {
    if (this.#app === undefined) throw new Error('asked before it was prepared');
    const { statusCode, payload } = await this.#app.inject({
      ...{ method, url, remoteAddress: address },
      headers: { host: HOST, origin: `http://${HOST}`, ...(cookie === undefined ? {} : { cookie }) },
      ...(body ? { payload: body } : {}),
    });
    return { status: statusCode, text: payload };
  }
}
