/** Starts what writes: a thread of its own, so that no fsync holds up the event loop. */

import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../store/index.ts';
import type { WriterAnswer, WriterMessage, WriterSettings } from './write-job.ts';

export interface WriterListener {
  readonly answered: (answer: WriterAnswer) => void;
  /** Nothing will be answered any more. */
  readonly lost: (error: Error) => void;
}

/** Hands messages to what writes to this folder; simulations bring a disk of their own. */
export type StartWriter = (dataDir: string, listener: WriterListener) => (message: WriterMessage) => void;

export const startWriterThread: StartWriter = (dataDir, { answered, lost }) => {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: { dataDir } satisfies WriterSettings,
  });
  worker.on('message', answered);
  worker.on('error', lost);
  worker.on('exit', () => lost(new StoreUnavailable('the writer has stopped')));
  return (message) => worker.postMessage(message);
};
