import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const seats = {
  ana: {
    illuminati: 'network',
    money: 9,
    structure: [
      { group: 'cia', on: 'left', money: 2 },
      { group: 'post-office', on: 'right' },
    ],
    specials: ['slush-fund'],
  },
  ben: {
    illuminati: 'gnomes-of-zurich',
    money: 4,
    structure: [{ group: 'kgb', on: 'left' }],
    specials: ['secrets-man-was-not-meant-to-know'],
  },
} as const;

test('[R-3.1][R-3.3][REQ-038] a whole turn, from the start window to the next player', () => {
  const table = aTable({
    seats,
    turn: { phase: 'start' },
    uncontrolled: ['yuppies', 'texas'],
    deck: ['bribery', 'mafia', 'fbi', 'hackers'],
    dice: [[2, 3]],
  });
  const { ana, ben } = table.seats;
  ben.declines();
  ana.declines();
  ana.keeps({ faceUp: true });
  ana.attacks('control', 'yuppies').with('cia', { aids: ['network'], privilege: { discard: 'bribery' } });
  ben.declines();
  ana.spends(1, { from: 'cia' });
  ana.isDone();
  ben.isDone();
  table.everybodyDeclines();
  ana.places({ host: 'cia', side: 'top' });
  ana.funds(1);
  ana.plays('slush-fund');
  ben.plays('secrets-man-was-not-meant-to-know');
  ana.endsActions();
  ana.transfers(3, { from: 'network', to: 'cia' });
  ana.endsTurn();

  expect(told(table)).toEqual([
    'phase: income',
    'The Network gains 9 (income)',
    'The Network pays 1 (upkeep)',
    'phase: draw',
    'ana draws Bribery: hand',
    'ana turns Bribery face-up',
    'ana draws The Mafia: uncontrolled',
    'phase: actions',
    'C.I.A. attacks to control Yuppies, aided by The Network',
    'ana uses Bribery (privilege)',
    'the attack is privileged',
    'spending begins',
    'ana spends 1 from C.I.A. (attackingCard)',
    'rolled 5',
    '5 against 10: the attack succeeds',
    'Yuppies lifted',
    'Yuppies hangs from the top of C.I.A. (capture)',
    'C.I.A. gives 1 to Yuppies (funding)',
    'the attack is over',
    'ana uses Slush Fund (play)',
    'ben uses Secrets Man Was Not Meant To Know (cancel)',
    'ben cancels what ana played',
    'phase: transfers',
    'The Network gives 3 to C.I.A. (transfer)',
    'phase: end',
    'the turn of ana ends',
    'the turn of ben begins',
    'phase: income',
    'The Gnomes of Zurich gains 12 (income)',
    'phase: draw',
    'ben draws F.B.I.: uncontrolled',
    'phase: actions',
  ]);
});

test('[R-3.10] passing instead of everything: five MB, and P4 and P5 are skipped', () => {
  const table = aTable({
    seats: { ana: { ...seats.ben, specials: [] }, ben: { ...seats.ana, specials: [] } },
    uncontrolled: ['yuppies', 'texas'],
  });
  table.seats.ana.passes();
  expect(told(table).slice(0, 4)).toEqual([
    'ana passes',
    'The Gnomes of Zurich gains 5 (pass)',
    'phase: end',
    'the turn of ana ends',
  ]);
});

test('[R-3.7][R-3.8] the end of a turn in its order: targets, elimination, next player', () => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'network', turnsTaken: 2, specials: ['bribery'] },
      ben: { ...seats.ben, turnsTaken: 3 },
      cat: { illuminati: 'ufos', goal: 'network', structure: [{ group: 'texas', on: 'left' }], turnsTaken: 3 },
    },
    uncontrolled: ['yuppies'],
    deck: ['slush-fund', 'mafia', 'fbi'],
  });
  table.seats.ana.endsTurn();
  expect(told(table).slice(0, 6)).toEqual([
    'phase: end',
    'from the deck comes Slush Fund: discard',
    'from the deck comes The Mafia: uncontrolled',
    'ana is out (eliminated)',
    'the turn of ana ends',
    'the turn of ben begins',
  ]);
});

test('[R-3.12] the open state closes with a roll, a Secrets window and a placement, and opens again', () => {
  const table = aTable({ seats, uncontrolled: ['yuppies', 'texas'], dice: [[1, 1]] });
  const { ana, ben } = table.seats;
  ana.attacks('control', 'yuppies').with('network');
  ben.gives('ana', { money: 1 });
  ana.isDone();
  ben.isDone();
  ben.mayNot('BAD_TIMING').gives('ana', { money: 1 });
  table.everybodyDeclines();
  ben.mayNot('BAD_TIMING').gives('ana', { money: 1 });
  ana.places({ host: 'network', side: 'top' });
  ana.declines();
  ben.gives('ana', { money: 1 });
  ana.plays('slush-fund');
  ben.mayNot('BAD_TIMING').gives('ana', { money: 1 });
});
