import type { Seat, SeatCommand } from '@illuminice/engine';
import type { PromiseTerms, SeatRequestOf } from '@illuminice/protocol';
import type { FactOf } from '../model/log.ts';
import { isPlaying } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import type { BotAnswer } from '../ports/ports.ts';
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

/** A promise beside an offer: part of it, and nothing of its own until that is accepted. */
export function decideMoveWithPromise(
  context: DecisionContext,
  seat: Seat,
  { command, promise }: { readonly command: SeatCommand; readonly promise: PromiseTerms },
): TableDecision {
  const { state } = context;
  const closed = refuseByStage(state);
  if (closed) return closed;
  const to = partnerIn(command);
  if (to === undefined) return no('BAD_PROMISE', 'R-14.1', { need: 'offerBesidePromise' });
  return (
    refuseTooMany(state, seat, to) ??
    withPromise(decideMove(context, seat, command), promised({ from: seat, to, terms: promise }))
  );
}

/** The same from a computer player, and why it does not take what was offered to it (T-33). */
export function decideBotMove(context: DecisionContext, seat: Seat, answer: BotAnswer): TableDecision {
  const { command, promise, reason } = answer;
  const decision = decideMove(context, seat, command);
  if ('refusal' in decision) return decision;
  if (reason && (command.type === 'reject' || command.type === 'counter')) {
    const { from, serial } = command;
    return { ...decision, facts: [...decision.facts, { type: 'offerReasoned', from, to: seat, serial, reason }] };
  }
  if (!promise || partnerIn(command) !== promise.to) return decision;
  // Its kind says everything; the reader's language makes the sentence.
  const terms = { text: '', promise: promise.promise };
  return withPromise(decision, promised({ from: seat, to: promise.to, terms }));
}

function partnerIn(command: SeatCommand): Seat | undefined {
  return command.type === 'offer' ? command.to : command.type === 'counter' ? command.from : undefined;
}

function withPromise(decision: TableDecision, fact: FactOf<'promised'>): TableDecision {
  if ('refusal' in decision) return decision;
  const events = decision.facts.flatMap((fact) => (fact.type === 'game' ? fact.events : []));
  const made = events.find((event) => event.type === 'offerMade');
  if (made === undefined) return decision;
  return { facts: [...decision.facts, { ...fact, offered: true, offer: made.offer.serial }] };
}

function promised({ from, to, terms }: { from: Seat; to: Seat; terms: PromiseTerms }): FactOf<'promised'> {
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

function refuseTooMany({ promises }: TableState, from: Seat, to: Seat): TableDecision | undefined {
  const open = promises.filter((one) => one.from === from && one.to === to && one.state === 'open');
  return open.length >= MOST_OPEN_PROMISES
    ? no('BAD_PROMISE', 'R-14.1', { need: 'fewerPromises', most: MOST_OPEN_PROMISES })
    : undefined;
}
