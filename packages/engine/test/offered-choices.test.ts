/** What the rules offer a player to choose from: the engine's side of menus, panels and notes. */
import { pack } from '@illuminice/cards';
import { eventFor, movesFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const special = (key: string) => pack.specialNumbers.get(key) ?? -1;
const number = (key: string) => pack.numbers.get(key) ?? -1;
const seats = {
  ana: {
    illuminati: 'bavarian-illuminati',
    money: 9,
    structure: [{ group: 'cia', on: 'left', puppets: [{ group: 'tabloids', on: 'top' }] }],
    specials: ['bribery'],
  },
  ben: {
    illuminati: 'gnomes-of-zurich',
    money: 4,
    structure: [{ group: 'kgb', on: 'left' }],
    specials: ['deep-agent', 'media-campaign', 'slush-fund'],
  },
} as const;
const uncontrolled = ['yuppies', 'texas'];

test('[REQ-042] every treasury in every view is up to date as soon as income is in', () => {
  const table = aTable({ seats, turn: { phase: 'income' }, uncontrolled, deck: ['mafia'] });
  for (const viewer of ['ana', 'ben', 'spectator'] as const) expect(table.view(viewer).seats[0]?.money).toBe(18);
});

test('[REQ-174][R-9.10] the Bavarians may discard a Special or pay; others may only discard', () => {
  const table = aTable({ seats, uncontrolled });
  expect(movesFor(pack, table.state, 0).attack?.privilege).toEqual({ discard: [special('bribery')], pay: true });
  const other = aTable({ seats: { ...seats, ana: { ...seats.ana, illuminati: 'network' } }, uncontrolled });
  expect(movesFor(pack, other.state, 0).attack?.privilege).toEqual({ discard: [special('bribery')], pay: false });
});

test('[REQ-177][REQ-181][R-9.12] against a privilege: Deep Agent alone, or any two Specials, and nothing without a privilege', () => {
  const table = aTable({ seats, uncontrolled });
  const { ana } = table.seats;
  ana.attacks('control', 'yuppies').with('cia');
  expect(movesFor(pack, table.state, 1).abolish).toBeUndefined();
  ana.callsOff();
  ana.attacks('control', 'yuppies').with('cia', { privilege: { pay: true } });
  const choices = movesFor(pack, table.state, 1);
  expect(choices.abolish).toHaveLength(3);
  expect(choices.play?.map(({ card }) => card)).toContain(special('deep-agent'));
  expect(movesFor(pack, table.state, 0).abolish).toBeUndefined();
});

test('[REQ-191][REQ-375] of a hand only what can be played now is offered, to its holder alone', () => {
  const table = aTable({ seats, uncontrolled });
  expect(movesFor(pack, table.state, 0).play?.map(({ card }) => card)).toEqual([special('bribery')]);
  expect(movesFor(pack, table.state, 1).play?.map(({ card }) => card)).toEqual([special('slush-fund')]);
});

test('[REQ-209][R-15.9] Media Campaign is offered every dead Group, to the one who holds it', () => {
  const table = aTable({ seats, uncontrolled, dead: ['mafia', 'hackers'] });
  const campaign = movesFor(pack, table.state, 1).play?.find(({ card }) => card === special('media-campaign'));
  expect(campaign?.targets?.toSorted()).toEqual([number('hackers'), number('mafia')].toSorted());
  expect(movesFor(pack, table.state, 0).play?.map(({ card }) => card)).not.toContain(special('media-campaign'));
});

test('[REQ-289][R-13.10] a card that was added has its master, and everybody is told', () => {
  const table = aTable({ seats, uncontrolled });
  table.seats.ana.plays('bribery', { target: 'yuppies', host: 'cia', side: 'bottom' });
  table.everybodyIsContent();
  const placed = table.log.find(({ type }) => type === 'armPlaced');
  if (placed === undefined) throw new Error('nothing was placed');
  expect(placed).toMatchObject({ seat: 0, links: [{ card: number('yuppies'), host: number('cia'), side: 2 }] });
  expect(eventFor(pack, placed, 'spectator')).toEqual(placed);
});

test('[REQ-300][REQ-301][R-1.14] the path of any Group to its Illuminati card can be read from every view', () => {
  const groups = aTable({ seats, uncontrolled }).view('spectator').seats[0]?.groups ?? [];
  const pathTo = (card: number): number[] => {
    const group = groups.find((each) => each.card === card);
    return group === undefined ? [card] : [...pathTo(group.host), card];
  };
  expect(pathTo(number('tabloids'))).toEqual([0, number('cia'), number('tabloids')]);
});

test('[REQ-328][R-14.11] whoever has second thoughts withdraws their offer, and nothing has happened', () => {
  const table = aTable({ seats, uncontrolled });
  const { ana, ben } = table.seats;
  ana.offers('ben', { give: { specials: ['bribery'] }, want: { money: 2 } });
  ana.withdraws();
  ben.mayNot('BAD_TIMING').accepts();
  expect(table.asks('hand.0')).toEqual(['bribery']);
});
