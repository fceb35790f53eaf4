/** A position written down by card names, for the development table. Only what the scenarios of the fixture need. */
import { pack } from '@illuminice/cards';
import {
  AWAY,
  completeOptions,
  DEAD,
  DEFAULT_OPTIONS,
  type GameOptions,
  layoutOfSeat,
  newGame,
  type Phase,
  previewPlacement,
  type SideName,
  type State,
  sideOf,
  slotOf,
  UNCONTROLLED,
  viewFor,
  wholeDeck,
} from '@illuminice/engine';

export interface FixtureGroup {
  readonly group: string;
  readonly on: SideName;
  readonly money?: number;
  readonly puppets?: readonly FixtureGroup[];
}

export interface FixtureSeat {
  readonly illuminati: string;
  readonly money?: number;
  readonly specials?: readonly string[];
  readonly structure?: readonly FixtureGroup[];
  /** Groups hung one after another wherever the first of them fits: for boards of which only the size matters. */
  readonly crowd?: readonly string[];
  readonly goal?: string;
  readonly destroyed?: number;
}

export interface FixturePosition {
  readonly seats: readonly FixtureSeat[];
  readonly uncontrolled: readonly string[];
  readonly dead?: readonly string[];
  /** What is drawn next, a Special or a Group. */
  readonly deckTop?: readonly string[];
  readonly turn?: { readonly seat?: number; readonly phase?: Phase; readonly actionsUsed?: number };
  readonly options?: Partial<GameOptions>;
}

export function fixtureState(position: FixturePosition): State {
  const { seats, uncontrolled, dead = [], deckTop = [], turn = {}, options = {} } = position;
  const complete = completeOptions(options);
  const state = newGame({ pack, seats: seats.length, options: 'problem' in complete ? DEFAULT_OPTIONS : complete });
  seats.forEach((seat, number) => {
    state.illuminati[number] = known(pack.illuminatiNumbers, seat.illuminati);
    state.owner[number] = number;
    state.money[number] = seat.money ?? 0;
    state.turnsTaken[number] = 3;
    state.destroyed[number] = seat.destroyed ?? 0;
    if (state.options.hiddenIlluminati) state.faceDown[number] = 1;
    if (seat.goal !== undefined) state.goal[number] = known(pack.illuminatiNumbers, seat.goal);
    state.hands[number] = (seat.specials ?? []).map((key) =>
      slotOf(known(pack.specialNumbers, key), { faceUp: false, knownBy: 1 << number }),
    );
    hang(state, seat.structure ?? [], { host: number, owner: number });
    for (const key of seat.crowd ?? []) squeeze(state, known(pack.numbers, key), number);
  });
  for (const key of uncontrolled) state.owner[known(pack.numbers, key)] = UNCONTROLLED;
  for (const key of dead) state.owner[known(pack.numbers, key)] = DEAD;
  state.deck = withOnTop(restOfDeck(state), deckTop);
  state.bank = 0 - state.money.reduce((sum, amount) => sum + amount, 0);
  state.phase = turn.phase ?? 'actions';
  const actionsUsed = turn.actionsUsed ?? 0;
  state.turn = { ...state.turn, seat: turn.seat ?? 0, actionsUsed, passBarred: actionsUsed > 0 };
  return state;
}

function hang(state: State, groups: readonly FixtureGroup[], { host, owner }: { host: number; owner: number }): void {
  for (const { group, on, money = 0, puppets = [] } of groups) {
    const card = known(pack.numbers, group);
    state.owner[card] = owner;
    state.host[card] = host;
    state.side[card] = sideOf(on);
    state.money[card] = money;
    hang(state, puppets, { host: card, owner });
  }
}

/** On the first arrow, breadth-first from the Illuminati, where it overlaps nothing. */
function squeeze(state: State, card: number, owner: number): void {
  const view = viewFor(pack, state, owner);
  for (const { card: host } of layoutOfSeat(pack, state, owner)) {
    const side = pack.outSides[host]?.find(
      (out) => previewPlacement(pack, view, { seat: owner, group: card, host, side: out }).ok,
    );
    if (side === undefined) continue;
    state.owner[card] = owner;
    state.host[card] = host;
    state.side[card] = side;
    state.money[card] = card % 9;
    return;
  }
  throw new Error(`the fixture has no room for card ${card}`);
}

function withOnTop(deck: number[], keys: readonly string[]): number[] {
  const top = keys.map((key) => pack.numbers.get(key) ?? -1 - known(pack.specialNumbers, key));
  return [...top, ...deck.filter((card) => !top.includes(card))];
}

function restOfDeck(state: State): number[] {
  const held = state.hands.flat().map((slot) => -1 - (slot & 0xff));
  return wholeDeck(pack).filter((deckCard) => {
    if (deckCard >= 0) return state.owner[deckCard] === AWAY;
    const index = held.indexOf(deckCard);
    if (index >= 0) held.splice(index, 1);
    return index < 0;
  });
}

function known(numbers: ReadonlyMap<string, number>, key: string): number {
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`the fixture names an unknown card "${key}"`);
  return number;
}
