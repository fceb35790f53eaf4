/** The whole server on one seed: a short run. `npm run simulate-server` is the long one. */
import { expect, test } from 'vitest';
import { aimedAt, planOf } from '../simulate-server/plan.ts';
import { simulate } from '../simulate-server/simulation.ts';
import { compareTwins } from '../simulate-server/twins.ts';

test('[V-1] [V-6] [V-9] [R-24.3] an evening of kills, torn and full disks, upgrades, clock jumps and attacks: nothing is lost, doubled or stuck', async () => {
  const outcome = await simulate(planOf('test', 'evening', 0.1));
  expect(outcome.moves).toBeGreaterThan(100);
  expect(outcome.troubles).toBeGreaterThan(1);
}, 120_000);

test('[V-1] [R-24.3] two processes on one database, killed, frozen and upgraded, with a Postgres that crashes and a Redis that loses messages: nothing is lost, doubled, stuck or owned twice', async () => {
  const plan = { ...planOf('cluster', 'cluster', 0.06), processes: 2 };
  const troubles = aimedAt(plan, [
    { kind: 'upgrade', to: 'card' },
    { kind: 'redisLossy', ms: 30_000, permille: 300, slowestMs: 1_000 },
    { kind: 'kill', how: 'clean' },
    { kind: 'freeze', ms: 4_000 },
    { kind: 'postgresCrash', ms: 1_500 },
  ]);
  const outcome = await simulate(troubles);
  expect(outcome.moves).toBeGreaterThan(100);
  expect(outcome.troubles).toBeGreaterThanOrEqual(5);
}, 300_000);

test('[R-24.1] the same seed leads to the same world', async () => {
  const run = () => simulate(planOf('twice', 'evening', 0.01));
  expect(await run()).toEqual(await run());
}, 120_000);

test('[V-7] [R-18.2] [R-24.6] what somebody is sent, and when, is the same whether or not another acts in secret or two others whisper', async () => {
  expect((await compareTwins('2', 0.06)).frames).toBeGreaterThan(100);
}, 120_000);
