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

async function run(name: string, simulation: Simulation) {
  const result = await simulate(simulation).catch((cause) => {
    throw new Error(`${name}, seed ${simulation.seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
  expect(result, `${name}, seed ${simulation.seed}`).toMatchObject({
    end: expect.stringMatching(/^(over|abandoned)$/),
  });
  return result;
}

test('[R-24.3] a whole game on a calm sea, seed 1', { timeout: 60_000 }, async () => {
  await run('calm', { ...CALM, seed: 1 });
});

for (const seed of [11, 12]) {
  test(`[R-24.3] two processes, crashes, lost and doubled messages, failing disks, seed ${seed}`, {
    timeout: 60_000,
  }, async () => {
    await run('storm', { ...STORM, seed });
  });
}

for (const seed of [51, 52]) {
  test(`[R-24.3] three processes hand each other lines with what everybody is told of them, seed ${seed}`, {
    timeout: 60_000,
  }, async () => {
    const people = { ...STORM, seats: ['human', 'human', 'human'] as const, processes: 3 };
    const { lines, entriesUnread } = await run('handed on', { ...people, seed, wild: seed === 52 });
    // Where people leave, few are left at other processes to be told.
    expect(entriesUnread).toBeGreaterThan(seed === 52 ? 0 : lines / 4);
  });
}

test('[R-24.3] deals, peeks and departures in the storm, seed 21', { timeout: 60_000 }, async () => {
  await run('wild storm', { ...STORM, seed: 21, wild: true, options: { peeking: true, pace: 1 } });
});

test('[R-24.3] by mail, seed 31', { timeout: 60_000 }, async () => {
  await run('by mail', { ...STORM, seed: 31, wild: true, options: { pace: 0, turnSeconds: 3600, dropSeconds: 0 } });
});

test('[R-24.1] the same seed leads to the same log', { timeout: 60_000 }, async () => {
  const first = await simulate({ ...STORM, seed: 41, mostEvents: 3000 });
  expect(await simulate({ ...STORM, seed: 41, mostEvents: 3000 })).toEqual(first);
});
