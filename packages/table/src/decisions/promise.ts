import type { Seat } from '@illuminice/engine';
import type { PromiseTerms, SeatRequestOf } from '@illuminice/protocol';
import { partnerIn } from '../model/dealers.ts';
import type { FactOf } from '../model/log.ts';
import { isPlaying } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { type DecisionContext, no, type TableDecision } from './decision.ts';
import { decideMove, refuseByStage } from './move.ts';

/** Open promises one seat may have towards another; nobody reads a longer list. */
const MOST_OPEN_PROMISES = 10;

/** A promise made at once. */
export function decidePromise(state: TableState, from: Seat, request: SeatRequestOf<'promise'>): TableDecision {
  const closed = refuseByStage(state);
  if (closed) return closed;
  const { to } = request;
  if (to === from || !isPlaying(state, to) || !isPlaying(state, from))
    return no('BAD_PROMISE', 'R-14.1', { need: 'twoPlayersInGame' });
  return refuseTooMany(state, from, to) ?? { facts: [promised({ from, to, terms: request })] };
}

/** Promises beside an offer, given and asked for: part of it, and nothing of their own until that is accepted. */
export function decideMoveWithPromises(
  context: DecisionContext,
  seat: Seat,
  { command, promise, asks }: SeatRequestOf<'command'>,
): TableDecision {
  const { state } = context;
  const closed = refuseByStage(state);
  if (closed) return closed;
  const to = partnerIn(command);
  if (to === undefined) return no('BAD_PROMISE', 'R-14.1', { need: 'offerBesidePromise' });
  return (
    (promise && refuseTooMany(state, seat, to)) ??
    (asks && refuseTooMany(state, to, seat)) ??
    withPromises(decideMove(context, seat, command), [
      ...(promise ? [promised({ from: seat, to, terms: promise })] : []),
      ...(asks ? [asked({ of: to, by: seat, terms: asks })] : []),
    ])
  );
}

export function withPromises(decision: TableDecision, promises: readonly FactOf<'promised'>[]): TableDecision {
  if ('refusal' in decision) return decision;
  const events = decision.facts.flatMap((fact) => (fact.type === 'game' ? fact.events : []));
  const made = events.find((event) => event.type === 'offerMade');
  if (made === undefined || promises.length === 0) return decision;
  const { serial } = made.offer;
  return {
    facts: [...decision.facts, ...promises.map((fact) => ({ ...fact, offered: true as const, offer: serial }))],
  };
}

export function promised({ from, to, terms }: { from: Seat; to: Seat; terms: PromiseTerms }): FactOf<'promised'> {
  const { text, promise, secret } = terms;
  return {
    type: 'promised',
    from,
    to,
    text,
    ...(promise === undefined ? {} : { promise }),
    ...(secret === true ? { secret: true } : {}),
  };
}

/** What whoever accepts promises by it. */
export function asked({ of, by, terms }: { of: Seat; by: Seat; terms: PromiseTerms }): FactOf<'promised'> {
  return { ...promised({ from: of, to: by, terms }), asked: true };
}

export function refuseTooMany({ promises }: TableState, from: Seat, to: Seat): TableDecision | undefined {
  const open = promises.filter((one) => one.from === from && one.to === to && one.state === 'open');
  return open.length >= MOST_OPEN_PROMISES
    ? no('BAD_PROMISE', 'R-14.1', { need: 'fewerPromises', most: MOST_OPEN_PROMISES })
    : undefined;
}
