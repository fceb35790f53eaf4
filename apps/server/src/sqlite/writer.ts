/** The writer thread. */

import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './open-database.ts';
import { runWriter } from './run-writer.ts';
import type { WriterMessage, WriterSettings } from './write-job.ts';

if (parentPort === null) throw new Error('the writer runs in a worker thread');
const port = parentPort;
const { dataDir } = workerData as WriterSettings;
const receive = runWriter((answer) => port.postMessage(answer), { database: openForWriting(dataDir) });
port.on('message', (message: WriterMessage) => {
  receive(message);
  if (message.type === 'close') port.close();
});
