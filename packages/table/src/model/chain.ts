import type { Mutable } from '@illuminice/engine';
import type { Hex32 } from '@illuminice/fair-dice';
import type { LogEntry, TableFact } from './log.ts';

/** SHA-256 of the UTF-8 of a text: each host brings its fastest. */
export type TextHash = (text: string) => Hex32;

export interface ChainState {
  /** Of the server's first seed, which everybody learns at the end: a head tells nobody what was done in secret before. */
  readonly secret: Hex32;
  /** After the last entry. */
  readonly head: Hex32;
  /** After the last entry that every seat was told of. */
  readonly told: Hex32;
}

export const NO_HEAD = '';

/** Closes an entry: it gets its link in the chain and is not changed any more. Returns it as it is stored. */
export function chained(hash: TextHash, entry: Mutable<LogEntry>, { secret, head }: Omit<ChainState, 'told'>): string {
  const body = JSON.stringify(entry);
  entry.chain = chainOf(hash, { secret, before: head, digest: hash(body) });
  return `${body.slice(0, -1)},"chain":"${entry.chain}"}`;
}

export function chainOf(
  hash: TextHash,
  { secret, before, digest }: { readonly secret: Hex32; readonly before: string; readonly digest: Hex32 },
): Hex32 {
  return hash(`illuminice/chain/1 ${secret} ${before} ${digest}`);
}

/** Of all an entry says but its place in the chain; of one that was told in part, what it said in whole. */
export function digestOf(hash: TextHash, { chain: _, digest, ...entry }: LogEntry): Hex32 {
  return digest ?? hash(JSON.stringify(entry));
}

/** Open or not, an answer does not say which of the two its proposal was. */
const WHISPERS: ReadonlySet<TableFact['type']> = new Set([
  'proposed',
  'proposalAnswered',
  'proposalWithdrawn',
  'proposalExpired',
]);

/** Two seats keep it to themselves after the end too: without salt its digest could be guessed. */
export function keepsSecrets(facts: readonly TableFact[]): boolean {
  return facts.some(
    (fact) =>
      (fact.type === 'promised' && (fact.secret || fact.offered)) ||
      WHISPERS.has(fact.type) ||
      (fact.type === 'game' && fact.events.some(({ type }) => type === 'offerMade' || type === 'offerClosed')),
  );
}
