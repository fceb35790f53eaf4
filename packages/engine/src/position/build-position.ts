/** From a written position to a State: everything it says, and nothing else. */
import { type Pack, sideOf } from '../cards/pack.ts';
import { slotOf } from '../model/hand.ts';
import { newGame } from '../model/new-game.ts';
import type { GameOptions } from '../model/options.ts';
import { AWAY, DEAD, DEPARTED, ELIMINATED, type State, UNCONTROLLED } from '../model/state.ts';
import type { CardKey, CardNo } from '../vocabulary/vocabulary.ts';
import { checkStructures } from './check-structures.ts';
import { type GroupPosition, type Position, PositionError, type SeatPosition } from './position.ts';
import { tableCards } from './table-cards.ts';

/** The position just before `turn.phase` does anything; `resume` goes on from here. Throws a PositionError. */
export function buildPosition(pack: Pack, position: Position, options: GameOptions): State {
  const { seats, initialPlayers = seats.length, uncontrolled = [], dead = [], discard = [], deck = [] } = position;
  const state = newGame({ pack, seats: seats.length, options, initialPlayers });
  const cards = tableCards(pack);
  for (const [number, seat] of seats.entries()) seatDown(pack, state, { ...seat, number });
  for (const [number, seat] of seats.entries()) {
    state.hands[number] = (seat.specials ?? []).map((given) => {
      const { card, faceUp } = typeof given === 'string' ? { card: given, faceUp: false } : given;
      return slotOf(cards.special(card), { faceUp, knownBy: 1 << number });
    });
    hang(state, seat.structure ?? [], { host: number, owner: number, take: cards.group });
  }
  for (const key of uncontrolled) state.owner[cards.group(key)] = UNCONTROLLED;
  for (const key of dead) state.owner[cards.group(key)] = DEAD;
  state.discard = discard.map(cards.special);
  state.deck = deck.map(cards.deckCard);
  for (const [number, seat] of seats.entries()) markCards(pack, state, { ...seat, number });
  state.bank = 0 - state.money.reduce((sum, amount) => sum + amount, 0);
  setTurn(state, position);
  checkStructures(pack, state);
  return state;
}

interface NumberedSeat extends SeatPosition {
  readonly number: number;
}

function seatDown(pack: Pack, state: State, seat: NumberedSeat): void {
  const { number, structure = [], specials = [], money = 0, left = false, eliminated = false } = seat;
  const illuminati = pack.illuminatiNumbers.get(seat.illuminati);
  if (illuminati === undefined)
    throw new PositionError({ code: 'unknownIlluminati', rule: 'R-24.5', values: { key: seat.illuminati } });
  if (state.illuminati.includes(illuminati))
    throw new PositionError({ code: 'sameIlluminati', rule: 'R-24.5', values: { key: seat.illuminati } });
  const out = left || eliminated;
  if (out && (structure.length > 0 || specials.length > 0 || money > 0))
    throw new PositionError({ code: 'outButHolds', rule: 'R-19.4', values: { seat: number } });
  state.illuminati[number] = illuminati;
  state.faceDown[number] = state.options.hiddenIlluminati && !out ? 1 : 0;
  state.owner[number] = out ? AWAY : number;
  if (out) state.status[number] = left ? DEPARTED : ELIMINATED;
  state.money[number] = money;
  state.turnsTaken[number] = seat.turnsTaken ?? 0;
  state.destroyed[number] = seat.destroyed ?? 0;
  if (seat.goal !== undefined) state.goal[number] = goalNumber(pack, seat.goal);
}

function goalNumber(pack: Pack, key: CardKey): number {
  const number = pack.illuminatiNumbers.get(key);
  if (number === undefined || pack.illuminati[number]?.goal.type === 'secret')
    throw new PositionError({ code: 'unknownGoal', rule: 'R-24.5', values: { key } });
  return number;
}

interface Place {
  readonly host: CardNo;
  readonly owner: number;
  readonly take: (key: CardKey) => CardNo;
}

function hang(state: State, groups: readonly GroupPosition[], { host, owner, take }: Place): void {
  for (const { group, on, money = 0, puppets = [] } of groups) {
    const card = take(group);
    state.owner[card] = owner;
    state.host[card] = host;
    state.side[card] = sideOf(on);
    state.money[card] = money;
    hang(state, puppets, { host: card, owner, take });
  }
}

/** A Group, or the Illuminati card of the seat that plays it. */
function cardOf(pack: Pack, state: State, key: CardKey): CardNo | undefined {
  const illuminati = pack.illuminatiNumbers.get(key);
  const seat = illuminati === undefined ? -1 : state.illuminati.indexOf(illuminati);
  return pack.numbers.get(key) ?? (seat < 0 ? undefined : seat);
}

function markCards(pack: Pack, state: State, seat: NumberedSeat): void {
  const { number } = seat;
  for (const key of seat.stacked ?? []) {
    const card = key === 'illuminati' ? number : cardOf(pack, state, key);
    if (card === undefined || state.owner[card] !== number)
      throw new PositionError({ code: 'notStackable', rule: 'R-18.3', values: { seat: number, key } });
    state.stacked[card] = 1;
  }
  for (const [key, times] of Object.entries(seat.participated ?? {})) {
    const card = cardOf(pack, state, key);
    if (card === undefined) throw new PositionError({ code: 'unknownCard', rule: 'R-7.11', values: { key } });
    state.taken[card] = times;
  }
}

function setTurn(state: State, { turn = {}, seats }: Position): void {
  const { seat = 0, phase = 'actions', actionsUsed = 0, freeTransfersUsed = 0 } = turn;
  const used = seats[seat]?.used ?? [];
  state.phase = phase;
  state.turn = {
    ...state.turn,
    seat,
    actionsUsed,
    freeTransfersUsed,
    // an action taken, an attack committed or money transferred earlier in this turn.
    passBarred:
      actionsUsed > 0 ||
      freeTransfersUsed > 0 ||
      used.includes('privilege') ||
      state.taken.some((attacks) => attacks > 0),
    lasersUsed: used.includes('lasers'),
    recycled: used.includes('recycle'),
    privilegeBought: used.includes('privilege'),
  };
  // A staggered round begins with the seat that has the turn: a position has no word for an older one.
  state.sequence = { ...state.sequence, roundStart: Math.max(0, state.sequence.order.indexOf(seat)) };
}
