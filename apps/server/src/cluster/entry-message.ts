/** An entry of a table's log as it travels between processes, with the update it leads to for each seat that gets one. */

import type { PreparedUpdates } from '../tables/index.ts';

export interface EntryMessage {
  readonly node: string;
  /** The process that runs the table's timers; empty where nobody knows. */
  readonly owner: string;
  readonly seq: number;
  readonly deadline: number | undefined;
  readonly entryJson: string;
  /** Missing where every process has to make its updates from the entry itself. */
  readonly updates: PreparedUpdates | undefined;
}

/** A head of names and lengths, then the JSON texts behind each other: nothing is escaped, nothing is parsed before it is needed. */
export function encodeEntry({ node, owner, seq, deadline, entryJson, updates }: EntryMessage): string {
  const audience = updates === undefined ? '-' : updates.audience.join('');
  const lengths = updates?.messages.map(([viewer, json]) => `${viewer}:${json.length}`).join() ?? '';
  const head = [node, owner, seq, deadline ?? '', audience, entryJson.length, lengths].join(' ');
  return `${head}\n${entryJson}${updates?.messages.map(([, json]) => json).join('') ?? ''}`;
}

export function decodeEntry(message: string): EntryMessage | undefined {
  const end = message.indexOf('\n');
  const [node, owner, seq, deadline, audience, length, lengths] = message.slice(0, end).split(' ');
  if (end < 0 || node === undefined || owner === undefined || lengths === undefined) return undefined;
  let at = end + 1 + Number(length);
  // A copy: a slice would keep the whole message in memory for as long as the entry is not parsed.
  const entryJson = Buffer.from(message.slice(end + 1, at)).toString();
  const messages: [number, string][] = [];
  for (const part of lengths === '' ? [] : lengths.split(',')) {
    const [viewer = 0, size = 0] = part.split(':').map(Number);
    messages.push([viewer, message.slice(at, at + size)]);
    at += size;
  }
  return {
    ...{ node, owner, seq: Number(seq), entryJson },
    deadline: deadline === '' ? undefined : Number(deadline),
    updates: audience === '-' ? undefined : { audience: [...(audience ?? '')].map(Number), messages },
  };
}
