/** What Specials are kept for and when they go. */
import { pack } from '@illuminice/cards';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { cheapest, playable, specialCost, specialValue } from '../src/thought/specials.ts';
import { bribery } from '../src/turn/bribery.ts';
import { freeThing } from '../src/turn/free-things.ts';
import { FOUR_WEIRD, number } from './positions.ts';
import { thoughtAt } from './thoughts.ts';

const special = (key: string) => pack.specialNumbers.get(key) ?? -1;

/** Ana plays for five Weird Groups and has these cards. */
function tableWith({ specials, weird, dead = [] }: { specials: string[]; weird: number; dead?: string[] }) {
  return aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 3,
        turnsTaken: 5,
        structure: FOUR_WEIRD.slice(0, weird),
        specials,
      },
      ben: {
        illuminati: 'network',
        money: 9,
        turnsTaken: 5,
        structure: [{ group: 'cia', on: 'left' }],
        specials: ['deep-agent', 'slush-fund'],
      },
    },
    dead,
    uncontrolled: ['punk-rockers', 'democrats', 'yuppies'],
  }).state;
}

test('[R-9.10] the card that waits for the smallest moment goes first as payment', () => {
  const hand = [special('bribery'), special('computer-espionage'), special('murphys-law')];
  expect(cheapest(pack, hand)).toEqual([special('computer-espionage')]);
  expect(cheapest(pack, hand, 2)).toEqual([special('computer-espionage'), special('murphys-law')]);
  expect(cheapest(pack, [])).toEqual([]);
});

test('a money Special is worth its money, every other one something, and none is worth nothing', () => {
  for (const no of pack.specials.keys()) expect(specialValue(pack, no)).toBeGreaterThan(0);
  const money = pack.specials.flatMap(({ effect }, no) => (effect.type === 'gainsMoney' ? [[effect.amount, no]] : []));
  for (const [amount = 0, no = 0] of money)
    for (const [other = 0, another = 0] of money)
      if (amount > other) expect(specialValue(pack, no)).toBeGreaterThan(specialValue(pack, another));
});

test('what a card costs is a share of victory: nothing to whoever has none, little to whoever has nearly all', () => {
  const thought = thoughtAt(tableWith({ specials: ['bribery'], weird: 2 }), 0);
  expect(specialCost(thought, special('bribery'))).toBeGreaterThan(0);
  expect(specialCost(thought, special('bribery'))).toBeLessThan(specialValue(pack, special('bribery')));
});

test('[R-15.5] Bribery takes the Group that wins, and says which', () => {
  const move = bribery(thoughtAt(tableWith({ specials: ['bribery'], weird: 4 }), 0));
  expect(move?.choice.command).toMatchObject({
    type: 'play',
    card: special('bribery'),
    target: number('punk-rockers'),
  });
  expect(move?.choice.reason).toEqual({ key: 'bribe', values: { target: number('punk-rockers') } });
  expect(bribery(thoughtAt(tableWith({ specials: [], weird: 4 }), 0))).toBeUndefined();
});

test('[R-15.17] before the attack that should win Expert looks into the fullest hand, and not earlier', () => {
  const first = (weird: number) => freeThing(thoughtAt(tableWith({ specials: ['computer-espionage'], weird }), 0));
  expect(first(4)?.command).toMatchObject({ type: 'play', card: special('computer-espionage'), hand: 1 });
  expect(first(1)).toBeUndefined();
});

test('[R-15.9] a dead Group comes back when it is of the kind one plays for', () => {
  const revives = pack.specials.findIndex(({ effect }) => effect.type === 'revives');
  const name = pack.specials[revives]?.key ?? '';
  const again = (dead: string) =>
    freeThing(thoughtAt(tableWith({ specials: [name], weird: 2, dead: [dead] }), 0))?.command;
  expect(again('intellectuals')).toMatchObject({ type: 'play', card: revives, target: number('intellectuals') });
  expect(again('texas')).toBeUndefined();
});

test('what may not be played now is not found', () => {
  const thought = thoughtAt(tableWith({ specials: ['murphys-law'], weird: 2 }), 0);
  expect(playable(thought, 'setsRoll')).toBeUndefined();
});
