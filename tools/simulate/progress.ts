/** A bar on stderr that tells how far a long run is; silent where nobody looks. */
export interface Progress {
  at(done: number, note?: string): void;
  end(): void;
}

const WIDTH = 30;
const PAUSE_MS = 200;

export function progress(what: string, all: number): Progress {
  const isSeen = process.stderr.isTTY === true;
  let last = 0;
  return {
    at(done, note = '') {
      const now = Date.now();
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
