/** Processor time, not the clock on the wall: other programs on the machine must not change a figure. */

/** How often a second of one core gets `work` done; `work` says how many things it did. */
export function perCpuSecond(work: () => number, seconds = 1): number {
  work();
  const before = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1e6;
    if (used >= seconds) return done / used;
  }
}

/** The middle of three runs. */
export function medianOfThree(run: () => number): number {
  const [, middle = 0] = [run(), run(), run()].toSorted((a, b) => a - b);
  return middle;
}

/** Microseconds of processor time of one call after another. */
export function eachCall(
  calls: number,
  call: (index: number) => void,
): { readonly mean: number; readonly p99: number } {
  const times: number[] = [];
  for (let index = 0; index < calls; index++) {
    const before = process.threadCpuUsage();
    call(index);
    const { user, system } = process.threadCpuUsage(before);
    times.push(user + system);
  }
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / calls;
  return { mean, p99: times[Math.floor(calls * 0.99)] ?? 0 };
}
