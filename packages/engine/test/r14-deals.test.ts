import { pack } from '@illuminice/cards';
import { eventFor, movesFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const seats = {
  ana: {
    illuminati: 'network',
    money: 9,
    structure: [{ group: 'democrats', on: 'left', money: 4 }],
    specials: ['bribery'],
  },
  ben: {
    illuminati: 'gnomes-of-zurich',
    money: 8,
    structure: [{ group: 'texas', on: 'right', money: 7, puppets: [{ group: 'yuppies', on: 'top', money: 2 }] }],
  },
  cat: { illuminati: 'bavarian-illuminati', money: 5, structure: [{ group: 'fbi', on: 'left' }] },
} as const;
const uncontrolled = ['mafia', 'hackers'];

test('[R-14.13][REQ-314][REQ-329] Groups for Groups, with money and a Special: lifted first, then placed, the current player before the other', () => {
  const table = aTable({ seats, uncontrolled });
  const { ana, ben } = table.seats;
  ana.offers('ben', { give: { groups: ['democrats'], specials: ['bribery'] }, want: { groups: ['texas'], money: 3 } });
  ben.accepts();
  expect(table.waitingFor()).toEqual(['ana']);
  ana.places({ host: 'network', side: 'left' });
  ben.places({ host: 'gnomes-of-zurich', side: 'right' });
  expect(told(table)).toEqual([
    'ana makes ben an offer',
    'the offer of ana to ben: accepted',
    'ana hands Bribery to ben',
    'The Gnomes of Zurich gives 3 to The Network (gift)',
    'Texas, Yuppies lifted',
    'Democrats lifted',
    'Texas hangs from the left of The Network (trade)',
    'Yuppies hangs from the top of Texas (trade)',
    'Democrats hangs from the right of The Gnomes of Zurich (trade)',
  ]);
  expect(table.asks('actionsLeft')).toBe(0);
  expect(table.asks('money.0.texas')).toBe(7);
});

test('[R-14.1] however much is proposed and refused, the turn is where it was', () => {
  const table = aTable({ seats, uncontrolled });
  const { ana, ben, cat } = table.seats;
  const turn = JSON.stringify([table.state.turn, table.state.money, table.state.hands, table.state.owner]);
  ana.offers('ben', { give: { money: 1 }, want: { groups: ['texas'] } });
  ben.counters({ give: { groups: ['texas'] }, want: { money: 9 } });
  ana.rejects();
  cat.offers('ben', { want: { money: 8 } });
  ben.rejects();
  cat.offers('ana', { give: { money: 5 } });
  cat.withdraws();
  expect(JSON.stringify([table.state.turn, table.state.money, table.state.hands, table.state.owner])).toBe(turn);
  expect(table.waitingFor()).toEqual(['ana']);
});

test('[R-14.5][REQ-332] a price paid for a promise binds nobody: the payer is attacked all the same', () => {
  const table = aTable({ seats, uncontrolled });
  const { ana, ben } = table.seats;
  ben.gives('ana', { money: 5 }); // for being left in peace
  ana.attacks('neutralize', 'texas').with('network');
  expect(table.asks('attack.required')).toBe(7 + 6 - 6 - 10);
  expect(table.asks('money.0.illuminati')).toBe(14);
});

test('[R-14.10][R-24.7] a face-down Special changes hands: two see which, the others that', () => {
  const table = aTable({ seats, uncontrolled });
  table.seats.ana.gives('ben', { specials: ['bribery'] });
  const handed = table.log.find(({ type }) => type === 'specialHanded');
  if (handed === undefined) throw new Error('nothing was handed over');
  const bribery = pack.specialNumbers.get('bribery');
  for (const seat of [0, 1]) expect(eventFor(pack, handed, seat)).toMatchObject({ special: bribery });
  for (const viewer of [2, 'spectator'] as const) {
    const seen = eventFor(pack, handed, viewer);
    expect(seen).toMatchObject({ type: 'specialHanded', from: 0, to: 1 });
    expect(seen).not.toHaveProperty('special');
  }
});

test('[R-14.14][R-18.2] an offer is the business of two: nobody else is told of it', () => {
  const table = aTable({ seats, uncontrolled });
  table.seats.ana.offers('ben', { give: { money: 2 }, want: { money: 1 } });
  expect(table.view('cat').offers).toEqual([]);
  expect(table.view('ben').offers).toHaveLength(1);
  const made = table.log.find(({ type }) => type === 'offerMade');
  if (made === undefined) throw new Error('no offer was made');
  expect(eventFor(pack, made, 2)).toBeUndefined();
  expect(eventFor(pack, made, 'spectator')).toBeUndefined();
});

test('[R-14.14][R-18.3] whether a hidden offer is still covered shows to who presses Accept, not before', () => {
  const stacked = { ...seats, ana: { ...seats.ana, stacked: ['network'] } };
  const table = aTable({ seats: stacked, uncontrolled });
  const { ana, ben, cat } = table.seats;
  const optionsOfBen = () => movesFor(pack, table.state, 1).accept;
  ana.offers('ben', { give: { money: 9, specials: ['bribery'] }, want: { money: 1 } });
  const open = [{ from: 0, serial: 1 }];
  expect(optionsOfBen()).toEqual(open);
  ana.gives('cat', { money: 1 });
  expect(optionsOfBen()).toEqual(open);
  ben.mayNot('INSUFFICIENT_FUNDS').accepts();
  cat.gives('ana', { money: 1 });
  ana.gives('cat', { specials: ['bribery'] });
  // The hand is seen to be empty.
  expect(optionsOfBen()).toBeUndefined();
  cat.gives('ana', { specials: ['bribery'] });
  ben.accepts();
  expect(table.view('ben').seats[1]?.hand).toHaveLength(1);
});
