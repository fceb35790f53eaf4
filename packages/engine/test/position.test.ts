/** Positions in words: what scenarios, lessons and carried games are made of. */
import { pack } from '@illuminice/cards';
import {
  buildPosition,
  DEFAULT_OPTIONS,
  describePosition,
  movesFor,
  newGame,
  type Position,
  PositionError,
  type State,
  step,
  viewFor,
  waitingFor,
  withShuffledDeck,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { brokenInvariants, Chance, calmCommand, cardsInGame } from '@illuminice/testkit';
import { describe, expect, test } from 'vitest';

/** Calls `look` after every command of a random game. */
function aGame(seed: string, look: (state: State) => void): void {
  const rules = { pack, random: quickRandom(seed) };
  const chance = new Chance(quickRandom(`${seed} choices`));
  const state = newGame({ pack, seats: 4 });
  step(rules, state, { type: 'begin' });
  for (let moves = 0; moves < 260 && !state.over; moves++) {
    const [seat = 0] = waitingFor(state);
    const moves = movesFor(pack, state, seat);
    const choice = calmCommand({ pack, seat, moves, view: () => viewFor(pack, state, seat), chance });
    if (!choice || step(rules, state, { ...choice, seat })) step(rules, state, { type: 'default', seat });
    look(state);
  }
}

describe('a game in words', () => {
  test('[R-24.5] described and laid out again it is the same game, but for what was remembered', () => {
    let described = 0;
    // How often a game of chance comes to rest is nobody's promise: games are played until there is enough to see.
    for (let game = 0; game < 40 && described <= 40; game++)
      aGame(`carried ${game}`, (state) => {
        const position = describePosition(pack, state);
        if (!position) return;
        described++;
        const again = buildPosition(pack, JSON.parse(JSON.stringify(position)), state.options);
        expect(cardsInGame(pack, again)).toBe(cardsInGame(pack, state));
        expect(brokenInvariants(pack, again)).toEqual([]);
        for (const key of ['owner', 'host', 'side', 'money', 'stacked', 'taken', 'deck', 'discard', 'phase'] as const)
          expect(again[key], key).toEqual(key === 'host' || key === 'side' ? inPlace(state, key) : state[key]);
        for (const key of ['illuminati', 'goal', 'destroyed', 'turnsTaken', 'status', 'initialPlayers'] as const)
          expect(again[key], key).toEqual(state[key]);
        expect(again.turn.seat).toBe(state.turn.seat);
        expect(again.turn.actionsUsed).toBe(state.turn.actionsUsed);
      });
    expect(described).toBeGreaterThan(40);
  });

  test('[R-7.18] a Group that took part and was let go is as tired in words', () => {
    const state = buildPosition(
      pack,
      { seats: [{ ...A_SEAT, participated: { cia: 1, mafia: 1 } }, OTHER], uncontrolled: ['mafia'] },
      DEFAULT_OPTIONS,
    );
    const again = describePosition(pack, state);
    expect(again?.seats.map(({ participated }) => participated)).toEqual([{ cia: 1, mafia: 1 }, {}]);
  });

  test('[R-3.12] in the middle of something there are no words for it', () => {
    aGame('carried three', (state) => {
      if (state.questions.length > 0 || state.attack || state.over)
        expect(describePosition(pack, state)).toBeUndefined();
    });
  });

  test('[R-24.1] a carried deck is shuffled by the dice of the new table, and by nothing else', () => {
    const state = buildPosition(pack, A_POSITION, DEFAULT_OPTIONS);
    const rules = { pack, random: quickRandom('new table') };
    const shuffled = withShuffledDeck(rules, { ...state, counter: 77 });
    expect(shuffled.deck.toSorted()).toEqual(state.deck.toSorted());
    expect(shuffled.deck).not.toEqual(state.deck);
    expect(shuffled.counter).toBe(state.deck.length - 1);
    expect(withShuffledDeck(rules, { ...state, counter: 3 }).deck).toEqual(shuffled.deck);
  });

  const wrong: readonly (readonly [string, Position, string])[] = [
    ['an unknown card', { ...aTable(), uncontrolled: ['fnord'] }, 'unknownCard'],
    ['one card in two places', { ...aTable(), uncontrolled: ['cia'] }, 'tooManyCopies'],
    ['an Illuminati card as a Group', { ...aTable(), uncontrolled: ['network'] }, 'wrongKind'],
    ['the same Illuminati twice', { seats: [A_SEAT, A_SEAT] }, 'sameIlluminati'],
    ['a treasury of half a MB', { seats: [{ ...A_SEAT, money: 0.5 }, OTHER] }, 'R-0.1'],
    ['a treasury below nothing', { seats: [{ ...A_SEAT, money: -1 }, OTHER] }, 'R-0.1'],
    ['an arrow that is not there', { seats: [{ ...A_SEAT, structure: [NO_ARROW] }, OTHER] }, 'noArrow'],
  ];
  test.each(wrong)('[R-24.5] refused: %s', (_, position, words) => {
    expect(() => buildPosition(pack, position, DEFAULT_OPTIONS)).toThrow(PositionError);
    expect(() => buildPosition(pack, position, DEFAULT_OPTIONS)).toThrow(words);
  });
});

/** Outside of structures the engine leaves old links standing; they mean nothing. */
function inPlace(state: State, key: 'host' | 'side'): number[] {
  return state[key].map((value, card) =>
    (state.owner[card] ?? -1) >= 0 && card >= 8 ? value : key === 'host' ? -1 : 0,
  );
}

const A_SEAT = { illuminati: 'network', structure: [{ group: 'cia', on: 'left' as const }] };
const OTHER = { illuminati: 'ufos', goal: 'network', structure: [{ group: 'kgb', on: 'left' as const }] };
const NO_ARROW = { group: 'yuppies', on: 'left' as const, puppets: [{ group: 'texas', on: 'top' as const }] };
const A_POSITION: Position = {
  ...{ seats: [A_SEAT, OTHER] },
  deck: ['yuppies', 'texas', 'hackers', 'bribery', 'moonies', 'trekkies', 'mafia', 'slush-fund'],
};

function aTable(): Position {
  return { seats: [A_SEAT, OTHER] };
}
