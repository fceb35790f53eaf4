/** The other end of GroupCommit: hands what is posted to a BatchWriter, and posts its answers back. */

import type { DatabaseSync } from 'node:sqlite';
import { BatchWriter } from './batch-writer.ts';
import type { WriterAnswer, WriterMessage } from './write-job.ts';

/** How often to look for a backup that was put back, and for entries that can be moved to their table. */
const CHECK_MS = 500;

export interface WriterOrder {
  readonly database: DatabaseSync;
  readonly checkMs?: number;
}

export function runWriter(
  post: (answer: WriterAnswer) => void,
  { database, checkMs = CHECK_MS }: WriterOrder,
): (message: WriterMessage) => void {
  const writer = new BatchWriter(database);
  let hasReported = false;
  const checking = setInterval(() => {
    if (!hasReported && writer.isReplaced()) {
      hasReported = true;
      post({ type: 'replaced' });
    }
    const settled = writer.settleOld();
    if (settled !== undefined) post({ type: 'settled', settled });
  }, checkMs);
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
