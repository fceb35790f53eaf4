/** Draws moments one after another, each in a worker thread; who comes while too many wait is told to come again. */

import { Worker } from 'node:worker_threads';
import type { DrawnMoment, DrawOrder } from './draw-order.ts';

const MOST_WAITING = 8;
/** A long game takes half a second on a busy machine. */
const PATIENCE_MS = 20_000;

export class DrawQueue {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `busy`: not now. Undefined: nothing to be seen. */
  draw(order: DrawOrder): Promise<DrawnMoment | 'busy' | undefined> {
    if (this.#waiting >= MOST_WAITING) return Promise.resolve('busy');
    this.#waiting++;
    const drawn = this.#last.then(() => drawnBy(order));
    this.#last = drawn.catch(() => undefined).then(() => this.#waiting--);
    return drawn;
  }
}

function drawnBy(order: DrawOrder): Promise<DrawnMoment | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw.ts', import.meta.url), { workerData: order });
    const timer = setTimeout(() => {
      reject(new Error('a picture took too long'));
      void worker.terminate();
    }, PATIENCE_MS);
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('a picture was not drawn'));
    });
  });
}
