import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Cost {
  /** Of the whole process: the writer thread is part of it. */
  readonly cpuMicros: number;
  /** Of the thread that runs the event loop alone; 0 where the system does not tell. */
  readonly mainThreadMicros: number;
  readonly memory: number;
  readonly rss: number;
}

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

/** Linux counts a thread's time in hundredths of a second: fields 14 and 15 of its line, behind the name in brackets. */
export function mainThreadMicros(pid: number): number {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return 0;
  }
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the server under load ended with ${code}`)));
  });
}
