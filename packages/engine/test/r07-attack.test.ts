import { pack } from '@illuminice/cards';
import { breakdownOf, eventFor, explain, explainAttack, whyNot } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const seats = {
  ana: {
    illuminati: 'society-of-assassins',
    money: 20,
    structure: [
      { group: 'cia', on: 'left', money: 4 },
      { group: 'hackers', on: 'right' },
    ],
  },
  ben: {
    illuminati: 'gnomes-of-zurich',
    money: 9,
    structure: [{ group: 'mafia', on: 'left', money: 5, puppets: [{ group: 'kgb', on: 'left', money: 2 }] }],
  },
  cat: { illuminati: 'network', money: 6, structure: [{ group: 'fbi', on: 'left' }] },
} as const;
const VIEWERS = ['ana', 'ben', 'cat', 'spectator'] as const;

test('[R-7.16][REQ-076][REQ-142] everybody sees every line of the breakdown, from the announcement on and after each spend', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'yuppies'] });
  const { ana, ben, cat } = table.seats;
  const seen = () => VIEWERS.map((viewer) => explainAttack(pack, table.view(viewer)));
  ana.attacks('neutralize', 'mafia').with('cia', { aids: ['society-of-assassins'] });
  ana.spends(3, { from: 'cia' });
  ben.spends(2, { from: 'mafia' });
  cat.spends(1, { side: 'against' });
  const truth = breakdownOf(pack, table.state);
  for (const explanation of seen()) {
    expect(explanation).toMatchObject(truth ?? {});
    expect(explanation?.lines.at(-1)?.total).toBe(truth?.required);
    expect(explanation?.lines.every(({ rule }) => /^R-\d+/.test(rule))).toBe(true);
  }
  const announced = table.log.find(({ type }) => type === 'attackAnnounced');
  if (announced?.type !== 'attackAnnounced') throw new Error('nothing was announced');
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(eventFor(pack, announced, viewer)).toMatchObject({
      attack: {
        kind: 'neutralize',
        attacker: announced.attack.attacker,
        target: announced.attack.target,
        aids: announced.attack.aids,
      },
    });
});

test('[R-8.1][REQ-092] a draft is explained before anything is announced, with the rule of every line', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'yuppies'] });
  const number = (key: string) => pack.numbers.get(key) ?? -1;
  const draft = explain(pack, table.view('ana'), {
    kind: 'neutralize',
    attacker: number('cia'),
    target: number('mafia'),
  });
  table.seats.ana.attacks('neutralize', 'mafia').with('cia');
  expect(draft.required).toBe(table.asks('attack.required'));
  expect(draft.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ['power', 6],
    ['alignment', 4],
    ['typeBonus', 6],
    ['abilities', 4],
    ['abilities', 3],
    ['defence', -7],
    ['proximity', -10],
  ]);
});

test('[R-7.16][R-17.9][R-17.26] what makes a Group resist more than is printed on it is a line of its own, with its card', () => {
  const table = aTable({
    seats: {
      ana: { illuminati: 'bavarian-illuminati', structure: [{ group: 'democrats', on: 'left' }] },
      ben: {
        illuminati: 'gnomes-of-zurich',
        structure: [
          { group: 'gun-lobby', on: 'left' },
          { group: 'survivalists', on: 'right' },
        ],
      },
    },
  });
  const number = (key: string) => pack.numbers.get(key) ?? -1;
  const defence = (attacker: number) =>
    explain(pack, table.view('ana'), { kind: 'neutralize', attacker, target: number('gun-lobby'), aids: [] })
      .lines.filter(({ what }) => what === 'defence')
      .map(({ amount, rule, card }) => [amount, rule, card]);
  const printed = [-3, 'R-8.2', number('gun-lobby')];
  const sheltered = [-2, 'R-17.26', number('survivalists')];
  // The Democrats are Liberal; an Illuminati card is nothing.
  expect(defence(number('democrats'))).toEqual([printed, [-7, 'R-17.9', number('gun-lobby')], sheltered]);
  expect(defence(0)).toEqual([printed, sheltered]);
});

test('[R-10.1][REQ-121][REQ-122] the roll, what it had to beat and the outcome are told to everybody', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'yuppies'], dice: [[3, 3]] });
  table.seats.ana.attacks('neutralize', 'mafia').with('cia', { aids: ['society-of-assassins'] });
  table.settles('actions');
  expect(told(table)).toEqual([
    'C.I.A. attacks to neutralize The Mafia, aided by The Society of Assassins',
    'spending begins',
    'rolled 6',
    '6 against 14: the attack succeeds',
    'The Mafia, KGB uncontrolled (neutralized)',
    'the attack is over',
  ]);
  for (const event of table.log.filter(({ type }) => type === 'diceRolled' || type === 'attackDecided'))
    expect(eventFor(pack, event, 'spectator')).toEqual(event);
});

test('[R-7.18][R-7.11] a mark stays on its card for the turn, whoever controls it, and is seen', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'yuppies'], dice: [[6, 6]] });
  const { ana } = table.seats;
  ana.attacks('control', 'yuppies').with('hackers');
  table.settles('actions');
  ana.drops('hackers');
  expect(table.asks('participated.hackers')).toBe(1);
  expect(table.view('cat').tired).toEqual([[pack.numbers.get('hackers'), 1]]);
  ana.endsTurn();
  expect(table.asks('participated.hackers')).toBe(0);
});

test('[R-9.5][R-9.7][REQ-141] spending goes back and forth until nobody wants more', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'yuppies'], dice: [[5, 5]] });
  const { ana, ben, cat } = table.seats;
  ana.attacks('neutralize', 'mafia').with('cia');
  const numbers: unknown[] = [];
  const look = () => numbers.push(table.asks('attack.required'));
  look();
  ben.spends(3, { from: 'mafia' });
  look();
  ana.spends(4, { from: 'cia' });
  look();
  cat.spends(2, { side: 'for' });
  look();
  ben.isDone();
  ben.spends(1);
  look();
  expect(numbers).toEqual([6, 0, 4, 6, 5]);
  expect(table.waitingFor()).toEqual(['ana', 'ben', 'cat']);
  ana.mayNot('COMMITTED').callsOff();
  table.settles('actions');
  expect(table.asks('lastAttack')).toEqual({ succeeded: false, roll: 10 });
  expect(table.asks('moneyTotal.1')).toBe(9 + 5 + 2 - 3 - 1);
});

test('[R-9.7][R-24.6][R-24.8] who has answered is told so, by the table and by what they see of it', () => {
  const table = aTable({ seats, uncontrolled: ['texas', 'yuppies'], dice: [[5, 5]] });
  const { ana, ben } = table.seats;
  ana.attacks('neutralize', 'mafia').with('cia');
  const refusal = { code: 'BAD_TIMING', rule: 'R-9.7', values: { need: 'answerNotGiven' } };
  expect(whyNot(pack, table.view('ben'), { type: 'done' })).toBeUndefined();
  ben.isDone();
  ben.mayNot('BAD_TIMING').isDone();
  expect(whyNot(pack, table.view('ben'), { type: 'done' })).toEqual(refusal);
  // Somebody who has not is told nothing of the kind.
  expect(whyNot(pack, table.view('cat'), { type: 'done' })).toBeUndefined();
});

test('[R-24.6][R-24.8] who has passed on a roll is told so, by the table and by what they see of it', () => {
  const holding = {
    ...seats,
    ben: { ...seats.ben, specials: ['slush-fund'] },
    cat: { ...seats.cat, specials: ['bribery'] },
  };
  const table = aTable({ seats: holding, uncontrolled: ['texas', 'yuppies'], dice: [[5, 5]] });
  const { ana, ben, cat } = table.seats;
  ana.attacks('neutralize', 'mafia').with('cia');
  for (const seat of [ana, ben, cat]) seat.isDone();
  expect(whyNot(pack, table.view('ben'), { type: 'decline' })).toBeUndefined();
  ben.declines();
  ben.mayNot('BAD_TIMING').declines();
  const refusal = { code: 'BAD_TIMING', rule: 'R-24.6', values: { need: 'answerNotGiven' } };
  expect(whyNot(pack, table.view('ben'), { type: 'decline' })).toEqual(refusal);
  expect(whyNot(pack, table.view('cat'), { type: 'decline' })).toBeUndefined();
});
