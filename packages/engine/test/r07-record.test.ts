/** from the roll on, the numbers of an attack are a record. */
import { pack } from '@illuminice/cards';
import {
  breakdownOf,
  buildPosition,
  DEFAULT_OPTIONS,
  type EventView,
  eventFor,
  explainAttack,
  type Position,
  type State,
  step,
  viewFor,
} from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const seats = {
  ana: { illuminati: 'bavarian-illuminati', money: 30, structure: [{ group: 'fbi', on: 'left' }] },
  ben: {
    illuminati: 'network',
    structure: [
      { group: 'texas', on: 'right', money: 4 },
      { group: 'survivalists', on: 'left' },
    ],
  },
  cat: { illuminati: 'gnomes-of-zurich', money: 6, structure: [{ group: 'yuppies', on: 'left' }] },
} as const;
const VIEWERS = ['ana', 'ben', 'cat', 'spectator'] as const;

/** "The Bavarian Illuminati (30 MB) attack to control Texas (4 MB) …; 12 MB are spent. Needed: 4." (L-1) */
function attackOnTexas(dice: readonly [number, number] = [1, 1]) {
  const table = aTable({ seats, uncontrolled: ['hackers'], dice: [dice] });
  const { ana, ben, cat } = table.seats;
  ana.attacks('control', 'texas').with('bavarian-illuminati');
  ana.spends(10, { from: 'bavarian-illuminati' });
  ben.spends(1, { from: 'texas' });
  cat.spends(2, { side: 'against' });
  ana.spends(6, { from: 'bavarian-illuminati' });
  return table;
}

const WHOLE = [
  ['power', 10],
  ['defence', -6],
  ['defence', -2],
  ['proximity', -10],
  ['moneyFor', 16],
  ['moneyAgainst', -4],
];

function explained({ view }: ReturnType<typeof attackOnTexas>) {
  return VIEWERS.map((viewer) => explainAttack(pack, view(viewer)));
}

test('[R-7.16][L-1] while the captive is placed everybody sees the numbers it was rolled by: 4 were needed, not 16', () => {
  const table = attackOnTexas();
  const before = explained(table);
  for (const seat of Object.values(table.seats)) seat.isDone();
  const placing = explained(table);
  for (const [index, explanation] of placing.entries()) {
    expect(table.view(VIEWERS[index] ?? 'ana').attack).toMatchObject({
      stage: 'placing',
      dice: [1, 1],
      roll: 2,
      verdict: { succeeded: true, required: 4 },
      payments: [
        { seat: 0, amount: 10, on: 'attackingCard' },
        { seat: 1, amount: 1, on: 'target' },
        { seat: 2, amount: 2, on: 'interfereAgainst' },
        { seat: 0, amount: 6, on: 'attackingCard' },
      ],
    });
    expect(explanation).toEqual({ ...before[index], oneMore: { for: 0, fromTarget: 0, against: 0 } });
    expect(explanation?.lines.map(({ what, amount }) => [what, amount])).toEqual(WHOLE);
  }
  expect(breakdownOf(pack, table.state)).toMatchObject({ required: 4, proximity: 10, defence: 8, moneyAgainst: 4 });
  expect(table.asks('attack.required')).toBe(4);
  // Also for whoever thinks of spending more: it is decided.
  expect(explainAttack(pack, table.view('ben'), { target: 3 })?.required).toBe(4);
  table.seats.ana.places({ host: 'bavarian-illuminati', side: 'top' });
  expect(table.asks('attack')).toBe('in progress');
  expect(explained(table)).toEqual(placing);
});

test.each([
  ['success', [1, 1], true],
  ['failure', [6, 3], false],
] as const)('[R-7.16][T-10] the log tells the whole record of a %s to everybody', (_, dice, succeeded) => {
  const table = attackOnTexas(dice);
  for (const seat of Object.values(table.seats)) seat.isDone();
  const decided = table.log.find(({ type }) => type === 'attackDecided');
  if (decided?.type !== 'attackDecided') throw new Error('nothing was decided');
  expect(decided).toMatchObject({ kind: 'control', succeeded, roll: dice[0] + dice[1], required: 4 });
  expect(decided.record).toMatchObject({ attacker: 0, aids: [], dice });
  expect(decided.record?.lines.map(({ what, amount }) => [what, amount])).toEqual(WHOLE);
  expect(decided.record?.payments.map(({ seat, amount }) => [seat, amount])).toEqual([
    [0, 10],
    [1, 1],
    [2, 2],
    [0, 6],
  ]);
  for (const viewer of [0, 1, 2, 'spectator', 'all'] as const)
    expect(eventFor(pack, decided, viewer)).toEqual(decided satisfies EventView);
});

test('[R-7.16][R-24.1] a game that began under the rules before keeps no record, is decided the same and still loads', () => {
  const position: Position = { seats: Object.values(seats), uncontrolled: ['hackers'] };
  const rules = { pack, random: () => 0 };
  const play = (rulesVersion: number): State => {
    const state: State = { ...buildPosition(pack, position, DEFAULT_OPTIONS), rulesVersion };
    const target = pack.numbers.get('texas') ?? -1;
    for (const command of [
      { type: 'attack', seat: 0, kind: 'control', attacker: 0, target },
      { type: 'spend', seat: 0, amount: 12, from: 0 },
      { type: 'timeOut' },
    ] as const)
      expect(step(rules, state, command)).toBeUndefined();
    return state;
  };
  const old = play(2);
  const now = play(3);
  expect(old.attack).not.toHaveProperty('verdict');
  expect(old.attack).not.toHaveProperty('payments');
  expect(old.attack?.stage).toBe('placing');
  expect(viewFor(pack, old, 1).attack).toEqual(old.attack);
  const { payments, verdict, ...same } = now.attack ?? {};
  expect(payments).toHaveLength(1);
  expect(verdict).toMatchObject({ required: 4, succeeded: true });
  expect({ ...now, attack: same, rulesVersion: 2 }).toEqual(old);
});
