/**
 * The log of a game that is over, for one of those who were there: without what two others keep to themselves, and still bound by the
 * digests of what was left out, so that it can be verified.
 */

import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { digestOf, type LogEntry, type TableViewer, withoutSecrets } from '@illuminice/table';

export function afterTheGame(entries: readonly LogEntry[], viewer: TableViewer): readonly LogEntry[] {
  return withoutSecrets(entries, viewer).map((told, index) => toldInPart(entries[index] ?? told, told));
}

/** What was left out is still bound by its digest. A signature of what is told otherwise would only look false, and names its author. */
function toldInPart(entry: LogEntry, told: LogEntry): LogEntry {
  const { chain } = entry;
  if (chain === undefined || isDeepStrictEqual(entry, told)) return told;
  const { salt: _, signed, ...rest } = told;
  const isSigned = signed !== undefined && isDeepStrictEqual(askedIn(entry), askedIn(told));
  return { ...rest, ...(isSigned ? { signed } : {}), digest: digestOf(sha256, entry), chain };
}

const sha256 = (text: string): string => hash('sha256', text);

/** All that follows from the word of a seat. */
function askedIn({ facts }: LogEntry): readonly unknown[] {
  return facts.map((fact) => (fact.type === 'game' ? fact.command : fact.type === 'rewound' ? fact.why : fact));
}
