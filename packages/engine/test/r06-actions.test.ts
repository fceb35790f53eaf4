import { pack } from '@illuminice/cards';
import { movesFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const seats = {
  ana: {
    illuminati: 'network',
    money: 9,
    structure: [
      { group: 'cia', on: 'left', money: 3 },
      { group: 'orbital-mind-control-lasers', on: 'right' },
    ],
    specials: ['slush-fund'],
  },
  ben: { illuminati: 'gnomes-of-zurich', money: 4, structure: [{ group: 'kgb', on: 'left' }] },
} as const;
const uncontrolled = ['yuppies', 'texas'];

function offered(table: { readonly state: Parameters<typeof movesFor>[1] }) {
  return Object.keys(movesFor(pack, table.state, 0));
}

const REGULAR = ['attack', 'transfer', 'move'];
const FREE = ['drop', 'give', 'play', 'lasers'];

test('[R-6.1][R-6.2][REQ-050] while nothing was done: regular actions, free actions, abilities and the pass', () => {
  expect(offered(aTable({ seats, uncontrolled }))).toEqual(
    expect.arrayContaining([...REGULAR, ...FREE, 'pass', 'endActions']),
  );
});

test('[R-3.11][REQ-051] after a first regular action the pass is gone, the rest is there', () => {
  const table = aTable({ seats, uncontrolled });
  table.seats.ana.transfers(1, { from: 'cia', to: 'network' });
  expect(offered(table)).toEqual(expect.arrayContaining([...REGULAR, ...FREE, 'endActions']));
  expect(offered(table)).not.toContain('pass');
});

test('[R-6.3][REQ-052] after the second one free actions, abilities and the end are left', () => {
  const table = aTable({ seats, uncontrolled });
  table.seats.ana.transfers(1, { from: 'cia', to: 'network' });
  table.seats.ana.transfers(1, { from: 'cia', to: 'network' });
  expect(offered(table)).toEqual(expect.arrayContaining([...FREE, 'endActions']));
  for (const regular of REGULAR) expect(offered(table)).not.toContain(regular);
});

test('[R-6.4][R-6.7] an attack called off costs nothing, a committed one an action whatever becomes of it', () => {
  const table = aTable({ seats, uncontrolled, dice: [[6, 6]] });
  const { ana } = table.seats;
  ana.attacks('control', 'yuppies').with('cia');
  expect(offered(table)).not.toContain('drop');
  ana.callsOff();
  expect(table.asks('actionsLeft')).toBe(2);
  ana.attacks('control', 'yuppies').with('cia');
  ana.spends(1);
  ana.mayNot('COMMITTED').callsOff();
  table.settles('actions');
  expect(table.asks('actionsLeft')).toBe(1);
});

test('[R-14.6][REQ-308] a Group may be sold for money, but not for zero', () => {
  const table = aTable({ seats, uncontrolled });
  const { ana, ben } = table.seats;
  ana.mayNot('BAD_AMOUNT').offers('ben', { give: { groups: ['cia'] }, want: { money: 0 } });
  ana.offers('ben', { give: { groups: ['cia'] }, want: { money: 4 } });
  ben.accepts();
  table.settles('actions');
  expect(table.asks('money.0.illuminati')).toBe(13);
});

test('[R-13.10][REQ-280] where a Group goes is said by host and arrow; the rotation follows', () => {
  const table = aTable({ seats: { ...seats, ana: { ...seats.ana, specials: ['bribery'] } }, uncontrolled });
  table.seats.ana.plays('bribery', { target: 'yuppies', host: 'cia', side: 'top' });
  table.everybodyIsContent();
  expect(table.asks('master.yuppies')).toEqual({ host: 'cia', side: 'top' });
  expect(table.asks('at.yuppies')).toMatchObject({ rotation: expect.any(Number) });
});

test('[R-4.1][REQ-226] what begins a turn runs by itself: nobody has to ask for income or card', () => {
  const table = aTable({
    seats: { ana: { ...seats.ana, specials: [] }, ben: seats.ben },
    turn: { phase: 'income' },
    uncontrolled,
    deck: ['mafia', 'fbi'],
  });
  expect(table.asks('phase')).toBe('actions');
  expect(table.asks('money.0.illuminati')).toBe(18);
  expect(table.asks('deckCount')).toBe(0);
});
