import { Worker } from 'node:worker_threads';
import type { BrokenGame, GameResult } from './results.ts';
import type { Job } from './worker.ts';

/** Plays all jobs on a few threads; results come in the order in which games end. */
export async function playAll(
  jobs: readonly Job[],
  workers: number,
  onResult: (result: GameResult | BrokenGame) => void,
): Promise<void> {
  const waiting = [...jobs];
  const runOne = () =>
    new Promise<void>((resolve, reject) => {
      const first = waiting.shift();
      if (!first) return resolve();
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.on('error', reject);
      worker.on('message', (result: GameResult | BrokenGame) => {
        onResult(result);
        const next = waiting.shift();
        if (next) worker.postMessage(next);
        else worker.terminate().then(() => resolve(), reject);
      });
      worker.postMessage(first);
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, runOne));
}

/** A bar on stderr with what is left to wait. */
export function progressBar(total: number, done: number, started: number): void {
  const part = total === 0 ? 1 : done / total;
  const seconds = (Date.now() - started) / 1000;
  const left = done === 0 ? '?' : `${Math.ceil((seconds / done) * (total - done))} s left`;
  const filled = Math.round(part * 30);
  process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total} ${left}   `);
  if (done >= total) process.stderr.write('\n');
}
