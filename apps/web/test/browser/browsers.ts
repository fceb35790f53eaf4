/** Browsers for the people of one worker, lent from test to test: to fetch and compile the client is most of a visit's work. */
import type { Browser, BrowserContext } from '@playwright/test';
import { leaveUnpainted } from './unpainted.ts';

interface Wanted {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly keepsOffline?: boolean;
}

interface Lent {
  readonly context: BrowserContext;
  readonly leave: () => Promise<void>;
}

export class Browsers {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async take({ viewport = { width: 1440, height: 900 }, touch = false, keepsOffline = false }: Wanted): Promise<Lent> {
    const kind = JSON.stringify([viewport, touch]);
    const free = this.#free.get(kind) ?? [];
    this.#free.set(kind, free);
    const context = (keepsOffline ? undefined : free.pop()) ?? (await this.#open({ viewport, touch, keepsOffline }));
    let isSpoilt = keepsOffline;
    // A clock that a test has taken into its hands cannot be given back: the next page would have it too, with a time that
    // stands and a list of fetched files that stays empty.
    const { clock } = context;
    const taken = new Proxy(clock, {
      get: (own, name) => {
        isSpoilt = true;
        const value: unknown = Reflect.get(own, name);
        return typeof value === 'function' ? value.bind(own) : value;
      },
    });
    Object.assign(context, { clock: taken });
    const leave = async (): Promise<void> => {
      if (isSpoilt) return context.close();
      await Promise.all(context.pages().map((page) => page.close()));
      Object.assign(context, { clock });
      for (const event of ['page', 'request', 'response', 'console']) context.removeAllListeners(event);
      free.push(context);
    };
    return { context, leave };
  }

  async #open({ viewport, touch, keepsOffline }: Required<Wanted>): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      viewport,
      hasTouch: touch,
      locale: 'en',
      serviceWorkers: keepsOffline ? 'allow' : 'block',
    });
    await leaveUnpainted(context);
    return context;
  }
}
