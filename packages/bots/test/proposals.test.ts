import { pack } from '@illuminice/cards';
import { explainAttack, movesFor, type State, viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { type BotMemory, createBot, type MindDecision, type PromiseNote, type Proposal } from '../src/index.ts';
import { freshMemory } from '../src/model/memory.ts';
import type { PromiseTerm } from '../src/model/mind.ts';
import { deciding, sending } from './deciding.ts';
import { chance } from './play.ts';
import { number } from './positions.ts';

const decide = deciding('proposals');
const sent = sending('proposals');

/** Ana is one Weird Group from victory or far from it; Ben thinks; Cleo could hurt him. */
function table({ ana = 'near', ben = 14 }: { readonly ana?: 'near' | 'far'; readonly ben?: number } = {}): State {
  const far = [{ group: 'tabloids', on: 'left' }];
  const near = [
    ...far,
    { group: 'trekkies', on: 'top' },
    { group: 'psychiatrists', on: 'bottom' },
    { group: 'comic-books', on: 'right' },
  ];
  return aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 12,
        turnsTaken: 6,
        structure: ana === 'near' ? near : far,
      },
      ben: {
        illuminati: 'network',
        money: ben,
        turnsTaken: 6,
        structure: [
          { group: 'cia', on: 'left' },
          { group: 'texas', on: 'right' },
        ],
      },
      cleo: { illuminati: 'ufos', money: 9, turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['punk-rockers', 'democrats'],
  }).state;
}

interface Said {
  readonly by?: number;
  readonly own?: PromiseTerm;
  readonly asked: PromiseTerm;
  /** What is asked of the third seat too. */
  readonly third?: PromiseTerm;
  readonly unless?: true;
}

interface Known {
  readonly memory?: Partial<BotMemory>;
  readonly promises?: readonly PromiseNote[];
}

/** What Ben answers to whoever proposes this to him. */
function ben(state: State, { by = 2, own, asked, third, unless }: Said, known: Known = {}) {
  const terms = [
    ...(own ? [{ by, promise: own }] : []),
    { by: 1, promise: asked },
    ...(third ? [{ by: by === 2 ? 0 : 2, promise: third }] : []),
  ];
  const to = third ? [1, by === 2 ? 0 : 2] : [1];
  const proposal: Proposal = { id: 'p', by, to, terms, answers: [], ...(unless ? { unless } : {}) };
  return decide(state, { seat: 1, proposals: [proposal], proposal: 'p', ...known });
}

const verdict = ({ answers, reason }: MindDecision) => [answers?.yes, reason.key];

const TERMS: readonly PromiseTerm[] = [
  { kind: 'stayOut' },
  { kind: 'stayOut', target: number('democrats') },
  { kind: 'peace', turns: 2 },
  { kind: 'peace' },
  { kind: 'pay', amount: 3 },
  { kind: 'back', amount: 3 },
  { kind: 'oppose', seat: 0, amount: 3 },
  { kind: 'leave', group: number('democrats') },
  { kind: 'attack', seat: 0 },
  { kind: 'attackGroup', group: number('tabloids') },
  { kind: 'stop', seat: 0 },
  { kind: 'noPrivilege' },
  { kind: 'keepSpecial', special: 0 },
];

test('[R-14.1] every term is understood, asked for, offered or threatened: yes, no with a reason, or what would be a yes', () => {
  for (const asked of TERMS)
    for (const own of [undefined, ...TERMS])
      for (const unless of own ? [undefined, true as const] : [undefined]) {
        const { answers, reason, command } = ben(table({ ana: 'far' }), {
          asked,
          ...(own ? { own } : {}),
          ...(unless ? { unless } : {}),
        });
        expect(answers?.proposal, `${asked.kind} for ${own?.kind}`).toBe('p');
        expect(reason.key, `${asked.kind} for ${own?.kind}`).not.toBe('usualAnswer');
        expect(command).toEqual({ type: 'default' });
      }
});

test('[R-14.5] everybody against whoever is about to win: yes, with no more than there is', () => {
  const call = { own: { kind: 'oppose', seat: 0, amount: 4 }, asked: { kind: 'oppose', seat: 0, amount: 6 } } as const;
  const third = { kind: 'oppose', seat: 0, amount: 1 } as const;
  // Ana is asked in nobody's place: the third seat of the call is Ben's neighbour in the test alone.
  const { answers, reason } = ben(table(), { ...call, third });
  expect(reason).toEqual({ key: 'leaderStopped', values: { seat: 0 } });
  expect(answers).toMatchObject({ yes: true });
  expect(ben(table({ ben: 2 }), { ...call, third }).answers).toMatchObject({ yes: true, amount: 2 });
});

test('[R-14.5] in the attack that would win everybody gives the part they are asked for, not one MB of it', () => {
  const state = table({ ben: 9 });
  const target = number('punk-rockers');
  sent(state, { type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target });
  const oppose = (amount: number) => ({ kind: 'oppose', seat: 0, amount }) as const;
  const asked = { own: oppose(5), asked: oppose(6) };
  expect(ben(state, { ...asked, third: oppose(5) }).answers).toEqual({ proposal: 'p', yes: true });
  const poor = table({ ben: 2 });
  sent(poor, { type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target });
  expect(ben(poor, { ...asked, third: oppose(5) }).answers).toMatchObject({ yes: true, amount: 2 });
});

test('[R-14.5] no call to arms against somebody harmless, nor for a caller who stays at home', () => {
  const asked = { kind: 'oppose', seat: 0, amount: 3 } as const;
  const own = { kind: 'oppose', seat: 0, amount: 3 } as const;
  expect(verdict(ben(table({ ana: 'far' }), { own, asked, third: asked }))).toEqual([false, 'notDangerous']);
  expect(verdict(ben(table(), { asked, third: asked }))).toEqual([false, 'youPayNothing']);
});

test('[R-14.5] who is about to win is neither left alone nor helped', () => {
  for (const asked of [{ kind: 'peace', turns: 1 }, { kind: 'back', amount: 1 }, { kind: 'stayOut' }] as const)
    expect(verdict(ben(table(), { by: 0, own: { kind: 'pay', amount: 9 }, asked }))).toEqual([
      false,
      'leaderNotHelped',
    ]);
});

test('[R-14.5 B-1] money that is asked for nothing is not given, and no money is asked for money', () => {
  const { answers, reason } = ben(table({ ana: 'far' }), { asked: { kind: 'pay', amount: 3 } });
  expect(answers).toEqual({ proposal: 'p', yes: false });
  expect(reason).toEqual({ key: 'nothingForIt' });
});

test('[R-14.5] what would be fair if it were kept is too thin, not lost by', () => {
  const asked = { kind: 'pay', amount: 5 } as const;
  expect(verdict(ben(table({ ana: 'far' }), { asked, own: { kind: 'pay', amount: 6 } }))).toEqual([
    false,
    'offerTooThin',
  ]);
  expect(verdict(ben(table({ ana: 'far' }), { asked, own: { kind: 'pay', amount: 4 } }))).toEqual([
    false,
    'offerLoses',
  ]);
});

test('[R-14.5] a counter names a sum whoever proposed has, and what was asked for stays as it was', () => {
  const asked = { kind: 'stop', seat: 0 } as const;
  const { answers, reason } = ben(table({ ana: 'far' }), { asked, own: { kind: 'pay', amount: 1 } });
  expect(reason.key).toBe('offerFairWithMore');
  expect(answers?.counter?.terms[0]).toEqual({ by: 1, promise: asked });
  const [, theirs] = answers?.counter?.terms ?? [];
  expect(theirs?.by).toBe(2);
  expect(theirs?.promise.kind === 'pay' && theirs.promise.amount).toBeLessThanOrEqual(9);
});

test('[R-14.11 T-33] words that are worth too little are answered with a price in money', () => {
  const asked = { kind: 'attack', seat: 0 } as const;
  const { answers, reason } = ben(table({ ana: 'far' }), { asked, own: { kind: 'stayOut' } });
  expect(answers?.yes).toBe(false);
  const [ours, theirs] = answers?.counter?.terms ?? [];
  expect(ours).toEqual({ by: 1, promise: asked });
  expect(theirs?.promise.kind).toBe('pay');
  const amount = theirs?.promise.kind === 'pay' ? theirs.promise.amount : 0;
  expect(reason).toEqual({ key: 'fairForMoney', values: { amount } });
  // And that price is one they would take.
  const own = { kind: 'pay', amount } as const;
  expect(ben(table({ ana: 'far' }), { asked, own }).answers?.yes).toBe(true);
});

test('[R-14.11 T-33] what costs more money than it brings is answered with less money for the same', () => {
  const own = { kind: 'oppose', seat: 0, amount: 9 } as const;
  const { answers, reason } = ben(table(), { asked: { kind: 'pay', amount: 12 }, own });
  const [ours, theirs] = answers?.counter?.terms ?? [];
  const amount = ours?.promise.kind === 'pay' ? ours.promise.amount : 0;
  expect(theirs).toEqual({ by: 2, promise: own });
  expect(reason).toEqual({ key: 'fairWithLess', values: { amount } });
  expect(amount).toBeGreaterThan(0);
  expect(ben(table(), { asked: { kind: 'pay', amount }, own }).answers?.yes).toBe(true);
  expect(ben(table(), { asked: { kind: 'pay', amount: amount + 1 }, own }).answers?.yes).toBe(false);
  // More than the purse holds is no reason to say nothing else.
  const rich = ben(table({ ben: 2 }), { asked: { kind: 'pay', amount: 12 }, own });
  expect(rich.answers?.yes).toBe(false);
  expect(['fairWithLess', 'tooMuchForMe']).toContain(rich.reason.key);
});

test('[B-1] who was promised money for words gets no more of it for a while, and hears that', () => {
  const own = { kind: 'oppose', seat: 0, amount: 9 } as const;
  const bought = ben(table(), { asked: { kind: 'pay', amount: 1 }, own });
  expect(bought.answers?.yes).toBe(true);
  const again = ben(table(), { asked: { kind: 'pay', amount: 1 }, own }, { memory: bought.memory });
  expect(again.reason).toEqual({ key: 'paidLately', values: { seat: 2 } });
});

test('[R-14.5] threats that cost more to heed than to bear are defied', () => {
  const { answers, reason } = ben(table({ ana: 'far' }), {
    own: { kind: 'attack', seat: 0 },
    asked: { kind: 'pay', amount: 5 },
    unless: true,
  });
  expect([answers?.yes, reason.key]).toEqual([false, 'threatDefied']);
});

test('[R-14.5] whoever broke their word is told so where the deal itself would have been good', () => {
  const deal = { own: { kind: 'pay', amount: 6 }, asked: { kind: 'pay', amount: 2 } } as const;
  expect(ben(table({ ana: 'far' }), deal).answers?.yes).toBe(true);
  const broken: PromiseNote[] = [1, 2, 3].map(() => ({ by: 2, to: 1, promise: { kind: 'peace' }, kept: false }));
  expect(verdict(ben(table({ ana: 'far' }), deal, { promises: broken }))).toEqual([false, 'wordWasBroken']);
});

test('[R-14.5] a word given to somebody else stands: no attack on whoever has our peace', () => {
  const promises: PromiseNote[] = [{ by: 1, to: 0, promise: { kind: 'peace', turns: 3 } }];
  const { answers, reason } = ben(
    table({ ana: 'far' }),
    { own: { kind: 'pay', amount: 9 }, asked: { kind: 'attack', seat: 0 } },
    { promises },
  );
  expect(answers?.yes).toBe(false);
  expect(reason).toEqual({ key: 'promisedAlready', values: { seat: 0 } });
});

test('[B-1] the third proposal of one seat in a turn is not weighed any more', () => {
  const deal = { own: { kind: 'pay', amount: 6 }, asked: { kind: 'pay', amount: 2 } } as const;
  const first = ben(table({ ana: 'far' }), deal);
  const second = ben(table({ ana: 'far' }), deal, { memory: first.memory });
  expect(second.answers?.yes).toBe(true);
  expect(verdict(ben(table({ ana: 'far' }), deal, { memory: second.memory }))).toEqual([false, 'enoughForNow']);
});

test('[R-18.2] whether a Special is promised to be kept tells nothing about the hand', () => {
  const special = pack.specialNumbers.get('murphys-law') ?? 0;
  const answer = (specials: readonly string[]) => {
    const { state } = aTable({
      seats: {
        ana: { illuminati: 'ufos', money: 12, turnsTaken: 4, structure: [{ group: 'kgb', on: 'left' }] },
        ben: { illuminati: 'network', money: 9, turnsTaken: 4, specials, structure: [{ group: 'cia', on: 'left' }] },
        cleo: { illuminati: 'bermuda-triangle', money: 9, turnsTaken: 4, structure: [{ group: 'texas', on: 'left' }] },
      },
      uncontrolled: ['democrats'],
    });
    return ben(state, { asked: { kind: 'keepSpecial', special }, own: { kind: 'pay', amount: 4 } }).answers;
  };
  expect(answer(['murphys-law'])).toEqual(answer(['slush-fund']));
});

test('[R-14.5] against the attack that would win, others are called, each by their purse, and the caller pays too', () => {
  const state = table();
  const target = number('punk-rockers');
  sent(state, { type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target });
  sent(state, { type: 'spend', seat: 0, from: 0, amount: 4 });
  const view = viewFor(pack, state, 1);
  const input = { view, moves: movesFor(pack, state, 1), random: chance('call'), budget: {} };
  const { proposes, command } = createBot({ level: 'expert', pack }).decide({ ...input, memory: freshMemory(view) });
  expect(command.type).toBe('spend');
  expect(proposes?.to).toEqual([2]);
  expect(proposes?.terms.map(({ by, promise }) => [by, promise.kind, 'seat' in promise && promise.seat])).toEqual([
    [1, 'oppose', 0],
    [2, 'oppose', 0],
  ]);
  const silent = createBot({ level: 'expert', pack }).decide(input);
  expect(silent.proposes).toBeUndefined();
});

test('[R-14.5] against an attack that fails as it stands nobody is called', () => {
  const state = table();
  const target = number('punk-rockers');
  sent(state, { type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target });
  sent(state, { type: 'spend', seat: 2, from: 2, amount: 9, side: 'against' });
  const view = viewFor(pack, state, 1);
  const input = { view, moves: movesFor(pack, state, 1), random: chance('call'), budget: {} };
  expect(explainAttack(pack, view)?.required).toBeLessThan(2);
  const { proposes } = createBot({ level: 'expert', pack }).decide({ ...input, memory: freshMemory(view) });
  expect(proposes).toBeUndefined();
});

test('[R-14.5] what was promised against somebody is paid, and a promise to stop them is kept with one MB', () => {
  const state = table();
  const target = number('punk-rockers');
  sent(state, { type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target });
  const does = (promise: PromiseTerm) => decide(state, { seat: 1, promises: [{ by: 1, to: 2, promise }] }).command;
  expect(does({ kind: 'oppose', seat: 0, amount: 5 })).toEqual({ type: 'spend', from: 1, amount: 5, side: 'against' });
  expect(does({ kind: 'stop', seat: 0 })).toEqual({ type: 'spend', from: 1, amount: 1, side: 'against' });
});
