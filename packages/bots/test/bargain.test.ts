import { pack } from '@illuminice/cards';
import { movesFor, type State, viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { valueTrade } from '../src/bargain/value-trade.ts';
import { type BotMemory, createBot, type PromiseNote, type PromiseTerm } from '../src/index.ts';
import { PLAIN_STYLE } from '../src/minds/thinking-mind.ts';
import { freshMemory } from '../src/model/memory.ts';
import { sceneOf } from '../src/scene/scene.ts';
import { KEEN } from '../src/scene/weights.ts';
import { SKILLS } from '../src/thought/skill.ts';
import { thoughtOf } from '../src/thought/thought.ts';
import { ratedAttacks } from '../src/turn/rate-attacks.ts';
import { deciding, sending } from './deciding.ts';
import { chance } from './play.ts';
import { FOUR_WEIRD, number } from './positions.ts';

const decide = deciding('bargain');
const sent = sending('bargain');

/** Ana attacks for her fifth Weird Group; Ben could pay against it, Cleo has nothing to pay with. */
function attacked({ ben = 12 }: { readonly ben?: number } = {}): State {
  const { state } = aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 20,
        turnsTaken: 6,
        structure: FOUR_WEIRD,
      },
      ben: { illuminati: 'network', money: ben, turnsTaken: 6, structure: [{ group: 'cia', on: 'left' }] },
      cleo: { illuminati: 'society-of-assassins', money: 0, turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['semiconscious-liberation-army', 'democrats'],
  });
  const target = number('semiconscious-liberation-army');
  sent(state, { type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target });
  sent(state, { type: 'spend', seat: 0, from: 0, amount: 3 });
  return state;
}

/** What Ana says to a demand of this seat, with or without a word for it. */
function answer(
  state: State,
  {
    from,
    money,
    promised,
    memory = {},
    known = [],
  }: {
    readonly from: number;
    readonly money: number;
    readonly promised: boolean;
    readonly memory?: Partial<BotMemory>;
    readonly known?: readonly PromiseNote[];
  },
) {
  sent(state, { type: 'offer', seat: from, to: 0, give: {}, want: { money } });
  const view = viewFor(pack, state, 0);
  const serial = view.offers[0]?.serial ?? 0;
  const promises: PromiseNote[] = promised ? [{ by: from, to: 0, promise: { kind: 'stayOut' }, offer: serial }] : [];
  return decide(state, { memory, promises: [...known, ...promises] });
}

test('[R-14.4 B-1] four offers of one seat are weighed in a turn, however good the next one is', () => {
  const asked = (offers: number) =>
    answer(attacked(), { from: 1, money: 3, promised: true, memory: { tried: Array(offers).fill('offer:1') } });
  expect(asked(3).command.type).toBe('accept');
  expect(asked(3).memory.tried).toHaveLength(4);
  expect(asked(4).command.type).toBe('reject');
  expect(asked(4).reason.key).toBe('enoughForNow');
});

test('[R-14.5 B-1] peace is paid for where it is promised, by somebody who could and would pay against the attack', () => {
  const { command, reason, memory } = answer(attacked(), { from: 1, money: 3, promised: true });
  expect(command.type).toBe('accept');
  expect(reason.key).toBe('peaceBought');
  expect(memory.paid).toEqual([1]);
});

test('[R-14.5 B-1] no money without a promise, nor for the promise that goes with another offer', () => {
  const { command, reason, asks, memory } = answer(attacked(), { from: 1, money: 1, promised: false });
  expect(command).toMatchObject({ type: 'counter', from: 1, give: { money: 1 }, want: {} });
  expect(asks).toEqual({ kind: 'stayOut' });
  expect(reason.key).toBe('peaceNeedsPromise');
  expect(memory.paid).toEqual([1]);
  // Nothing is to be feared of Cleo, promise or not.
  const idle = answer(attacked(), { from: 2, money: 1, promised: false });
  expect([idle.command.type, idle.reason.key]).toEqual(['reject', 'peaceNeedsPromise']);
});

test('[R-14.11 T-33] peace that costs too much is answered with what it is worth', () => {
  const { command, reason, asks, memory } = answer(attacked(), { from: 1, money: 9, promised: true });
  expect(command).toMatchObject({ type: 'counter', from: 1, give: { money: 3 }, want: {} });
  expect(asks).toEqual({ kind: 'stayOut' });
  expect(reason).toEqual({ key: 'fairWithLess', values: { amount: 3 } });
  expect(answer(attacked(), { from: 1, money: 9, promised: true, memory }).command.type).toBe('reject');
});

test('[B-1] who was paid in this turn is not paid again, nor is anybody else', () => {
  const state = attacked();
  const { memory } = answer(state, { from: 1, money: 3, promised: true });
  for (const from of [1, 2]) {
    const { command, reason } = answer(attacked(), { from, money: 1, promised: true, memory: { ...memory } });
    expect(command.type).toBe('reject');
    expect(reason.key).toBe('peaceNotWorthIt');
  }
});

test('[B-1] nobody is paid who has nothing to pay against us with, or who broke their word', () => {
  const refused = (asked: Parameters<typeof answer>[1], state = attacked()) =>
    expect(answer(state, asked).reason.key).toBe('peaceNotWorthIt');
  refused({ from: 2, money: 1, promised: true });
  refused({ from: 1, money: 1, promised: true }, attacked({ ben: 0 }));
  refused({ from: 1, money: 1, promised: true, known: [{ by: 1, to: 0, promise: { kind: 'peace' }, kept: false }] });
});

test('[B-1] a memory of an earlier release, which does not know what was paid, plays on', () => {
  const { paid: _unknown, ...older } = freshMemory(viewFor(pack, attacked(), 0));
  const view = viewFor(pack, attacked(), 0);
  const { memory } = createBot({ level: 'expert', pack }).decide({
    view,
    moves: movesFor(pack, attacked(), 0),
    random: chance('older'),
    budget: {},
    memory: older as BotMemory,
  });
  expect(memory.paid).toEqual([]);
});

/** What Ben says when Ana offers him money for a promise, and what he does with one he has given. */
function ben(state: State, promises: (serial: number) => readonly PromiseNote[]) {
  const view = viewFor(pack, state, 1);
  const serial = view.offers[0]?.serial ?? 0;
  return decide(state, { seat: 1, promises: promises(serial) });
}

function asked(money: number, promise: PromiseTerm, state = peaceful()) {
  sent(state, { type: 'offer', seat: 0, to: 1, give: { money }, want: {} });
  return ben(state, (offer) => [{ by: 1, to: 0, promise, offer }]);
}

/** Nobody is near a victory; it is Ana's turn. */
function peaceful({ ana = 20, ben: purse = 15, turn = 'ana' }: Purses = {}): State {
  return aTable<'ana' | 'ben' | 'cleo'>({
    seats: {
      ana: { illuminati: 'ufos', money: ana, turnsTaken: 4, structure: [{ group: 'trekkies', on: 'left' }] },
      ben: { illuminati: 'network', money: purse, turnsTaken: 4, structure: [{ group: 'cia', on: 'left' }] },
      cleo: { illuminati: 'society-of-assassins', money: 10, turnsTaken: 4, structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['democrats'],
    turn: { seat: turn },
  }).state;
}

interface Purses {
  readonly ana?: number;
  readonly ben?: number;
  readonly turn?: 'ana' | 'ben';
}

test('[R-14.5] a promise is given for money that is worth more than keeping it, and not for less', () => {
  expect(asked(4, { kind: 'pay', amount: 2 }).command.type).toBe('accept');
  const { command, reason } = asked(2, { kind: 'pay', amount: 9 });
  expect(['reject', 'counter']).toContain(command.type);
  expect(['offerLoses', 'offerFairWithMore']).toContain(reason.key);
});

test('[R-14.11 T-33] money that is asked for words alone is answered with what they are worth', () => {
  const state = peaceful();
  sent(state, { type: 'offer', seat: 0, to: 1, give: {}, want: { money: 9 } });
  const { command, reason, asks } = ben(state, (offer) => [
    { by: 0, to: 1, promise: { kind: 'pay', amount: 8 }, offer },
  ]);
  expect(reason.key).toBe('fairWithLess');
  expect(asks).toEqual({ kind: 'pay', amount: 8 });
  const paid = command.type === 'counter' ? (command.give.money ?? 0) : 0;
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(8);
});

test('[R-14.11 B-2] a counter asks for less of our money, not for some of it back', () => {
  const { state } = aTable<'ana' | 'ben'>({
    seats: {
      ana: {
        illuminati: 'ufos',
        money: 20,
        turnsTaken: 4,
        structure: [
          { group: 'trekkies', on: 'left' },
          { group: 'yuppies', on: 'right' },
        ],
      },
      ben: {
        illuminati: 'network',
        money: 30,
        turnsTaken: 4,
        structure: [
          { group: 'cia', on: 'left' },
          { group: 'texas', on: 'right' },
        ],
      },
    },
    uncontrolled: ['democrats'],
    turn: { seat: 'ana' },
  });
  const paid = (money: number) => {
    const game = structuredClone(state);
    sent(game, { type: 'offer', seat: 0, to: 1, give: { groups: [number('yuppies')] }, want: { money } });
    return ben(game, () => []);
  };
  const answers = [10, 14, 18, 22].map(paid);
  const counters = answers.flatMap(({ command, reason }) => (command.type === 'counter' ? [{ command, reason }] : []));
  expect(answers[0]?.command.type).toBe('accept');
  expect(counters.length).toBeGreaterThan(0);
  for (const { command, reason } of counters) {
    expect(command.want).toEqual({ groups: [number('yuppies')] });
    expect(reason).toEqual({ key: 'fairWithLess', values: { amount: command.give.money } });
  }
});

test('[R-14.5] who is about to win gets no peace for money, and is told why', () => {
  const { command, reason } = ben(attackedWith({ money: 9 }), (offer) => [
    { by: 1, to: 0, promise: { kind: 'peace', turns: 1 }, offer },
  ]);
  expect(command).toMatchObject({ type: 'reject', from: 0 });
  expect(reason).toEqual({ key: 'leaderNotHelped', values: { seat: 0 } });
});

function attackedWith({ money }: { readonly money: number }): State {
  const state = attacked();
  sent(state, { type: 'offer', seat: 0, to: 1, give: { money }, want: {} });
  return state;
}

test('[R-14.5] promised money is paid on one’s own turn, and only what is still due', () => {
  const due = (paid: number) =>
    ben(peaceful({ turn: 'ben' }), () => [{ by: 1, to: 0, promise: { kind: 'pay', amount: 3 }, paid }]);
  expect(due(0).command).toEqual({ type: 'give', to: 0, money: 3 });
  expect(due(2).command).toEqual({ type: 'give', to: 0, money: 1 });
  expect(due(0).reason).toEqual({ key: 'wordKept', values: { amount: 3, seat: 0 } });
});

test('[R-14.5] what was promised against an attack is paid in it', () => {
  const { command } = ben(attacked(), () => [{ by: 1, to: 2, promise: { kind: 'oppose', seat: 0, amount: 4 } }]);
  expect(command).toEqual({ type: 'spend', from: 1, amount: 4, side: 'against' });
});

test('[R-14.5] an attack that breaks a peace is worth one’s good name less', () => {
  const state = peaceful({ ana: 0, ben: 40, turn: 'ben' });
  const view = viewFor(pack, state, 1);
  const moves = movesFor(pack, state, 1);
  const bestOnAna = (promises: readonly PromiseNote[]) => {
    const thought = thoughtOf({
      ...{ pack, view, moves, promises, proposals: [], memory: freshMemory(view), random: chance('peace'), budget: {} },
      ...{ skill: SKILLS.expert, style: PLAIN_STYLE, remembers: true, lookAhead: undefined },
    });
    const attacks = moves.attack ? ratedAttacks(thought, moves.attack) : [];
    return Math.max(0, ...attacks.filter(({ draft }) => state.owner[draft.target] === 0).map(({ gain }) => gain));
  };
  const [free, bound] = [bestOnAna([]), bestOnAna([{ by: 1, to: 0, promise: { kind: 'peace', turns: 2 } }])];
  expect(bound).toBeLessThan(free - 0.01);
});

test('[R-14.6 B-5] a Group costs the current player an action: the same deal is worth less in one’s own turn', () => {
  const { state } = aTable({
    seats: {
      ana: { illuminati: 'ufos', money: 20, turnsTaken: 4, structure: [{ group: 'trekkies', on: 'left' }] },
      ben: {
        illuminati: 'network',
        money: 10,
        turnsTaken: 4,
        structure: [
          { group: 'cia', on: 'left' },
          { group: 'texas', on: 'right' },
        ],
      },
    },
    uncontrolled: ['yuppies', 'democrats'],
  });
  const view = viewFor(pack, state, 0);
  const inTurnOf = (seat: number) => {
    const scene = sceneOf({ pack, view: { ...view, turn: { ...view.turn, seat } }, weights: KEEN, style: PLAIN_STYLE });
    return valueTrade(scene, { other: 1, gets: { groups: [number('texas')] }, gives: { money: 10 } });
  };
  expect(inTurnOf(0).ours).toBeLessThan(inTurnOf(1).ours);
  expect(inTurnOf(1).theirs).toBeLessThan(inTurnOf(0).theirs);
  const scene = sceneOf({ pack, view, weights: KEEN, style: PLAIN_STYLE });
  const money = valueTrade(scene, { other: 1, gets: { money: 1 }, gives: {} });
  expect(money.ours).toBeGreaterThan(0);
});
