/** A position written down by card names, for the development table. Only what the scenarios of the fixture need. */
import { pack } from '@illuminice/cards';
import {
  completeOptions,
  DEFAULT_OPTIONS,
  type GameOptions,
  newGame,
  type Phase,
  type SideName,
  type State,
  sideOf,
  slotOf,
  UNCONTROLLED,
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
  readonly goal?: string;
}

export interface FixturePosition {
  readonly seats: readonly FixtureSeat[];
  readonly uncontrolled: readonly string[];
  readonly turn?: { readonly seat?: number; readonly phase?: Phase; readonly actionsUsed?: number };
  readonly options?: Partial<GameOptions>;
}

export function fixtureState({ seats, uncontrolled, turn = {}, options = {} }: FixturePosition): State {
  const complete = completeOptions(options);
  const state = newGame({ pack, seats: seats.length, options: 'problem' in complete ? DEFAULT_OPTIONS : complete });
  seats.forEach((seat, number) => {
    state.illuminati[number] = known(pack.illuminatiNumbers, seat.illuminati);
    state.owner[number] = number;
    state.money[number] = seat.money ?? 0;
    state.turnsTaken[number] = 3;
    if (seat.goal !== undefined) state.goal[number] = known(pack.illuminatiNumbers, seat.goal);
    state.hands[number] = (seat.specials ?? []).map((key) =>
      slotOf(known(pack.specialNumbers, key), { faceUp: false, knownBy: 1 << number }),
    );
    hang(state, seat.structure ?? [], { host: number, owner: number });
  });
  for (const key of uncontrolled) state.owner[known(pack.numbers, key)] = UNCONTROLLED;
  state.deck = restOfDeck(state);
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

function restOfDeck(state: State): number[] {
  const held = state.hands.flat().map((slot) => -1 - (slot & 0xff));
  return wholeDeck(pack).filter((deckCard) => {
    if (deckCard >= 0) return state.owner[deckCard] === AWAY_FROM_TABLE;
    const index = held.indexOf(deckCard);
    if (index >= 0) held.splice(index, 1);
    return index < 0;
  });
}

const AWAY_FROM_TABLE = -3;

function known(numbers: ReadonlyMap<string, number>, key: string): number {
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`the fixture names an unknown card "${key}"`);
  return number;
}
