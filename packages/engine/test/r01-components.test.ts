import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, pack } from '@illuminice/cards';
import {
  compilePack,
  type GameEvent,
  isDeckSpecial,
  newGame,
  specialOfDeck,
  step,
  wholeDeck,
} from '@illuminice/engine';
import { aTable, checkedGame, injectedDice } from '@illuminice/testkit';
import { expect, test } from 'vitest';

/** The printed deck: guests that somebody adds to the catalogue are no part of it. */
const facts: Readonly<Record<'illuminati' | 'groups' | 'specials', readonly { readonly id: string }[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'cards', 'data', 'cards.json'), 'utf8'),
);
const printedKeys = [...facts.illuminati, ...facts.groups, ...facts.specials].map(({ id }) => id);
const printed = compilePack(catalogue, new Set(printedKeys));

test('[R-1.1][REQ-026] Groups and Specials make one deck of 98: 83 Groups, 15 Specials', () => {
  const deck = wholeDeck(printed);
  expect(deck).toHaveLength(98);
  expect(deck.filter((card) => !isDeckSpecial(card))).toHaveLength(83);
  expect(printed.illuminati).toHaveLength(8);
});

test('[R-1.1][REQ-187] fourteen kinds of Specials, Interference twice', () => {
  const specials = wholeDeck(printed)
    .filter(isDeckSpecial)
    .map((card) => printed.specials[specialOfDeck(card)]?.key);
  expect(specials.filter((key) => key === 'interference')).toHaveLength(2);
  expect(new Set(specials).size).toBe(14);
  expect(specials).toHaveLength(15);
});

const ILLUMINATI = {
  '[R-1.9][REQ-228] Bavarian Illuminati: 10/10, income 9': ['bavarian-illuminati', 10, 9],
  '[R-1.9][REQ-229] Bermuda Triangle: 8/8, income 9': ['bermuda-triangle', 8, 9],
  '[R-1.9][REQ-232] Discordian Society: 8/8, income 8': ['discordian-society', 8, 8],
  '[R-1.9][REQ-235] Gnomes of Zurich: 7/7, income 12': ['gnomes-of-zurich', 7, 12],
  '[R-1.9][REQ-238] Network: 7/7, income 9': ['network', 7, 9],
  '[R-1.9][REQ-240] Servants of Cthulhu: 9/9, income 7': ['servants-of-cthulhu', 9, 7],
  '[R-1.9][REQ-242] Society of Assassins: 8/8, income 8': ['society-of-assassins', 8, 8],
  '[R-1.9][REQ-244] UFOs: 6/6, income 8': ['ufos', 6, 8],
} as const;

for (const [title, [illuminati, power, income]] of Object.entries(ILLUMINATI)) {
  test(title, () => {
    const other = illuminati === 'network' ? 'bavarian-illuminati' : 'network';
    const table = aTable({
      turn: { phase: 'income' },
      seats: {
        ana: {
          illuminati,
          structure: [{ group: 'cia', on: 'left' }],
          ...(illuminati === 'ufos' ? { goal: 'network' } : {}),
        },
        ben: { illuminati: other, structure: [{ group: 'kgb', on: 'left' }] },
      },
      uncontrolled: ['punk-rockers', 'mafia'],
    });
    expect(table.asks('money.0.illuminati')).toBe(income);
    table.seats.ana.attacks('control', 'mafia').with(illuminati);
    expect(table.asks('attack.breakdown')).toMatchObject({ power, aid: 0, alignment: 0 });
    table.seats.ana.callsOff();
    table.seats.ana.attacks('control', 'mafia').with('cia', { aids: [illuminati] });
    expect(table.asks('attack.breakdown')).toMatchObject({ aid: power });
  });
}

test('[R-1.11][REQ-377] every card of a structure has a treasury, no other card has one', () => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'network', money: 2, structure: [{ group: 'cia', on: 'left', money: 5 }] },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['yuppies', 'texas'],
  });
  expect(table.asks('money.0.cia')).toBe(5);
  expect(table.asks('money.1.kgb')).toBe(0);
  expect(table.asks('money.0.yuppies')).toBeNull();
  table.seats.ana.drops('cia');
  expect(table.asks('money.0.cia')).toBeNull();
  expect(table.asks('moneyTotal.0')).toBe(2);
});

test('[R-1.16] a player controls the Groups of their own structure and no others', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'network',
        structure: [{ group: 'cia', on: 'left', puppets: [{ group: 'yuppies', on: 'top' }] }],
      },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['texas'],
  });
  expect(table.asks('controls.0')).toEqual(expect.arrayContaining(['cia', 'yuppies']));
  expect(table.asks('controls.1')).toEqual(['kgb']);
  table.seats.ana.mayNot('ILLEGAL_TARGET').moves('kgb', { host: 'network', side: 'top' });
  table.seats.ana
    .mayNot('ILLEGAL_AID')
    .attacks('control', 'texas')
    .with('cia', { aids: ['kgb'] });
});

/** Luck enough for a test: a hash of the counter. */
function scattered(counter: number, below: number): number {
  let hash = Math.imul(counter + 1, 2654435761);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}

test('[R-1.17][REQ-374] a roll is two dice of six sides, added: every sum from 2 to 12 comes, and the dice are independent', () => {
  const faces = new Set<string>();
  const sums = new Set<number>();
  for (let game = 0; game < 60; game++) {
    const state = newGame({ pack, seats: 8 });
    state.counter = game * 1000;
    const onEvent = (event: GameEvent) => {
      if (event.type !== 'rolledForTurn') return;
      for (const { dice } of event.rolls) {
        faces.add(dice.join());
        sums.add(dice[0] + dice[1]);
      }
    };
    const rules = { pack, random: scattered, onEvent };
    step(rules, state, { type: 'begin' });
    step(rules, state, { type: 'timeOut' }); // the UFOs get a goal, and the dice fall
  }
  expect([...sums].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(faces.size).toBe(36);
});

test('[R-1.8] an Illuminati card is no object of the game: not attacked, moved, dropped or given', () => {
  const { ana, ben } = aTable({
    seats: {
      ana: { illuminati: 'network', structure: [{ group: 'cia', on: 'left' }] },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['texas', 'yuppies'],
  }).seats;
  for (const kind of ['control', 'neutralize', 'destroy'] as const)
    ana.mayNot('ILLEGAL_TARGET').attacks(kind, 'gnomes-of-zurich').with('cia');
  ana.mayNot('ILLEGAL_TARGET').moves('network', { host: 'cia', side: 'top' });
  ana.mayNot('ILLEGAL_TARGET').drops('network');
  ben.mayNot('ILLEGAL_TARGET').offers('ana', { give: { groups: ['gnomes-of-zurich'] } });
});

test('[R-24.1] same seed, same commands: the same game, card by card', () => {
  const play = () => {
    const game = checkedGame({
      pack,
      state: newGame({ pack, seats: 4 }),
      dice: injectedDice([
        [6, 5],
        [1, 2],
        [3, 3],
        [2, 2],
        [4, 4],
      ]),
    });
    game.send({ type: 'begin' });
    for (let turn = 0; turn < 12; turn++) game.send({ type: 'timeOut' });
    return JSON.stringify(game.log);
  };
  expect(play()).toBe(play());
});
