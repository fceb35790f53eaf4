import { pack } from '@illuminice/cards';
import { movesFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const seats = {
  ana: { illuminati: 'society-of-assassins', money: 20, structure: [{ group: 'cia', on: 'left' }], turnsTaken: 3 },
  ben: {
    illuminati: 'gnomes-of-zurich',
    money: 9,
    structure: [{ group: 'yuppies', on: 'left', money: 3 }],
    specials: ['bribery'],
    turnsTaken: 3,
  },
  cat: {
    illuminati: 'network',
    money: 6,
    structure: [{ group: 'fbi', on: 'left' }],
    specials: ['deep-agent'],
    turnsTaken: 3,
  },
} as const;

test('[R-19.2][R-19.4][R-19.7] the last Group neutralized: out at once, everything gone, the attacker credited', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'mafia'], dice: [[2, 2]] });
  table.seats.ana.attacks('neutralize', 'yuppies').with('cia', { aids: ['society-of-assassins'] });
  table.settles('actions');
  expect(told(table).slice(-4)).toEqual([
    '4 against 10: the attack succeeds',
    'Yuppies uncontrolled (neutralized)',
    'the attack is over',
    'ben is out (eliminated), credited to ana',
  ]);
  expect(table.asks('destroyed.0')).toBe(1);
  expect(table.asks('discard')).toEqual(['bribery']);
  expect(table.asks('moneyTotal.1')).toBe(0);
});

test('[R-19.5][R-18.9] who is out sees what a spectator sees, and has nothing left to do', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'mafia'], dice: [[2, 2]] });
  table.seats.ana.attacks('neutralize', 'yuppies').with('cia', { aids: ['society-of-assassins'] });
  table.settles('actions');
  const own = table.view('ben');
  expect(own.seats[1]?.status).not.toBe(0);
  expect({ ...own, viewer: 'spectator', offerSerials: [] }).toEqual({ ...table.view('spectator'), offerSerials: [] });
  expect(movesFor(pack, table.state, 1)).toEqual({});
  table.seats.ben.mayNot('NOT_YOUR_TURN').leaves();
});

test('[R-19.8] a small game to the end: the last player at the table wins at once', () => {
  const table = aTable({
    seats: { ana: seats.ana, ben: { ...seats.ben, turnsTaken: 2 } },
    uncontrolled: ['texas', 'mafia'],
    deck: ['hackers', 'moonies', 'smof'],
    dice: [[2, 2]],
  });
  const { ana, ben } = table.seats;
  ana.attacks('neutralize', 'yuppies').with('cia', { aids: ['society-of-assassins'] });
  table.settles('actions');
  ana.endsTurn();
  table.settles('actions');
  expect(table.asks('eliminated')).toEqual([]); // not before their third turn is over
  ben.endsTurn();
  expect(told(table).slice(-2)).toEqual(['ben is out (eliminated)', 'the game ends: ana wins (last-standing)']);
  expect(table.asks('goalsMet.0')).toEqual(['last-standing']);
});
