/** Many storms; a failing seed is in the name of its test. FIRST and COUNT choose others. */
import { expect, test } from 'vitest';
import { type Simulation, simulate } from './simulation/simulate.ts';

const first = Number(process.env.FIRST ?? 1000);
const count = Number(process.env.COUNT ?? 60);

function storm(seed: number): Simulation {
  const heavy = seed % 2;
  return {
    seed,
    seats: seed % 3 === 0 ? ['human', 'human'] : ['human', 'human', 'human', 'bot'],
    processes: 1 + (seed % 3),
    crashEveryMs: heavy ? 15_000 : 60_000,
    store: { failBefore: 30 * heavy, failAfter: 30, slowest: 60 },
    network: { drop: 100 * heavy, duplicate: 80, slowest: heavy ? 2500 : 300, disconnect: 20 },
    mostEvents: 150_000,
    wild: seed % 4 > 1,
    options: {
      pace: seed % 5,
      peeking: seed % 7 === 0,
      hiddenIlluminati: seed % 5 === 1,
      spectatorsSeeAll: seed % 6 === 0,
      replaceLeavers: seed % 8 !== 0,
      turnSeconds: seed % 3 === 1 ? 60 : 0,
      turnSequence: seed % 9 === 4 ? 'bidding' : 'normal',
    },
  };
}

for (let seed = first; seed < first + count; seed++) {
  test(`[R-24.3] storm, seed ${seed}`, { timeout: 120_000 }, async () => {
    expect(await simulate(storm(seed))).toMatchObject({ end: expect.stringMatching(/^(over|abandoned)$/) });
  });
}
