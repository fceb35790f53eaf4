// What a process has used, as it and the system say.

import { readFileSync } from 'node:fs';

export interface Cost {
  /** Of the whole process: the writer thread is part of it. */
  readonly cpuMicros: number;
  /** Of the thread that runs the event loop alone; 0 where the system does not tell. */
  readonly mainThreadMicros: number;
  readonly memory: number;
  readonly rss: number;
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
