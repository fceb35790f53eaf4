/** From `given` to a State: everything the format says, its defaults, and nothing else. */
import {
  AWAY,
  DEAD,
  DEPARTED,
  ELIMINATED,
  type GameOptions,
  newGame,
  type Pack,
  type State,
  sideOf,
  slotOf,
  UNCONTROLLED,
} from '@illuminice/engine';
import { cardNumber } from '../names.ts';
import { checkStructures } from './check-structures.ts';
import type { GroupGiven, PositionGiven, SeatGiven } from './format.ts';
import { ScenarioError } from './scenario-error.ts';
import { tableCards } from './table-cards.ts';

/** The position just before `turn.phase` does anything; `resume` of the engine goes on from here. */
export function buildPosition(pack: Pack, given: PositionGiven, options: GameOptions): State {
  const { seats, initialPlayers } = given;
  const state = newGame({ pack, seats: seats.length, options, initialPlayers });
  const cards = tableCards(pack);
  for (const [number, seat] of seats.entries()) seatDown(pack, state, seat, number);
  for (const [number, seat] of seats.entries()) {
    state.hands[number] = seat.specials.map(({ card, faceUp }) =>
      slotOf(cards.special(card), { faceUp, knownBy: 1 << number }),
    );
    hang(state, seat.structure, { host: number, owner: number, take: cards.group });
  }
  for (const key of given.uncontrolled) state.owner[cards.group(key)] = UNCONTROLLED;
  for (const key of given.dead) state.owner[cards.group(key)] = DEAD;
  state.discard = given.discard.map(cards.special);
  state.deck = given.deck.map(cards.deckCard);
  for (const [number, seat] of seats.entries()) markCards(pack, state, seat, number);
  state.bank = 0 - state.money.reduce((sum, amount) => sum + amount, 0);
  setTurn(state, given);
  checkStructures(pack, state);
  return state;
}

function seatDown(pack: Pack, state: State, seat: SeatGiven, number: number): void {
  const illuminati = pack.illuminatiNumbers.get(seat.illuminati);
  if (illuminati === undefined) throw new ScenarioError(`unknown Illuminati "${seat.illuminati}"`);
  if (state.illuminati.includes(illuminati)) throw new ScenarioError(`${seat.illuminati} sits at two places`);
  const out = seat.left || seat.eliminated;
  if (out && (seat.structure.length > 0 || seat.specials.length > 0 || seat.money > 0))
    throw new ScenarioError(`seat ${number} is out and holds nothing (R-19.4)`);
  state.illuminati[number] = illuminati;
  state.faceDown[number] = state.options.hiddenIlluminati && !out ? 1 : 0;
  state.owner[number] = out ? AWAY : number;
  if (out) state.status[number] = seat.left ? DEPARTED : ELIMINATED;
  state.money[number] = seat.money;
  state.turnsTaken[number] = seat.turnsTaken;
  state.destroyed[number] = seat.destroyed;
  if (seat.goal !== undefined) state.goal[number] = goalNumber(pack, seat.goal);
}

function goalNumber(pack: Pack, key: string): number {
  const number = pack.illuminatiNumbers.get(key);
  if (number === undefined || pack.illuminati[number]?.goal.type === 'secret')
    throw new ScenarioError(`unknown goal "${key}"`);
  return number;
}

interface Place {
  readonly host: number;
  readonly owner: number;
  readonly take: (key: string) => number;
}

function hang(state: State, groups: readonly GroupGiven[], { host, owner, take }: Place): void {
  for (const given of groups) {
    const card = take(given.group);
    state.owner[card] = owner;
    state.host[card] = host;
    state.side[card] = sideOf(given.on);
    state.money[card] = given.money;
    hang(state, given.puppets, { host: card, owner, take });
  }
}

function markCards(pack: Pack, state: State, seat: SeatGiven, number: number): void {
  for (const key of seat.stacked) {
    const card = key === 'illuminati' ? number : cardNumber(pack, state, key);
    if (card === undefined || state.owner[card] !== number)
      throw new ScenarioError(`seat ${number} has no "${key}" to stack`);
    state.stacked[card] = 1;
  }
  for (const [key, times] of Object.entries(seat.participated)) {
    const card = cardNumber(pack, state, key);
    if (card === undefined) throw new ScenarioError(`unknown card "${key}" in participated`);
    state.taken[card] = times;
  }
}

function setTurn(state: State, { turn, seats }: PositionGiven): void {
  const { seat, phase, actionsUsed, freeTransfersUsed } = turn;
  const used = seats[seat]?.used ?? [];
  state.phase = phase;
  state.turn = {
    ...state.turn,
    seat,
    actionsUsed,
    freeTransfersUsed,
    // an action taken or money transferred earlier in this turn.
    passBarred: actionsUsed > 0 || freeTransfersUsed > 0,
    lasersUsed: used.includes('lasers'),
    recycled: used.includes('recycle'),
    privilegeBought: used.includes('privilege'),
  };
  // A staggered round begins with the seat that has the turn: the format has no word for an older one.
  state.sequence = { ...state.sequence, roundStart: Math.max(0, state.sequence.order.indexOf(seat)) };
}
