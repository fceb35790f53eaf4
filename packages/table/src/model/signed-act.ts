/** What a seat signs: its act, at which table, with whom, and after what. Who verifies it finds all of it in the log. */
import type { SeatRequest } from '@illuminice/protocol';
import type { ActSignature, LogEntry, TableFact } from './log.ts';

export interface SignedAct {
  readonly ceremonyId: string;
  /** Of all seats, in their order. */
  readonly names: readonly string[];
  readonly seat: number;
  readonly id: string;
  /** Head of the chain as this seat was told last. */
  readonly after: string | undefined;
  readonly request: SeatRequest;
}

export function textToSign({ ceremonyId, names, seat, id, after = '', request }: SignedAct): string {
  return ['illuminice/act/1', ceremonyId, JSON.stringify(names), seat, id, after, sortedJson(request)].join('\n');
}

/** The same text whatever order the fields came in. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What a signed entry was asked for; a plain move stands in its events already and is not written twice. */
export function requestIn({ signed, facts }: LogEntry): SeatRequest | undefined {
  if (signed?.request) return signed.request;
  const [game] = facts;
  if (game?.type !== 'game' || !('seat' in game.command)) return undefined;
  const { seat: _, ...command } = game.command;
  return { type: 'command', command };
}

/** The part of a request that goes into the log beside its facts. */
export function signedPart(
  { signature, after }: ActSignature,
  request: SeatRequest,
  facts: readonly TableFact[],
): ActSignature {
  const isPlain =
    request.type === 'command' && !request.promise && !request.asks && !request.seen && facts[0]?.type === 'game';
  return { signature, ...(after === undefined ? {} : { after }), ...(isPlain ? {} : { request }) };
}
