import { expect, test } from 'vitest';
import { ADVERSARY_NAMES } from '../arena/adversaries.ts';
import { readArguments } from '../arena/arguments.ts';
import { matchJobs } from '../arena/jobs.ts';
import { playGame } from '../arena/play-game.ts';
import { wilson } from '../arena/statistics.ts';

/** Enough to tell a trick that wins games from luck; `npm run arena -- --adversaries --games 400` measures. */
const GAMES = 100;
/** Against an equal share of 25 %. */
const MOST = 0.28;

for (const name of ADVERSARY_NAMES)
  test(`[B-1 B-5] ${name} does not win by its trick against three Experts`, () => {
    const order = readArguments([
      '--levels',
      `${name},expert,expert,expert`,
      '--games',
      String(GAMES),
      '--seed',
      'long',
    ]);
    if ('problem' in order) throw new Error(order.problem);
    let won = 0;
    for (const { seed, levels, entries } of matchJobs(order)) {
      const record = playGame({ seed, levels });
      if ('problem' in record) throw new Error(`${seed}: ${record.problem}`);
      const { winners } = record.outcome;
      if (winners.some((winner) => entries[winner] === 0)) won += 1 / winners.length;
    }
    expect(wilson(won / GAMES, GAMES).low).toBeLessThan(MOST);
  });
