// A process of the cluster as its keeper sees it: started, asked, drained, stopped, killed; always by its own id.

import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cost, mainThreadMicros } from './process-cost.ts';

export class NodeProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #profile: string | undefined;
  #process: ChildProcess | undefined;
  #port = 0;

  /** With `profile`, every thread leaves a CPU profile in that folder when it is drained. */
  constructor(env: Readonly<Record<string, string>>, profile?: string) {
    this.#env = env;
    this.#profile = profile;
  }

  /** 0 while it is down. */
  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const profiling = this.#profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${this.#profile}`];
    const child = fork(join(import.meta.dirname, 'node-process.ts'), {
      // The second start of the same code reads what the first one compiled.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'illuminice-compile-cache'), ...process.env, ...this.#env },
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
    if (this.#process === undefined) throw new Error('this process is down');
    const answered = answerOf(this.#process);
    this.#process.send(what);
    return { ...((await answered) as Cost), mainThreadMicros: mainThreadMicros(this.#process.pid ?? 0) };
  }

  /** SIGTERM drains; SIGKILL gives it no chance. Resolves when it is gone. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (signal === 'SIGKILL') this.#port = 0;
    child.kill(signal);
    await ended;
    this.#port = 0;
    this.#process = undefined;
  }

  /** Stands still for a while, as a machine that swaps or a partition would make it. */
  async freeze(ms: number): Promise<void> {
    const child = this.#process;
    child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    child?.kill('SIGCONT');
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void =>
      reject(new Error(`a process of the cluster ended by itself: ${code ?? signal}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
