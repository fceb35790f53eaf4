/** `aTable`: a game told by its players, every step of it checked. */
import { expect, test } from 'vitest';
import { aTable } from '../src/index.ts';

const setup = {
  seats: {
    ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left', money: 3 }] },
    ben: {
      illuminati: 'gnomes-of-zurich',
      money: 6,
      structure: [{ group: 'kgb', on: 'left' }],
      specials: ['murphys-law'],
    },
  },
  uncontrolled: ['yuppies', 'texas'],
} as const;

test('[R-10.6] a capture, told sentence by sentence', () => {
  const table = aTable({ ...setup, dice: [[1, 1]] });
  const { ana, ben } = table.seats;

  ana.attacks('control', 'yuppies').with('cia', { aids: ['network'] });
  expect(table.waitingFor()).toEqual(['ana', 'ben']);
  ben.spends(1, { side: 'against' });
  ana.isDone();
  ben.isDone();
  table.everybodyDeclines();
  ana.places({ host: 'cia', side: 'top' });
  table.settles('actions');

  expect(table.asks('master.yuppies')).toEqual({ host: 'cia', side: 'top' });
  expect(table.transcript()).toContain('ben spends 1 from The Gnomes of Zurich (interfereAgainst)');
  expect(table.transcript()).toMatch(/rolled 2\n[\s\S]*2 against \d+: the attack succeeds/);
});

test('[R-24.8] what a seat may not do is refused with its code, and an unexpected refusal fails the test', () => {
  const { ana, ben } = aTable(setup).seats;
  ben.mayNot('NOT_YOUR_TURN').passes();
  expect(() => ben.passes()).toThrow('was refused: NOT_YOUR_TURN');
  expect(() => ana.mayNot('CANNOT_PASS').passes()).toThrow('was accepted, expected CANNOT_PASS');
});

test('[R-14.4] a trade names seats by their names', () => {
  const table = aTable(setup);
  const { ana, ben } = table.seats;
  ana.offers('ben', { give: { money: 4 }, want: { specials: ['murphys-law'] } });
  ben.accepts();
  expect(table.asks('hand.0')).toEqual(['murphys-law']);
  expect(table.transcript()).toContain('ben hands');
});

test('[R-24.6] when the time runs out in a plain phase the turn ends', () => {
  const table = aTable(setup);
  table.timeRunsOut();
  expect(table.transcript()).toContain('the turn of ana ends');
});
