import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type Cost, mainThreadMicros } from '../cluster/process-cost.ts';

/** A server under load: started, asked, and ended by its own id. */
export class Child {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** With `profile`, every thread of the server leaves a CPU profile in that folder. */
  static async start(file: string, env: Readonly<Record<string, string>>, profile?: string): Promise<Child> {
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const child = fork(join(import.meta.dirname, file), {
      env: { ...process.env, ...env },
      execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', ...profiling],
    });
    const { port } = (await answer(child)) as { readonly port: number };
    return new Child(child, port);
  }

  /** `memory`: after everything that nobody needs was collected. */
  async cost(what: 'cost' | 'memory' = 'cost'): Promise<Cost> {
    const answered = answer(this.#process);
    this.#process.send(what);
    return { ...((await answered) as Cost), mainThreadMicros: mainThreadMicros(this.#process.pid ?? 0) };
  }

  async give(message: object): Promise<void> {
    const answered = answer(this.#process);
    this.#process.send(message);
    await answered;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.disconnect();
    await ended;
  }
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server under load ended with ${code}`)));
  });
}
