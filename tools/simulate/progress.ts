/** A bar on stderr that tells how far a long run is; a line for every tenth where nobody looks. */
export interface Progress {
  at(done: number, note?: string): void;
  end(): void;
}

const WIDTH = 30;
const PAUSE_MS = 200;
const WORTH_A_LINE = 1_000;

export function progress(what: string, all: number): Progress {
  const isSeen = process.stderr.isTTY === true;
  let last = 0;
  let tenths = 0;
  return {
    at(done, note = '') {
      const now = Date.now();
      const tenth = Math.floor((10 * done) / all);
      if (!isSeen && tenth > tenths && all >= WORTH_A_LINE) process.stderr.write(`${what} ${done}/${all} ${note}\n`);
      tenths = tenth;
      if (!isSeen || (now - last < PAUSE_MS && done < all)) return;
      last = now;
      const full = Math.round((WIDTH * done) / all);
      process.stderr.write(`\r${what} ${'█'.repeat(full)}${'·'.repeat(WIDTH - full)} ${done}/${all} ${note}\x1b[K`);
    },
    end() {
      if (isSeen) process.stderr.write('\r\x1b[K');
    },
  };
}
