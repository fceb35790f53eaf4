import { expect, test } from 'vitest';
import { readArguments } from '../arena/arguments.ts';
import { endingsOf } from '../arena/endings.ts';
import { matchJobs, soakJobs } from '../arena/jobs.ts';
import { playGame } from '../arena/play-game.ts';
import { rateFinishes } from '../arena/rate-finishes.ts';
import { countTimes, type GameResult, timeQuantile } from '../arena/results.ts';
import { pValue, pValueOfDeals, sprt, wilson } from '../arena/statistics.ts';
import { summarize } from '../arena/summary.ts';

function argumentsOf(line: string) {
  const read = readArguments(line.split(' '));
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

test('wrong arguments are refused in words', () => {
  expect(readArguments(['--levels', 'expert,wizard'])).toEqual({
    problem: expect.stringContaining('"wizard" is no level; there are random, novice, regular, expert, master'),
  });
  expect(readArguments(['--games', 'many'])).toEqual({ problem: '--games must be a whole number' });
  expect(readArguments(['--colour', 'blue'])).toEqual({
    problem: expect.stringContaining("Unknown option '--colour'"),
  });
});

test('every deal is played once for each rotation: each level sits on each seat of it', () => {
  const jobs = matchJobs(argumentsOf('--levels master,expert,regular --games 7 --seed 3'));
  expect(jobs.map(({ seed }) => seed)).toEqual(['3/0', '3/0', '3/0', '3/1', '3/1', '3/1', '3/2', '3/2', '3/2']);
  for (const seat of [0, 1, 2])
    expect(jobs.slice(0, 3).map(({ levels }) => levels[seat])).toEqual(
      expect.arrayContaining(['master', 'expert', 'regular']),
    );
});

test('equal levels get a new deal for every game, or one result would count several times', () => {
  const jobs = matchJobs(argumentsOf('--levels expert,expert,expert --games 6 --seed 3'));
  expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(6);
});

test('the soak covers every size of table, and the same seed is the same soak', () => {
  const jobs = soakJobs(argumentsOf('--soak 80 --seed 2'));
  expect(new Set(jobs.map(({ levels }) => levels.length)).size).toBe(7);
  expect(soakJobs(argumentsOf('--soak 80 --seed 2'))).toEqual(jobs);
});

test('interval, test and p agree about a clear win and about nothing', () => {
  expect(wilson(0.5, 100).low).toBeCloseTo(0.4038, 3);
  expect(wilson(0.5, 100).high).toBeCloseTo(0.5962, 3);
  expect(sprt({ wins: 160, games: 400, equal: 0.25 }).verdict).toBe('stronger');
  expect(sprt({ wins: 100, games: 400, equal: 0.25 }).verdict).toBe('undecided');
  expect(sprt({ wins: 70, games: 400, equal: 0.25 }).verdict).toBe('not stronger');
  expect(pValue(160, 400, 0.25)).toBeLessThan(1e-6);
  expect(pValue(100, 400, 0.25)).toBeGreaterThan(0.4);
});

test('p counts deals, not games: four games of one deal that always agree are one piece of evidence', () => {
  const deals = Array.from({ length: 100 }, (_, deal) => (deal % 5 < 2 ? 1 : 0));
  const byDeal = pValueOfDeals(deals, 0.25);
  expect(byDeal).toBeGreaterThan(pValue(160, 400, 0.25));
  expect(byDeal).toBeCloseTo(0.0012, 3);
  expect(pValueOfDeals([1, 1, 1], 0.25)).toBe(1);
});

test('decision times keep their quantiles through the histogram', () => {
  const times = countTimes([...Array.from({ length: 95 }, () => 1), ...Array.from({ length: 5 }, () => 64)]);
  expect(timeQuantile(times, 0.5)).toBeCloseTo(1, 5);
  expect(timeQuantile(times, 0.99)).toBeCloseTo(64, 5);
});

test('a game repeats itself exactly, and a shared victory counts 1/k', { timeout: 30_000 }, () => {
  const setUp = { seed: 'again', levels: ['regular', 'novice', 'random'] as const };
  const one = playGame(setUp);
  const two = playGame(setUp);
  if ('problem' in one || 'problem' in two) throw new Error('the game broke off');
  expect(two.outcome).toEqual(one.outcome);
  expect(two.decisions).toBe(one.decisions);
  const shared = {
    game: 0,
    levels: ['regular', 'novice'] as const,
    entries: [0, 1],
    winners: [0, 1],
    goals: [['basic'], ['weird']],
    illuminati: [0, 1],
    turns: 9,
    decisions: 1,
    times: [[], []],
    cpuMillis: [0, 0],
    eliminated: [],
    proposals: { made: 0, accepted: 0, countered: 0, declined: 0 },
    words: { made: 0, accepted: 0, countered: 0, declined: 0, calls: 0, callsHeld: 0 },
    doors: { reached: 0, stopped: 0, armed: 0, armedStopped: 0 },
    promises: { accepted: 0, kept: 0, broken: 0 },
  };
  expect(summarize(['regular', 'novice'], [shared]).seats.map(({ winShare }) => winShare)).toEqual([0.5, 0.5]);
});

test('[B-3] who was out, when, and how the game ended are counted by seat and by entry', () => {
  const game = (rotation: number, more: Partial<GameResult>): GameResult => ({
    game: rotation,
    levels: ['expert', 'regular'],
    entries: rotation === 0 ? [0, 1] : [1, 0],
    winners: [0],
    goals: [['basic'], []],
    illuminati: [0, 1],
    turns: 8,
    decisions: 1,
    times: [[], []],
    cpuMillis: [0, 0],
    eliminated: [],
    proposals: { made: 4, accepted: 1, countered: 1, declined: 2 },
    words: { made: 3, accepted: 1, countered: 0, declined: 1, calls: 2, callsHeld: 1 },
    doors: { reached: 4, stopped: 3, armed: 2, armedStopped: 1 },
    promises: { accepted: 2, kept: 1, broken: 1 },
    ...more,
  });
  const results = [
    game(0, { eliminated: [{ seat: 1, turns: 3 }], goals: [['last-standing'], []] }),
    game(1, { eliminated: [{ seat: 1, turns: 5 }] }),
  ];
  const { words, doors, ...rest } = endingsOf(['expert', 'regular'], results);
  const { eliminated, eliminatedEarly, lastStanding, proposals, promises } = rest;
  expect(words).toMatchObject({ made: 3, accepted: 1, calls: 2, callsHeld: 1 });
  expect(doors).toEqual({ reached: 4, stoppedShare: 0.75, armed: 2, armedStoppedShare: 0.5 });
  expect(eliminated).toMatchObject({ share: 0.5, byEntry: [0.5, 0.5] });
  expect(eliminatedEarly).toMatchObject({ share: 0.25, byEntry: [0, 0.5] });
  expect(lastStanding.share).toBe(0.5);
  expect(proposals).toEqual({ made: 4, accepted: 1, countered: 1, declined: 2, acceptedShare: 0.25 });
  expect(promises).toEqual({ accepted: 2, kept: 1, broken: 1 });
});

test('[B-9] with personas the same deal is played otherwise, and again the same', { timeout: 60_000 }, () => {
  const setUp = { seed: 'styles', levels: ['expert', 'expert', 'regular'] as const };
  const styled = () => playGame({ ...setUp, personas: true });
  const [one, two, plain] = [styled(), styled(), playGame(setUp)];
  if ('problem' in one || 'problem' in two || 'problem' in plain) throw new Error('the game broke off');
  expect(two.decisions).toBe(one.decisions);
  expect(two.outcome).toEqual(one.outcome);
  expect([plain.decisions, plain.turns]).not.toEqual([one.decisions, one.turns]);
});

test('Expert of release 1.0, the fixed opponent, still plays a whole game', { timeout: 60_000 }, () => {
  const old = playGame({ seed: 'fixed', levels: ['expert-1.0', 'regular', 'novice'], personas: true });
  expect(old).toMatchObject({ outcome: { winners: expect.any(Array) } });
});

test('who wins more is rated higher', () => {
  const [often, seldom] = rateFinishes(
    2,
    Array.from({ length: 40 }, (_, game) => [game % 4 === 0 ? 1 : 0]),
  );
  expect(often).toBeGreaterThan(seldom ?? 0);
});
