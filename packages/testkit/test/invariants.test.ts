/** The checks themselves must see what is wrong. */
import { pack } from '@illuminice/cards';
import { clone, IN_TRANSIT, SIDES, type SideName, type State } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { aTable, brokenInvariants, cardsInGame, difference } from '../src/index.ts';

const { state } = aTable({
  seats: {
    ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left' }], specials: ['bribery'] },
    ben: { illuminati: 'gnomes-of-zurich' },
  },
  uncontrolled: ['yuppies'],
  deck: ['texas', 'deep-agent'],
});
const [cia, yuppies, texas] = ['cia', 'yuppies', 'texas'].map((key) => pack.numbers.get(key) ?? -1) as [
  number,
  number,
  number,
];

/** A sound state with some of its lists changed at one place. */
function spoilt(changes: Partial<State>): string {
  return brokenInvariants(pack, { ...state, ...changes }).join('; ');
}

describe('[R-24.5] broken invariants', () => {
  test('a sound state has none', () => {
    expect(brokenInvariants(pack, state)).toEqual([]);
  });

  test.each<[string, Partial<State>, string]>([
    ['a card in two places', { deck: [...state.deck, yuppies] }, 'yuppies lies in the deck and elsewhere'],
    ['a card twice in the deck', { deck: [...state.deck, texas] }, 'texas lies in the deck 2 times'],
    ['money from nowhere', { bank: state.bank + 1 }, 'treasuries and bank differ by 1'],
    ['a debt', { money: state.money.with(0, -1), bank: 1 }, 'the treasury of network holds -1'],
    ['money outside', { money: state.money.with(yuppies, 2) }, 'yuppies lies outside'],
    ['a Special too many', { discard: [pack.specialNumbers.get('bribery') ?? -1] }, 'bribery exists 2 times'],
    ['a link that leads nowhere', { host: state.host.with(cia, 1) }, 'cia hangs from a card of another place'],
    ['a card nobody carries', { owner: state.owner.with(yuppies, IN_TRANSIT) }, 'yuppies is in transit 0 times'],
    ['three actions', { turn: { ...state.turn, actionsUsed: 3 } }, '3 regular actions'],
    ['two attacks of one card', { taken: state.taken.with(cia, 2) }, 'cia took part in 2 attacks'],
    ['an overlap', tangle(), 'overlap'],
  ])('%s', (_, changes, message) => {
    expect(spoilt(changes)).toContain(message);
  });

  test('a card that vanishes is noticed', () => {
    expect(cardsInGame(pack, { ...state, deck: state.deck.slice(1) })).not.toBe(cardsInGame(pack, state));
  });
});

/** Two arms that meet above the Illuminati card. */
function tangle(): Partial<State> {
  const { owner, host, side } = clone(state);
  const hang = (key: string, master: string, on: SideName): void => {
    const card = pack.numbers.get(key) ?? -1;
    owner[card] = 0;
    host[card] = pack.numbers.get(master) ?? 0;
    side[card] = SIDES.indexOf(on);
  };
  hang('federal-reserve', 'network', 'right');
  hang('yuppies', 'federal-reserve', 'top');
  hang('hollywood', 'network', 'top');
  hang('boy-sprouts', 'hollywood', 'bottom');
  return { owner, host, side };
}

test('a difference is named by its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 and 3');
  expect(difference({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(difference([undefined], [null])).toBeDefined();
});
