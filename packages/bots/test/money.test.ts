/** Where money goes between attacks: home, to the card that needs it, or away. */
import { pack } from '@illuminice/cards';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { answerBids, answerFunding, answerIncome, answerTaxes } from '../src/answers/payments.ts';
import { usefulness } from '../src/scene/usefulness.ts';
import { chooseTransfer } from '../src/turn/treasuries.ts';
import { number } from './positions.ts';
import { thoughtAt } from './thoughts.ts';

const special = (key: string) => pack.specialNumbers.get(key) ?? -1;

const IN_PLAY: readonly string[] = [
  'trekkies',
  'psychiatrists',
  'tabloids',
  'intellectuals',
  'cia',
  'yuppies',
  'democrats',
];
const DECK = pack.groups.map(({ key }) => key).filter((key) => !IN_PLAY.includes(key));

function tableWith({ onLeaf = 9, money = 4, weird = 1, cards = 20, specials = [] as string[] } = {}) {
  const structure = [
    { group: 'trekkies', on: 'top', money: onLeaf },
    { group: 'psychiatrists', on: 'bottom' },
    { group: 'tabloids', on: 'left' },
    { group: 'intellectuals', on: 'right' },
  ].slice(0, weird);
  return aTable({
    seats: {
      ana: { illuminati: 'discordian-society', money, turnsTaken: 5, structure, specials },
      ben: { illuminati: 'network', money: 3, turnsTaken: 5, structure: [{ group: 'cia', on: 'left' }] },
    },
    turn: { phase: 'transfers' },
    deck: DECK.slice(0, cards),
    uncontrolled: ['yuppies', 'democrats'],
  }).state;
}

test('[R-11.3] money on a Group that leads nowhere comes home, and where there is none nothing is moved', () => {
  expect(chooseTransfer(thoughtAt(tableWith({ weird: 3 }), 0))?.command).toMatchObject({
    type: 'transfer',
    from: number('trekkies'),
    to: 0,
  });
  expect(chooseTransfer(thoughtAt(tableWith({ onLeaf: 0, money: 0 }), 0))).toBeUndefined();
});

test('[R-4.6] a tax is paid whole, from where the money is needed least', () => {
  const treasuries = [
    [0, 4],
    [number('trekkies'), 9],
  ] as const;
  const paid = (due: number) => {
    const { command } = answerTaxes(thoughtAt(tableWith(), 0, { moves: { payTax: { due, treasuries } } }));
    return command.type === 'payTax' ? command.from : undefined;
  };
  expect(paid(5)).toEqual({ [number('trekkies')]: 5 });
  expect(paid(11)).toEqual({ [number('trekkies')]: 9, 0: 2 });
});

test('the Illuminati card pays for everything, a fighter for its own attacks, a leaf for itself', () => {
  const { scene } = thoughtAt(tableWith({ weird: 3 }), 0);
  expect(usefulness(scene, 0)).toBeGreaterThan(usefulness(scene, number('tabloids')));
  expect(usefulness(scene, number('tabloids'))).toBeGreaterThan(usefulness(scene, number('trekkies')));
});

test('[R-23.10] a turn is worth half the purse to whoever may win in it, and a little otherwise', () => {
  const bid = (weird: number) => {
    const { command } = answerBids(thoughtAt(tableWith({ weird, money: 20 }), 0, { moves: { bid: { max: 20 } } }));
    return command.type === 'bid' ? command.amount : -1;
  };
  expect(bid(4)).toBe(10);
  expect(bid(1)).toBeLessThan(9);
  expect(answerBids(thoughtAt(tableWith(), 0, { moves: { bid: { max: 0 } } })).command).toEqual({
    type: 'bid',
    amount: 0,
  });
});

test('[R-10.9] without an attack by a Group there is nothing to fund', () => {
  expect(answerFunding(thoughtAt(tableWith(), 0, { moves: { fund: { max: 5 } } })).command.type).toBe('decline');
});

test('[R-15.8] Market Manipulation waits for an income that is worth doubling, or for the last cards', () => {
  const play = [{ card: special('market-manipulation') }];
  const answer = (position: Parameters<typeof tableWith>[0]) =>
    answerIncome(thoughtAt(tableWith({ ...position, specials: ['market-manipulation'] }), 0, { moves: { play } }))
      .command;
  expect(answer({ weird: 4 })).toEqual({ type: 'play', card: special('market-manipulation') });
  expect(answer({ weird: 1 })).toEqual({ type: 'decline' });
  expect(answer({ weird: 1, cards: 5 })).toEqual({ type: 'play', card: special('market-manipulation') });
  expect(answerIncome(thoughtAt(tableWith(), 0, { moves: { play: [] } })).command).toEqual({ type: 'decline' });
});
