import { type GameEvent, type Seat, type State, waitingFor } from '@illuminice/engine';
import { askedSeats } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';

/**
 * The four nevers: no undo when it would change who is to act, across what another did, after hidden information was revealed, after a
 * visible random event. `plain` may be taken back; `aside` is other people's private business, which is neither taken back nor
 * in the way (an undo that suddenly fails would tell of a secret offer); anything else is a boundary.
 */
export const NATURE: Readonly<Record<GameEvent['type'], 'plain' | 'aside' | 'boundary'>> = {
  moneyMoved: 'plain',
  moneyRearranged: 'plain',
  moneyToBank: 'plain',
  moneyFromBank: 'plain',
  turnNoted: 'plain',
  phaseEntered: 'plain',
  armLifted: 'plain',
  armPlaced: 'plain',
  groupsFreed: 'plain',
  alignmentChanged: 'plain',
  asked: 'plain',
  answered: 'plain',
  closed: 'plain',
  attackStage: 'plain',
  attackEnded: 'plain',
  offerMade: 'aside',
  offerClosed: 'aside',
  peeked: 'aside',
  peekEnded: 'aside',
  peekForgotten: 'aside',
  noticeClosed: 'aside',
  // Time that is over stays over: neither is it taken back, nor does it end anybody's undo.
  timeCalled: 'aside',
  accused: 'boundary',
  announcementSettled: 'boundary',
  attackAnnounced: 'boundary',
  attackCalledOff: 'boundary',
  attackCommitted: 'boundary',
  attackDecided: 'boundary',
  attackVoided: 'boundary',
  cardDrawn: 'boundary',
  deckShuffled: 'boundary',
  diceRolled: 'boundary',
  firstChooserDrawn: 'boundary',
  gameEnded: 'boundary',
  goalChosen: 'boundary',
  goalRevealed: 'boundary',
  groupDestroyed: 'boundary',
  groupRevived: 'boundary',
  illuminatiAssigned: 'boundary',
  illuminatiRevealed: 'boundary',
  interferencePermitted: 'boundary',
  passed: 'boundary',
  privilegeEnded: 'boundary',
  privilegeGained: 'boundary',
  questionsLeft: 'boundary',
  rollChanged: 'boundary',
  rolledForTurn: 'boundary',
  seatHandedOver: 'boundary',
  seatOut: 'boundary',
  sequenceSet: 'boundary',
  specialCancelled: 'boundary',
  specialHanded: 'boundary',
  specialTurnedUp: 'boundary',
  specialUsed: 'boundary',
  spendingOpened: 'boundary',
  spent: 'boundary',
  spied: 'boundary',
  treasuryFlaunted: 'boundary',
  turnBegan: 'boundary',
  turnCounted: 'boundary',
  turnEnded: 'boundary',
  turnLost: 'boundary',
};

/** A gift is in another's hands; a trade that was accepted is what two people did. */
function natureOf(event: GameEvent): 'plain' | 'aside' | 'boundary' {
  if (event.type === 'moneyMoved' && event.why === 'gift') return 'boundary';
  if (event.type === 'offerClosed' && event.how === 'accepted') return 'boundary';
  return NATURE[event.type];
}

export interface Move {
  /** Undefined: the clock. */
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent[];
  readonly waitedFor: readonly Seat[];
}

/** Keeps the list of entries the seat to act may go back to; `game` stands after the move. */
export function noteForUndo(state: TableState, game: State, { seat, events, waitedFor }: Move): void {
  const { undo } = state;
  const natures = events.map(natureOf);
  if (natures.every((nature) => nature === 'aside')) return;
  const nowWaitedFor = waitingFor(game);
  const sameToAct = seat !== undefined && isOnly(waitedFor, seat) && isOnly(nowWaitedFor, seat);
  if (!sameToAct || natures.includes('boundary')) {
    state.undo = { seat: -1, toSeqs: [] };
    return;
  }
  const before = state.seq - 1;
  state.undo = { seat, toSeqs: undo.seat === seat ? [...undo.toSeqs, before] : [before] };
}

function isOnly(seats: readonly Seat[], seat: Seat): boolean {
  return seats.length === 1 && seats[0] === seat;
}

/** The older position, with what has gone on beside it meanwhile: offers, peeks, and what people were shown and remember. */
export function positionToReturnTo(older: State, now: State): State {
  return {
    ...older,
    hands: now.hands.slice(),
    offers: now.offers,
    offerSerials: now.offerSerials,
    peeks: now.peeks,
    notices: now.notices,
    notes: now.notes,
    calledRound: now.calledRound,
  };
}

/**
 * By the consent of all everything goes back, luck included: the same dice will come again. Offers end, and their numbers go on: an answer
 * under way must not meet another offer of the same number.
 */
export function positionByConsent(older: State, now: State): State {
  return { ...older, offers: [], offerSerials: now.offerSerials, peeks: [], calledRound: now.calledRound };
}

/** Where this seat's undo would lead; undefined: it may not. */
export function undoSeq(state: TableState, seat: Seat): number | undefined {
  const asked = askedSeats(state);
  const isToAct = asked.length === 1 && asked[0] === seat;
  return isToAct && state.undo.seat === seat ? state.undo.toSeqs.at(-1) : undefined;
}
