// A server in a process of its own, as its keeper sees it: started, asked, drained, stopped, killed; always by its own id.

import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cost, mainThreadMicros } from './process-cost.ts';

/** What every server under test is told. */
export const QUIET = { HOST: '127.0.0.1', LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000' };

export interface NodeOrder {
  readonly env: Readonly<Record<string, string>>;
  /** Every thread leaves a CPU profile in this folder when it is drained. */
  readonly profile?: string | undefined;
  /** Another server than the real one. */
  readonly file?: string;
}

export class NodeProcess {
  readonly #order: NodeOrder;
  #process: ChildProcess | undefined;
  #port = 0;
  /** What it is started as from the next time on; without one, as it is written. */
  release: string | undefined;

  constructor(order: NodeOrder) {
    this.#order = order;
  }

  /** 0 while it is down. */
  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const { env, profile, file = join(import.meta.dirname, 'node-process.ts') } = this.#order;
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const child = fork(file, {
      // The second start of the same code reads what the first one compiled.
      env: {
        NODE_COMPILE_CACHE: join(tmpdir(), 'illuminice-compile-cache'),
        ...process.env,
        ...env,
        ...(this.release && { RELEASE: this.release }),
      },
      execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', ...profiling],
    });
    this.#process = child;
    const { port } = (await answerOf(child)) as { readonly port: number };
    this.#port = port;
    child.once('exit', () => {
      if (this.#process === child) this.#port = 0;
    });
  }

  /** `memory`: after everything that nobody needs was collected. */
  async cost(what: 'cost' | 'memory' = 'cost'): Promise<Cost> {
    const answer = (await this.ask(what)) as Omit<Cost, 'mainThreadMicros'>;
    return { ...answer, mainThreadMicros: mainThreadMicros(this.#process?.pid ?? 0) };
  }

  async ask(message: string | object): Promise<unknown> {
    if (this.#process === undefined) throw new Error('this process is down');
    const answered = answerOf(this.#process);
    this.#process.send(message);
    return answered;
  }

  /** SIGTERM drains; SIGKILL gives it no chance. Resolves when it is gone. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    if (signal === 'SIGKILL') this.#port = 0;
    // What has ended by itself never says so again.
    const isThere = child.exitCode === null && child.signalCode === null;
    const ended = isThere && new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    this.#port = 0;
    this.#process = undefined;
  }

  /** Stands still for a while, as a machine that swaps or a partition would make it. */
  async freeze(ms: number): Promise<void> {
    const child = this.#process;
    child?.kill('SIGSTOP');
    await pause(ms);
    child?.kill('SIGCONT');
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void =>
      reject(new Error(`a server under test ended by itself: ${code ?? signal}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
