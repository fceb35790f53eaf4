/** Which broken promises are news, and whose they were: one deed may break several, and a pact is given to all in it (T-17). */
import type { Seat } from '@illuminice/engine';
import type { PromiseInfo } from '../../session/stores/index.ts';

/** Serials follow the list, and offers that end leave it. */
export function keyOf({ from, to, promise, text, broken }: PromiseInfo): string {
  return JSON.stringify([broken?.at, from, to, promise ?? text]);
}

export function isTo({ to, among = [] }: PromiseInfo, seat: Seat | undefined): boolean {
  return seat !== undefined && (to === seat || among.includes(seat));
}

/** Those to this player first. */
export function newlyBroken(
  promises: readonly PromiseInfo[],
  known: ReadonlySet<string>,
  me: Seat | undefined,
): readonly PromiseInfo[] {
  const fresh = promises.filter((promise) => promise.broken && !known.has(keyOf(promise)));
  const mine = fresh.filter((promise) => isTo(promise, me));
  return [...mine, ...fresh.filter((promise) => !mine.includes(promise))];
}
