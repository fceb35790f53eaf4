import { expect, onTestFinished, test, vi } from 'vitest';
import { steadyClock } from '../../src/runtime/steady-clock.ts';
import { Credits } from '../../src/sockets/credits.ts';
import { eventually } from '../helpers/eventually.ts';
import { playOn } from '../helpers/play.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

test('[V-6] the clock of all deadlines goes on at its own pace, whatever happens to the one on the wall', () => {
  let [wall, machine] = [1_000_000, 50];
  const now = steadyClock({ wall: () => wall, monotonic: () => machine });
  for (const step of [-40_000, -5_000, 3_600_000]) {
    const before = now();
    wall += step;
    machine += 1_000;
    expect(now() - before).toBe(1_000);
  }
  expect(steadyClock({ notBefore: 9_000_000, wall: () => wall, monotonic: () => machine })()).toBe(9_000_000);
});

test('[V-6] credits only ever come back', () => {
  const credits = new Credits({ burst: 2, perSecond: 1, now: 10_000 });
  expect(credits.spend(5_000)).toBe(true);
  expect(credits.spend(5_000)).toBe(true);
  expect(credits.spend(5_000)).toBe(false);
  expect(credits.overdrawn).toBe(false);
});

test.each([-40_000, -5_000, 3_600_000])(
  '[V-6] a step of the clock by %i ms: computer players play on, nobody is thrown out, no clock runs out',
  async (step) => {
    const real = Date.now;
    onTestFinished(() => void vi.restoreAllMocks());
    const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
    const ana = await server.connect();
    await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0, reactionSeconds: 30 } });
    for (const _ of [1, 2, 3]) await ana.must({ type: 'addBot', level: 'novice' });
    await ana.must({ type: 'start' });
    await eventually(() => expect(ana.state?.table.stage).toBe('playing'));
    vi.spyOn(Date, 'now').mockImplementation(() => real() + step);
    const version = ana.state?.version ?? 0;
    await playOn(ana, { stopWhen: ({ state }) => (state?.version ?? 0) > version + 20 });
    expect(ana.closed).toBeUndefined();
    expect(ana.state?.table.seats.every(({ away }) => away === undefined)).toBe(true);
  },
  60_000,
);

test('[V-6] a server started with a clock that was set back goes on from where the games are', async () => {
  const dataDir = temporaryFolder();
  const real = Date.now;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
  const fast = await testServer({}, { DATA_DIR: dataDir });
  await fetch(`http://127.0.0.1:${fast.port}/readyz`);
  const ana = await fast.connect();
  const before = (await ask(ana)).now;
  await fast.drain();
  vi.restoreAllMocks();
  const right = await testServer({}, { DATA_DIR: dataDir });
  const after = (await ask(await right.connect())).now;
  expect(after).toBeGreaterThan(before - 15_000);
}, 60_000);

async function ask(client: Awaited<ReturnType<Awaited<ReturnType<typeof testServer>>['connect']>>) {
  const pong = client.next('pong');
  client.raw({ type: 'ping' });
  return pong;
}
