/** A line of a table's log as it travels between processes, with what each seat is told of it. */

import type { MadeElsewhere } from '../tables/index.ts';

export interface LineMessage {
  readonly node: string;
  /** Who looks after the table's clock; empty where nobody knows. */
  readonly tender: string;
  readonly seq: number;
  readonly deadline: number | undefined;
  readonly line: string;
  /** Missing where every process has to look at the line itself. */
  readonly made: MadeElsewhere | undefined;
}

/** A head of words and lengths, then the texts behind each other: nothing is escaped, nothing is read before it is needed. */
export function written({ node, tender, seq, deadline, line, made }: LineMessage): string {
  const audience = made === undefined ? '-' : made.audience.join('');
  const lengths = made?.words.map(([viewer, words]) => `${viewer}:${words.length}`).join() ?? '';
  const head = [node, tender, seq, deadline ?? '', audience, line.length, lengths].join(' ');
  return `${head}\n${line}${made?.words.map(([, words]) => words).join('') ?? ''}`;
}

export function read(message: string): LineMessage | undefined {
  const end = message.indexOf('\n');
  const [node, tender, seq, deadline, audience, length, lengths] = message.slice(0, end).split(' ');
  if (end < 0 || node === undefined || tender === undefined || lengths === undefined) return undefined;
  let at = end + 1 + Number(length);
  // A copy: a part would keep the whole message in memory for as long as the line is not read.
  const line = Buffer.from(message.slice(end + 1, at)).toString();
  const words: [number, string][] = [];
  for (const part of lengths === '' ? [] : lengths.split(',')) {
    const [viewer, size] = part.split(':').map(Number) as [number, number];
    words.push([viewer, message.slice(at, at + size)]);
    at += size;
  }
  return {
    ...{ node, tender, seq: Number(seq), line },
    deadline: deadline === '' ? undefined : Number(deadline),
    made: audience === '-' ? undefined : { audience: [...(audience ?? '')].map(Number), words },
  };
}
