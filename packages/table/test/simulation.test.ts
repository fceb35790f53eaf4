/** A deterministic simulation: the seed of a failing run is in its name and in its message. */
import { expect, test } from 'vitest';
import { type Simulation, simulate } from './simulation/simulate.ts';

const CALM: Omit<Simulation, 'seed'> = {
  seats: ['human', 'human', 'human'],
  crashEveryMs: 0,
  store: { failBefore: 0, failAfter: 0, slowest: 5 },
  network: { drop: 0, duplicate: 0, slowest: 60, disconnect: 0 },
  mostEvents: 60_000,
};

const STORM: Omit<Simulation, 'seed'> = {
  seats: ['human', 'human', 'human', 'bot'],
  processes: 2,
  crashEveryMs: 40_000,
  store: { failBefore: 20, failAfter: 20, slowest: 40 },
  network: { drop: 60, duplicate: 60, slowest: 700, disconnect: 15 },
  mostEvents: 80_000,
};

async function run(name: string, simulation: Simulation): Promise<void> {
  try {
    const result = await simulate(simulation);
    console.log(name, simulation.seed, result);
    expect(result.over, 'the game came to its end').toBe(true);
  } catch (cause) {
    throw new Error(`${name}: seed ${simulation.seed} failed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

for (const seed of [1, 2]) {
  test(`[R-24.3] whole games on a calm sea, seed ${seed}`, { timeout: 60_000 }, () => run('calm', { ...CALM, seed }));
}

for (
  let seed = Number(process.env.FROM ?? 11);
  seed < Number(process.env.FROM ?? 11) + Number(process.env.COUNT ?? 3);
  seed++
) {
  test(
    `[R-24.3] two processes, crashes, lost and doubled messages, failing disks, seed ${seed}`,
    { timeout: 60_000 },
    () => run('storm', { ...STORM, seed }),
  );
  test(`[R-24.3] wild play in the storm, seed ${seed}`, { timeout: 60_000 }, () =>
    run('wild', { ...STORM, seed, wild: true, options: { peeking: true, pace: seed % 3 } }),
  );
}
