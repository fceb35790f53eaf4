import { audienceOf, type GameEvent } from '@illuminice/engine';
import type { TableFact } from './log.ts';
import { partiesOf } from './proposal.ts';
import { bitOfSeat, isIn } from './seats-of.ts';
import type { TableState } from './table-state.ts';

/**
 * Who learns something from a fact, as bits; bit `seats.length` = spectators. Nobody else is sent anything at that moment: a
 * message without content would tell that somebody has just answered, pressed Wait or made a secret offer. Of events of
 * the game the engine says it.
 */
export function touchedBy(state: TableState, fact: TableFact): number {
  const touched = saidTo(state, fact);
  return fact.type === 'game' && isSeenLate(state) ? withLateSpectators(state, fact.events, touched) : touched;
}

/** Nothing of it was between players alone: whoever looks on is told, at once or a round later. */
export function isAloud(state: TableState, fact: TableFact): boolean {
  return isIn(saidTo(state, fact), state.seats.length);
}

function saidTo(state: TableState, fact: TableFact): number {
  const everybody = (1 << (state.seats.length + 1)) - 1;
  switch (fact.type) {
    case 'held':
    case 'waited':
    case 'standing':
    case 'armed':
      return bitOfSeat(fact.seat);
    case 'botsAnswered':
      return 0;
    case 'promised':
      return fact.secret || fact.offered ? bitOfSeat(fact.from) | bitOfSeat(fact.to) : everybody;
    case 'offerReasoned':
      return bitOfSeat(fact.from) | bitOfSeat(fact.to);
    case 'proposed':
      return fact.secret ? bitsOf(partiesOf(fact)) | bitsOfProposal(state, fact.counters) : everybody;
    case 'proposalAnswered':
    case 'proposalWithdrawn':
    case 'proposalExpired':
      return bitsOfProposal(state, fact.id);
    case 'game':
      return saidByGame(fact.events, everybody);
    case 'opened':
    case 'diceCommitted':
    case 'diceRevealing':
    case 'diceRevealed':
    case 'diceMixed':
    case 'beginning':
    case 'picked':
    case 'thrown':
    case 'begun':
    case 'extended':
    case 'dropped':
    case 'returned':
    case 'botSeated':
    case 'handedBack':
    case 'voteOpened':
    case 'voted':
    case 'voteClosed':
    case 'rewound':
    case 'continued':
    case 'diceAgain':
    case 'removed':
    case 'reset':
    case 'rematchWanted':
    case 'frozen':
      return everybody;
  }
}

/** Whoever hears of that one, folded already. */
function bitsOfProposal({ proposals, seats }: TableState, id: string | undefined): number {
  const proposal = proposals.find((known) => known.id === id);
  if (!proposal) return 0;
  return proposal.secret ? bitsOf(partiesOf(proposal)) : bitOfSeat(seats.length + 1) - 1;
}

function bitsOf(seats: readonly number[]): number {
  return seats.reduce((bits, seat) => bits | bitOfSeat(seat), 0);
}

function saidByGame(events: readonly GameEvent[], everybody: number): number {
  let touched = 0;
  for (const event of events) {
    const audience = isSecondLook(event, events) ? [event.seat] : audienceOf(event);
    if (audience === 'everybody') touched |= everybody;
    else for (const seat of audience) touched |= bitOfSeat(seat);
  }
  return touched;
}

/** the light of a card that is looked at again goes on burning; its owner sees nothing happen. */
function isSecondLook(
  event: GameEvent,
  events: readonly GameEvent[],
): event is Extract<GameEvent, { type: 'peeked' | 'peekForgotten' }> {
  const isPeek = event.type === 'peeked' || event.type === 'peekForgotten';
  return isPeek && ['peeked', 'peekForgotten'].every((type) => events.some((other) => other.type === type));
}

/** with `spectatorsSeeAll` they follow one round behind and move on when a turn begins. */
export function isSeenLate(state: TableState): boolean {
  return state.opening.options.spectatorsSeeAll && state.stage === 'playing';
}

function withLateSpectators(state: TableState, events: readonly GameEvent[], touched: number): number {
  const spectators = bitOfSeat(state.seats.length);
  return events.some(({ type }) => type === 'turnBegan') ? touched | spectators : touched & ~spectators;
}
