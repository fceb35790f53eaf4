/** The writer thread: hands what the main thread posts to a BatchWriter, and posts its answers back. */

import { parentPort, workerData } from 'node:worker_threads';
import { BatchWriter } from './batch-writer.ts';
import { openForWriting } from './open-database.ts';
import type { WriterAnswer, WriterMessage, WriterSettings } from './write-job.ts';

/** How often to look for a backup that was put back, and for entries that can be moved to their table. */
const CHECK_MS = 500;

function runWriter(
  post: (answer: WriterAnswer) => void,
  { dataDir }: WriterSettings,
): (message: WriterMessage) => void {
  const writer = new BatchWriter(openForWriting(dataDir));
  let hasReported = false;
  const checking = setInterval(() => {
    if (!hasReported && writer.isReplaced()) {
      hasReported = true;
      post({ type: 'replaced' });
    }
    const settled = writer.settleOld();
    if (settled !== undefined) post({ type: 'settled', settled });
  }, CHECK_MS);
  post({ type: 'ready' });
  return (message) => {
    switch (message.type) {
      case 'write':
        return post(writer.commit(message));
      case 'acceptReplacement':
        hasReported = false;
        return writer.acceptReplacement();
      case 'close':
        clearInterval(checking);
        writer.close();
        return post({ type: 'closed' });
    }
  };
}

if (parentPort === null) throw new Error('the writer runs in a worker thread');
const port = parentPort;
const receive = runWriter((answer) => port.postMessage(answer), workerData as WriterSettings);
port.on('message', (message: WriterMessage) => {
  receive(message);
  if (message.type === 'close') port.close();
});
