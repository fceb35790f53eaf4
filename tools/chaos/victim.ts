// A server process that is killed without warning and started again on the same data.

import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export class Victim {
  readonly #dataDir: string;
  readonly port: number;
  #process: ChildProcess | undefined;

  private constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.port = port;
  }

  static async prepare(dataDir: string): Promise<Victim> {
    return new Victim(dataDir, await freePort());
  }

  async start(): Promise<void> {
    const child = fork(join(import.meta.dirname, 'server-process.ts'), {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: '100000',
      },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => reject(new Error(`the server ended by itself: ${code ?? signal}`)));
    });
    child.removeAllListeners('exit');
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    this.#process = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { readonly port: number };
      probe.close(() => resolve(port));
    });
  });
}
