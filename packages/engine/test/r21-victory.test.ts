import { pack } from '@illuminice/cards';
import { eventFor, movesFor, waitingFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

test('[R-16.7][R-21.7][REQ-351] a small game won by money: declared to all, with everything shown', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'gnomes-of-zurich',
        money: 120,
        structure: [{ group: 'mafia', on: 'left', money: 10 }],
        stacked: ['mafia'],
        specials: ['slush-fund'],
      },
      ben: {
        illuminati: 'ufos',
        money: 4,
        structure: [{ group: 'kgb', on: 'left' }],
        goal: 'network',
        specials: ['bribery'],
      },
    },
    uncontrolled: ['texas', 'yuppies'],
    deck: ['hackers', 'moonies', 'smof'],
  });
  const { ana, ben } = table.seats;
  ana.plays('slush-fund');
  table.everybodyIsContent();
  ana.endsTurn();
  expect(table.asks('gameOver')).toBe(false); // 145
  table.settles('actions');
  ben.passes();
  table.settles('actions');
  ana.endsTurn();
  expect(told(table).at(-1)).toBe('the game ends: ana wins (money)');
  const ended = table.log.at(-1);
  if (ended?.type !== 'gameEnded') throw new Error('the game goes on');
  expect(eventFor(pack, ended, 'spectator')).toMatchObject({ outcome: { winners: [0], goals: [['money'], []] } });
  expect(table.asks('sees.0.goal.1')).toBe('network');
  expect(table.asks('sees.0.hand.1')).toEqual(['bribery']);
  expect(table.asks('sees.1.money.0.mafia')).toBeGreaterThan(0);
});

test('[R-16.10][R-21.5] a small game won by destroying: the eighth falls, the turn goes on, the end of it decides', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'servants-of-cthulhu',
        money: 20,
        structure: [{ group: 'clone-arrangers', on: 'left' }],
        destroyed: 6,
      },
      ben: {
        illuminati: 'network',
        money: 9,
        structure: [
          { group: 'kgb', on: 'left' },
          { group: 'fbi', on: 'right' },
        ],
      },
    },
    uncontrolled: ['texas', 'comic-books'],
    deck: ['hackers', 'moonies', 'smof'],
    dice: [
      [1, 2],
      [3, 3],
    ],
  });
  const { ana } = table.seats;
  ana.attacks('destroy', 'comic-books').with('servants-of-cthulhu');
  table.settles('actions');
  ana.attacks('destroy', 'texas').with('clone-arrangers');
  expect(table.asks('attack.breakdown')).toMatchObject({ power: 6, abilities: 5, defence: 6 });
  ana.spends(5);
  table.settles('actions');
  expect(table.asks('goalsMet.0')).toEqual(['destroyed']);
  expect(table.asks('gameOver')).toBe(false);
  ana.endsTurn();
  expect(table.asks('winners')).toEqual([0]);
});

test('[R-20.2][R-20.3] a small game to its last card: the score decides', () => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'network', money: 9, structure: [{ group: 'mafia', on: 'left' }], specials: ['bribery'] },
      ben: {
        illuminati: 'gnomes-of-zurich',
        money: 9,
        structure: [{ group: 'cia', on: 'left', puppets: [{ group: 'kgb', on: 'left' }] }],
      },
    },
    uncontrolled: ['yuppies'],
  });
  const { ana } = table.seats;
  ana.plays('bribery', { target: 'yuppies', host: 'network', side: 'top' });
  table.everybodyIsContent();
  ana.endsTurn();
  expect(table.asks('winners')).toEqual([0, 1]); // equal scores share
  expect(table.state.over?.scores).toEqual([7 + 1 + 1 + 1, 6 + 1 + 2 + 1]);
});

test('[R-21.8][R-22.16] after the end nothing more can be done, and nobody is waited for', () => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'gnomes-of-zurich', money: 150, structure: [{ group: 'mafia', on: 'left' }] },
      ben: { illuminati: 'network', money: 4, structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['texas', 'yuppies'],
  });
  const { ana, ben } = table.seats;
  ana.endsTurn();
  expect(waitingFor(table.state)).toEqual([]);
  for (const seat of [0, 1]) expect(movesFor(pack, table.state, seat)).toEqual({});
  ana.mayNot('BAD_TIMING').passes();
  ben.mayNot('BAD_TIMING').gives('ana', { money: 1 });
  ben.mayNot('BAD_TIMING').leaves();
});

test('[R-21.9] a game that ends has a winner: the last two leave one after the other', () => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'mafia', on: 'left' }] },
      ben: { illuminati: 'network', structure: [{ group: 'kgb', on: 'left' }] },
      cat: { illuminati: 'bavarian-illuminati', structure: [{ group: 'fbi', on: 'left' }] },
    },
    uncontrolled: ['texas', 'yuppies'],
    options: { replaceLeavers: false },
  });
  table.seats.cat.leaves();
  table.seats.ana.leaves();
  expect(table.asks('winners')).toEqual([1]);
  expect(table.state.over?.goals[1]).toEqual(['last-standing']);
});
