/** A simulation is worth what it finds: every planted bug, and nothing else. */
import { expect, test } from 'vitest';
import { aimedAt, planOf } from '../simulate-server/plan.ts';
import { PLANTED } from '../simulate-server/planted.ts';
import type { PlantedBug } from '../simulate-server/planted-bug.ts';
import { violationIn } from '../simulate-server/shrink.ts';
import { simulate } from '../simulate-server/simulation.ts';
import { compareTwins } from '../simulate-server/twins.ts';

const MOST_WORLDS = 8;

async function found({ foundBy, needs, hours = 0.2 }: PlantedBug): Promise<string | undefined> {
  for (let world = 0; world < MOST_WORLDS; world++) {
    if (foundBy === 'twins') {
      // Two people have to act in the same tick.
      const difference = await compareTwins(`${2 + world}`, 0.06).then(
        () => undefined,
        (error: Error) => `${error.name}: ${error.message}`,
      );
      if (difference) return difference;
      continue;
    }
    const plan = planOf(`planted.${world}`, foundBy === 'clusters' ? 'cluster' : 'evening', hours);
    const violation = await violationIn(needs === undefined ? plan : aimedAt(plan, needs));
    if (violation) return violation.message;
  }
  return undefined;
}

test.each(PLANTED)('[V-1] [R-24.3] planted: $name', async (bug) => {
  const pullOut = bug.plant();
  try {
    expect(await found(bug)).toMatch(/^Violation: /);
  } finally {
    pullOut();
  }
});

test.each(['2', '3'])('[V-7] twins of seed %s', async (seed) => {
  expect((await compareTwins(seed, 0.1)).frames).toBeGreaterThan(100);
});

test('[V-1] [V-6] [R-24.3] two days by mail', async () => {
  expect((await simulate(planOf('mail', 'mail', 48))).moves).toBeGreaterThan(100);
});

test('[R-22.15] [V-1] a game goes on while somebody comes back through another process: they are told nothing of it before they are shown it', async () => {
  expect((await simulate(planOf('clusters.11', 'cluster', 0.1))).moves).toBeGreaterThan(100);
});
