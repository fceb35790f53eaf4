import { expect, test } from 'vitest';
import { readArguments } from '../arena/arguments.ts';
import { matchJobs } from '../arena/jobs.ts';
import { playGame } from '../arena/play-game.ts';
import { wilson } from '../arena/statistics.ts';

/** Enough to tell an elimination race from luck; `npm run arena -- --levels … --games 400 --json` measures. */
const GAMES = 100;
/** whoever is out with no more turns than these never had a game. */
const EARLY = 3;

/**
 * Of the seats, and of the games: the most that may be out early, or end with everybody else out (B-3). Two players are not among them: a
 * quarter of their games still ends so (docs/benchmarks-bots.md).
 */
const TABLES = [
  { levels: ['expert', 'regular', 'regular', 'regular'], early: 0.02, lastStanding: 0.05 },
  { levels: ['expert', 'expert', 'expert', 'expert'], early: 0.02, lastStanding: 0.05 },
  { levels: ['expert', 'expert', 'expert'], early: 0.15, lastStanding: 0.15 },
] as const;

for (const { levels, early, lastStanding } of TABLES)
  test(`[B-3 R-19.2] ${levels.join(', ')}: games are not elimination races`, () => {
    const order = readArguments([
      '--levels',
      levels.join(','),
      '--games',
      String(GAMES),
      '--seed',
      'long',
      '--personas',
    ]);
    if ('problem' in order) throw new Error(order.problem);
    const jobs = matchJobs(order);
    let out = 0;
    let alone = 0;
    for (const { seed, levels: seats, personas } of jobs) {
      const record = playGame({ seed, levels: seats, personas });
      if ('problem' in record) throw new Error(`${seed}: ${record.problem}`);
      out += record.eliminated.filter(({ turns }) => turns <= EARLY).length;
      if (record.outcome.goals.flat().includes('last-standing')) alone++;
    }
    const seats = jobs.length * levels.length;
    expect(wilson(out / seats, seats).low).toBeLessThan(early);
    expect(wilson(alone / jobs.length, jobs.length).low).toBeLessThan(lastStanding);
  });
