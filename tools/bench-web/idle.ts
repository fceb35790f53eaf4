import { cpus } from 'node:os';

/** What the processors had to spare since, in per cent: where other programs left nothing, their work is measured too. */
export function idleMeter(): () => number {
  const start = timesOf();
  return () => {
    const end = timesOf();
    return Math.round((100 * (end.idle - start.idle)) / Math.max(1, end.all - start.all));
  };
}

function timesOf(): { readonly idle: number; readonly all: number } {
  const times = cpus().map(({ times }) => times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0),
  };
}
