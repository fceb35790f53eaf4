/** What Master does for the end of the game, where nearly everything is decided by a privileged attack. */
import { pack } from '@illuminice/cards';
import { movesFor, type State, viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { answerIncome } from '../src/answers/payments.ts';
import { answerSpending } from '../src/answers/spending.ts';
import { answerStart } from '../src/answers/windows.ts';
import { valueTrade } from '../src/bargain/value-trade.ts';
import { type Level, suggestMove } from '../src/index.ts';
import { strengthOf } from '../src/scene/distance.ts';
import { factsFor } from '../src/scene/scene.ts';
import { lastCost, specialCost } from '../src/thought/specials.ts';
import { freeThing } from '../src/turn/free-things.ts';
import { bestOfPairs } from '../src/turn/plans.ts';
import { ratedAttacks } from '../src/turn/rate-attacks.ts';
import { sending } from './deciding.ts';
import { thoughtAt } from './thoughts.ts';

const number = (key: string) => pack.numbers.get(key) ?? -1;
const special = (key: string) => pack.specialNumbers.get(key) ?? -1;

const WEIRD = [
  { group: 'tabloids', on: 'left' as const },
  { group: 'trekkies', on: 'top' as const },
  { group: 'psychiatrists', on: 'bottom' as const },
  { group: 'comic-books', on: 'right' as const },
];
const IN_PLAY = ['cia', 'kgb', 'yuppies', 'democrats', 'punk-rockers', ...WEIRD.map(({ group }) => group)];
const DECK = pack.groups.map(({ key }) => key).filter((key) => !IN_PLAY.includes(key));

/** Ana plays for five Weird Groups. */
function position({
  weird = 4,
  money = 20,
  theirs = 20,
  specials = [],
  bens = [],
  phase = 'actions',
  middle = [],
}: {
  weird?: number;
  money?: number;
  theirs?: number;
  specials?: string[];
  bens?: string[];
  phase?: 'start' | 'actions';
  middle?: string[];
}): State {
  return aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money,
        turnsTaken: 6,
        structure: WEIRD.slice(0, weird),
        specials,
      },
      ben: {
        illuminati: 'network',
        money: theirs,
        turnsTaken: 6,
        structure: [{ group: 'cia', on: 'left' }],
        specials: bens,
      },
      cleo: {
        illuminati: 'society-of-assassins',
        money: theirs,
        turnsTaken: 6,
        structure: [{ group: 'kgb', on: 'left' }],
      },
    },
    turn: { phase },
    deck: DECK.slice(0, 30),
    uncontrolled: ['punk-rockers', 'democrats', 'yuppies', ...middle],
  }).state;
}

const sent = sending('end game');

test('[R-9.10 B-7] Master keeps for privilege what Expert plays for its money or for a look', () => {
  const moves = { play: [{ card: special('market-manipulation') }] };
  const doubled = (level: Level) =>
    answerIncome(thoughtAt(position({ specials: ['market-manipulation'] }), 0, { level, moves })).command.type;
  expect([doubled('expert'), doubled('master')]).toEqual(['play', 'decline']);
  const looks = (level: Level) =>
    freeThing(thoughtAt(position({ specials: ['computer-espionage'], bens: ['bribery'] }), 0, { level }));
  expect(looks('expert')?.command).toMatchObject({ type: 'play', card: special('computer-espionage') });
  expect(looks('master')).toBeUndefined();
});

test('[R-9.10 B-7] a Special costs Master what privilege is worth, unless the game is at stake', () => {
  const espionage = special('computer-espionage');
  const [expert, master] = (['expert', 'master'] as const).map((level) =>
    thoughtAt(position({ specials: ['computer-espionage'] }), 0, { level }),
  );
  if (!expert || !master) throw new Error('two levels');
  expect(specialCost(master, espionage)).toBeGreaterThan(5 * specialCost(expert, espionage));
  expect(lastCost(master, espionage)).toBe(specialCost(expert, espionage));
});

test('[R-14.2 B-7] Regular sells a Special for its effect; Expert and Master for no purse of this size, for it buys privilege', () => {
  const worth = (level: Level, money: number) => {
    const { scene } = thoughtAt(position({ specials: ['computer-espionage'], money: 4 }), 0, { level });
    return valueTrade(scene, { other: 1, gets: { money }, gives: { specials: [special('computer-espionage')] } }).ours;
  };
  expect(worth('regular', 8)).toBeGreaterThan(0);
  expect(worth('expert', 8)).toBeLessThan(0);
  expect(worth('master', 8)).toBeLessThan(0);
  expect(worth('expert', 70)).toBeLessThan(0);
});

test('[R-14.2 B-7] one Special for a better one leaves as much privilege as before', () => {
  const { scene } = thoughtAt(position({ specials: ['computer-espionage'] }), 0);
  const swap = { gets: { specials: [special('bribery')] }, gives: { specials: [special('computer-espionage')] } };
  expect(valueTrade(scene, { other: 1, ...swap }).ours).toBeGreaterThan(0);
});

test('[R-15.6 B-7] against the attack that wins Master saves nothing', () => {
  const state = position({ specials: ['media-campaign'], bens: ['deep-agent'] });
  sent(state, {
    ...{ type: 'attack', seat: 0, kind: 'control', attacker: number('tabloids'), target: number('punk-rockers') },
    privilege: { discard: special('media-campaign') },
  });
  sent(state, { type: 'decline', seat: 1 });
  sent(state, { type: 'decline', seat: 2 });
  sent(state, { type: 'spend', seat: 0, from: 0, amount: 6 });
  expect(answerSpending(thoughtAt(state, 1, { level: 'master' })).command).toEqual({
    type: 'play',
    card: special('deep-agent'),
  });
});

test('[R-15.11 B-7] Master takes a turn from whoever can claim privilege in it, not from whom money can stop', () => {
  const answer = (level: Level, specials: string[]) =>
    answerStart(
      thoughtAt(position({ specials, bens: ['senate-investigating-committee'], phase: 'start' }), 1, { level }),
    ).command.type;
  expect(answer('master', ['bribery'])).toBe('play');
  expect(answer('master', [])).toBe('decline');
  expect(answer('expert', [])).toBe('play');
});

test('[R-17.25 B-7] Master draws with the Recyclers whenever it may, for a Special may come', () => {
  const { state } = aTable({
    seats: {
      ana: {
        illuminati: 'network',
        money: 20,
        turnsTaken: 4,
        structure: [{ group: 'recyclers', on: 'left', money: 9 }],
      },
      ben: { illuminati: 'gnomes-of-zurich', money: 9, turnsTaken: 4, structure: [{ group: 'cia', on: 'left' }] },
    },
    deck: DECK.filter((key) => key !== 'recyclers').slice(0, 20),
    uncontrolled: ['yuppies', 'democrats', 'punk-rockers', 'trekkies', 'tabloids', 'comic-books'],
  });
  const free = (level: Level) => freeThing(thoughtAt(state, 0, { level }))?.command.type;
  expect(free('master')).toBe('recycle');
  expect(free('expert')).not.toBe('recycle');
});

/** Two Weird Groups are missing, and two lie in the middle. */
const twoShort = (specials: string[]) =>
  position({ weird: 3, specials, money: 30, theirs: 40, middle: ['comic-books'] });

test('[R-9.10 B-7] two captures that win together are worth more to Master than their sum, if privilege is left for the second', () => {
  const worth = (level: Level, specials: string[]) => {
    const thought = thoughtAt(twoShort(specials), 0, { level });
    const { attack } = movesFor(pack, twoShort(specials), 0);
    const rated = attack ? ratedAttacks(thought, attack) : [];
    return bestOfPairs(thought, rated)[0];
  };
  const [master, expert, bare] = [
    worth('master', ['media-campaign', 'bribery']),
    worth('expert', ['media-campaign', 'bribery']),
    worth('master', []),
  ];
  expect([number('punk-rockers'), number('comic-books')]).toContain(master?.draft.target);
  expect(master?.gain ?? 0).toBeGreaterThan(2 * (expert?.gain ?? 1));
  expect(master?.gain ?? 0).toBeGreaterThan(2 * (bare?.gain ?? 1));
});

/** In doubt the first of these thinks of everything, the second of nothing that can be overlooked. */
const [LUCKY, UNLUCKY] = [() => 0, () => 0.999];

test('[R-9.10 B-7] Expert does not think of privilege every time; Master does, and so does whoever advises', () => {
  const state = position({ specials: ['media-campaign'], money: 30, theirs: 40 });
  const { attack } = movesFor(pack, state, 0);
  const claims = (level: Level, random: () => number) =>
    attack && ratedAttacks(thoughtAt(state, 0, { level, random }), attack).some(({ privileged }) => privileged);
  expect([claims('expert', LUCKY), claims('expert', UNLUCKY)]).toEqual([true, false]);
  expect([claims('master', LUCKY), claims('master', UNLUCKY)]).toEqual([true, true]);
  expect([claims('regular', LUCKY), claims('regular', UNLUCKY)]).toEqual([false, false]);
  const advice = { view: viewFor(pack, state, 0), moves: movesFor(pack, state, 0), random: UNLUCKY, budget: {} };
  expect(suggestMove(pack, advice).command).toMatchObject({ type: 'attack', privilege: {} });
});

test('[R-16.2 B-4] who buys privilege for money in every turn is seen nearer to victory than somebody else who stands the same', () => {
  const shareOfBen = (illuminati: string) => {
    const { state } = aTable({
      seats: {
        ana: { illuminati: 'ufos', money: 9, turnsTaken: 3, structure: [{ group: 'trekkies', on: 'left' }] },
        ben: { illuminati, money: 9, turnsTaken: 3, structure: [{ group: 'cia', on: 'left' }] },
      },
    });
    const { scene } = thoughtAt(state, 0);
    const { arms: _arms, ...ben } = factsFor(scene, 1);
    const same = { ...ben, arms: [], goals: [], power: 20, transferable: 20, income: 20 };
    return strengthOf(same, scene.contest, scene.weights);
  };
  expect(shareOfBen('bavarian-illuminati')).toBeGreaterThan(1.5 * shareOfBen('network'));
});
