/** A position of the engine with what pictures want besides: the rest of the deck, and boards of which only the size matters. */
import { pack } from '@illuminice/cards';
import {
  AWAY,
  buildPosition,
  completeOptions,
  DEFAULT_OPTIONS,
  deckCardOf,
  type GameOptions,
  layoutOfSeat,
  must,
  type Position,
  previewPlacement,
  type State,
  specialIn,
  viewFor,
  wholeDeck,
} from '@illuminice/engine';

type WrittenSeat = Position['seats'][number];

export interface FixtureSeat extends WrittenSeat {
  /** Groups hung one after another wherever the first of them fits. */
  readonly crowd?: readonly string[];
}

export interface FixturePosition extends Omit<Position, 'deck'> {
  readonly seats: readonly FixtureSeat[];
  readonly uncontrolled: readonly string[];
  /** What is drawn next, a Special or a Group. */
  readonly deckTop?: readonly string[];
  readonly options?: Partial<GameOptions>;
}

export function fixtureState(position: FixturePosition): State {
  const { seats, deckTop = [], options = {} } = position;
  const complete = completeOptions(options);
  const written = { ...position, seats: seats.map((seat) => ({ turnsTaken: 3, ...seat })) };
  const state = buildPosition(pack, written, 'problem' in complete ? DEFAULT_OPTIONS : complete);
  seats.forEach(({ crowd = [] }, seat) => {
    for (const key of crowd) squeeze(state, must(pack.numbers.get(key), key), seat);
  });
  const top = deckTop.map((key) => must(deckCardOf(pack, key), key));
  state.deck = [...top, ...restOfDeck(state).filter((card) => !top.includes(card))];
  return state;
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
    state.bank -= card % 9;
    return;
  }
  throw new Error(`the fixture has no room for card ${card}`);
}

function restOfDeck(state: State): number[] {
  const held = state.hands.flat().map((slot) => -1 - specialIn(slot));
  return wholeDeck(pack).filter((deckCard) => {
    if (deckCard >= 0) return state.owner[deckCard] === AWAY;
    const index = held.indexOf(deckCard);
    if (index >= 0) held.splice(index, 1);
    return index < 0;
  });
}
