/** The beginning in sight of all: cards picked one after another, dice thrown by their owners, then the first turn (T-24, T-26). */
import { catalogue } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { verifyLog } from '../src/index.ts';
import { FakeHost, type HostSetup } from './fake-host.ts';

async function aBeginning(setup: Partial<HostSetup> = {}): Promise<FakeHost> {
  const host = new FakeHost({
    seats: ['human', 'human', 'bot'],
    ...setup,
    options: { clock: 'bank', ...setup.options },
    settings: { beginMs: 20_000 },
  });
  await host.create();
  await host.pass(host.settings.diceMs / 1000);
  return host;
}

const beginning = (host: FakeHost, viewer: number | 'spectator' = 0) =>
  host.table.updateFor(viewer).then(({ table }) => table.beginning);

/** The secret goals of the UFOs are asked between cards and dice. */
async function chooseGoals(host: FakeHost): Promise<void> {
  for (const seat of [0, 1, 2]) await host.send(seat, { type: 'default' });
  await host.pass(1);
}

async function pickAll(host: FakeHost): Promise<void> {
  await host.act(0, { type: 'pick', back: 5 });
  await host.act(1, { type: 'pick', back: 2 });
  await host.pass(0.7);
  await chooseGoals(host);
}

test('[R-2.3 T-26] one after another picks a back that leaves the table for everybody; nothing is dealt before the last', async () => {
  const host = await aBeginning();
  expect(await beginning(host, 1)).toMatchObject({ picks: [], next: 0, endsAt: host.time + 20_000 });
  expect(await host.act(1, { type: 'pick', back: 2 })).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } });
  expect(await host.act(0, { type: 'pick', back: 8 })).toMatchObject({ refusal: { code: 'ILLEGAL_TARGET' } });
  expect(await host.act(0, { type: 'pick', back: 5 })).toMatchObject({ ok: true });
  expect(host.lastTo(1).table.beginning).toMatchObject({ picks: [{ seat: 0, back: 5 }], next: 1 });
  expect(await host.act(1, { type: 'pick', back: 5 })).toMatchObject({ refusal: { code: 'ILLEGAL_TARGET' } });
  expect(host.table.state.game).toBeUndefined();
  await host.act(1, { type: 'pick', back: 2 });
  await host.pass(0.7);
  expect(host.table.state.game?.illuminati.every((card) => card >= 0)).toBe(true);
});

test('[R-2.3 T-26] whoever takes too long has a card picked for them, and so has somebody who is gone', async () => {
  const host = await aBeginning();
  await host.table.disconnected(1);
  await host.pass(20);
  expect((await beginning(host))?.picks.map(({ seat }) => seat)).toEqual([0]);
  await host.pass(1.4);
  expect(host.table.state.game).toBeDefined();
});

test('[R-2.8 T-24] the first turn begins when everybody has thrown and the dice were looked at, and nobody moves before', async () => {
  const host = await aBeginning({ bot: () => ({ type: 'default' }) });
  await pickAll(host);
  expect((await beginning(host))?.unthrown).toEqual([0, 1]);
  const { turn } = host.table.state.game ?? {};
  expect(host.table.state.moment.kind).toBe('none');
  expect((await host.table.updateFor(0)).table).toMatchObject({ waitingFor: [] });
  expect((await host.table.updateFor(0)).table.clock).toBeUndefined();
  expect(await host.send(turn?.seat ?? 0, { type: 'default' })).toMatchObject({ refusal: { code: 'GAME_NOT_BEGUN' } });
  await host.act(0, { type: 'throw' });
  expect((await beginning(host, 1))?.unthrown).toEqual([1]);
  expect(await host.act(0, { type: 'throw' })).toMatchObject({ ok: true });
  await host.act(1, { type: 'throw' });
  expect(await beginning(host)).toMatchObject({ unthrown: [], endsAt: host.time + 4000 });
  await host.pass(3.9);
  expect(host.table.state.moment.kind).toBe('none');
  await host.pass(0.1);
  expect(await beginning(host)).toBeUndefined();
  expect(host.table.state.moment).not.toMatchObject({ kind: 'none' });
  expect(host.table.state.moment.since).toBeGreaterThanOrEqual(host.time - 100);
});

test('[R-2.8 T-24] after 20 s the dice are thrown for who holds them; a reload in between loses nothing', async () => {
  const host = await aBeginning();
  await pickAll(host);
  await host.act(0, { type: 'throw' });
  await host.reopen();
  expect((await beginning(host))?.unthrown).toEqual([1]);
  await host.pass(24);
  expect(await beginning(host)).toBeUndefined();
});

test('[R-24.10 T-2] at a table without a clock nobody is hurried before the first turn; somebody who is gone holds up nobody', async () => {
  const host = await aBeginning({ options: { clock: 'none' } });
  expect(await beginning(host)).toMatchObject({ next: 0, endsAt: host.time + 90_000 });
  await host.pass(89);
  expect((await beginning(host))?.picks).toEqual([]);
  await pickAll(host);
  expect(await beginning(host)).toMatchObject({ unthrown: [0, 1], endsAt: host.time + 90_000 - 1_000 });
  await host.act(0, { type: 'throw' });
  await host.table.disconnected(1);
  await host.pass(24);
  expect(await beginning(host)).toBeUndefined();
});

test('[R-24.1 R-2.12] who picked what changes no card: the log is verified, and the deal is that of the dice alone', async () => {
  const one = await aBeginning();
  const other = await aBeginning();
  await pickAll(one);
  await other.pass(60);
  expect(one.table.state.game?.illuminati).toEqual(other.table.state.game?.illuminati);
  expect(verifyLog(catalogue, one.log())).toMatchObject({ ok: true });
});

test('[R-2.3 R-2.8] Illuminati that are chosen face-up are not picked; a table of computer players just begins', async () => {
  const chosen = await aBeginning({ options: { illuminati: 'choose' } });
  expect(await beginning(chosen)).toMatchObject({ picks: [] });
  expect((await beginning(chosen))?.next).toBeUndefined();
  const bots = await aBeginning({ seats: ['bot', 'bot'], bot: () => ({ type: 'default' }) });
  expect(await beginning(bots)).toBeUndefined();
  expect(bots.table.state.game).toBeDefined();
});
