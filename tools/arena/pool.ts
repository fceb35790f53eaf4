import { Worker } from 'node:worker_threads';
import type { Job } from './play-job.ts';
import type { BrokenGame, GameResult } from './results.ts';

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
