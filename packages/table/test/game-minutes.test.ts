/** the engine knows no clock; the table calls time, as an entry of its log like any other. */
import { catalogue, pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { foldStored } from '../src/fold/copy.ts';
import { type LogEntry, type TableFact, verifyGameLog } from '../src/index.ts';
import { packOf, playedByNow } from '../src/model/played-by.ts';
import { wrongAtTable } from '../src/verify/verify-table.ts';
import type { FakeHost } from './fake-host.ts';
import { finishedGame, type Loose, rechained, withoutSignatures } from './finished-game.ts';
import { aHostWith, THREE } from './positions.ts';

const MINUTES = { gameMinutes: 10, offerSeconds: 0 } as const;

const called = (host: FakeHost): number | undefined => host.table.state.game?.calledRound;
const shown = (host: FakeHost): unknown => host.lastTo(2).table.gameClock;

const isCall = (fact: TableFact): boolean => fact.type === 'game' && fact.command.type === 'callTime';

/** Something everybody sees. */
async function stir(host: FakeHost): Promise<void> {
  const isStacked = host.table.state.game?.stacked[0] === 1;
  expect(await host.send(0, { type: 'flaunt', card: 0, shown: isStacked })).toEqual({ ok: true });
}

/** Nobody sleeps. */
async function playMinutes(host: FakeHost, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await stir(host);
    await host.pass(60);
  }
}

test('[R-23.20] time is called when the minutes are over, and everybody is told; not a moment earlier', async () => {
  const host = await aHostWith(THREE, { options: MINUTES });
  const began = host.time;
  await playMinutes(host, 9);
  await stir(host);
  expect(shown(host)).toEqual({ left: 60_000, since: host.time, standsAt: host.time + 300_000 });
  await host.pass(59.999);
  expect(called(host)).toBeUndefined();
  await host.pass(0.001);
  expect(host.time).toBe(began + 600_000);
  expect(called(host)).toBeGreaterThan(0);
  for (const viewer of [0, 1, 2] as const) {
    expect(host.lastTo(viewer).events).toContainEqual({ type: 'timeCalled', round: called(host) });
    expect(host.lastTo(viewer).view?.calledRound).toBe(called(host));
    expect(host.lastTo(viewer).table.gameClock).toBeUndefined();
  }
});

test('[R-23.20] the last round is played to its end, then the score decides', async () => {
  const host = await aHostWith(THREE, { options: MINUTES });
  await playMinutes(host, 10);
  for (const seat of [0, 1, 2]) {
    expect(host.table.state.stage).toBe('playing');
    while (host.table.state.game?.turn.seat === seat && host.table.state.stage === 'playing') {
      if (host.table.state.moment.kind === 'plain') await host.send(seat, { type: 'endTurn' });
      else await host.pass(5);
    }
  }
  expect(host.table.state.stage).toBe('over');
  expect(host.table.state.game?.over?.scores).toHaveLength(3);
});

test('[R-23.20] a break counts as five minutes, and the process that comes back finds the same', async () => {
  const host = await aHostWith(THREE, { options: MINUTES });
  host.table.close();
  host.time += 8 * 3_600_000;
  await host.reopen();
  expect(called(host)).toBeUndefined();
  await stir(host);
  expect(shown(host)).toMatchObject({ left: 300_000 });
  expect(host.table.nextDeadline()).toBe(host.time + 300_000);
  await host.pass(300);
  expect(called(host)).toBeGreaterThan(0);
});

test('[R-23.20] while nobody is there the minutes stand still', async () => {
  const host = await aHostWith(THREE, { options: MINUTES });
  await host.pass(60);
  for (const seat of [0, 1, 2]) await host.table.disconnected(seat);
  host.time += 3_600_000;
  await host.table.connected(0);
  expect(shown(host)).toMatchObject({ left: 540_000, since: host.time });
});

test('[R-23.20] [R-24.6] what somebody does in secret does not show in the time that is left', async () => {
  const host = await aHostWith(THREE, { options: MINUTES });
  await stir(host);
  const before = shown(host);
  await host.pass(400);
  await host.send(0, { type: 'offer', to: 1, give: { money: 1 }, want: { money: 1 } });
  expect((await host.table.updateFor(2)).table.gameClock).toEqual(before);
});

test('[R-23.20] taking back a move takes no time back', async () => {
  const host = await aHostWith(THREE, { options: MINUTES });
  await playMinutes(host, 9);
  const { state } = host.table;
  const money = state.game?.money.findIndex((amount, card) => amount > 0 && state.game?.owner[card] === 0) ?? -1;
  const to = state.game?.owner.findIndex((owner, card) => owner === 0 && card !== money) ?? -1;
  expect(await host.send(0, { type: 'transfer', from: money, to, amount: 1 })).toEqual({ ok: true });
  await host.pass(60);
  const round = called(host);
  expect(round).toBeGreaterThan(0);
  expect(host.lastTo(0).table.own?.mayUndo).toBe(true);
  expect(await host.act(0, { type: 'undo' })).toEqual({ ok: true });
  expect(called(host)).toBe(round);
});

test('[R-23.20] [R-24.2] the log of a whole game tells of the call, and one that came too early is found', async () => {
  const honest = (await finishedGame({ gameMinutes: 3 })).log();
  const call = honest.findIndex(({ facts }) => facts.some(isCall));
  expect(call).toBeGreaterThan(0);
  expect(verifyGameLog(catalogue, honest)).toMatchObject({ ok: true, entries: honest.length });
  const folded = (entries: readonly LogEntry[]) => foldStored(pack, { tail: entries });
  expect(folded(honest.slice(0, call))?.gameClock).toMatchObject({
    left: expect.any(Number),
    since: expect.any(Number),
  });
  expect(folded(honest)?.game?.over?.scores).toHaveLength(3);
  const moved = withoutSignatures(honest);
  const [told] = moved.splice(call, 1);
  const early = rechained(moved.toSpliced(call - 1, 0, { ...told, at: moved[call - 2]?.at } as Loose));
  expect(verifyGameLog(catalogue, early)).toMatchObject({ ok: false });
  expect(wrongAtTable(pack, early)).toEqual([{ entry: call, wrong: { what: 'timedOutTooEarly' } }]);
}, 60_000);

test('[R-23.20] [R-24.2] a game in which a move was taken back after the call is true', async () => {
  const log = (await finishedGame({ gameMinutes: 1 })).log();
  const call = log.findIndex(({ facts }) => facts.some(isCall));
  const back = log.flatMap(({ facts }, at) => (facts.some(({ type }) => type === 'rewound') ? [at] : []));
  expect(call).toBeGreaterThan(0);
  expect(back.at(-1)).toBeGreaterThan(call);
  expect(verifyGameLog(catalogue, log)).toMatchObject({ ok: true, entries: log.length });
});

test('[R-23.20] a release that knows no minutes leaves such a game alone, and goes on with every other', async () => {
  const { options } = (await aHostWith(THREE)).table.state.opening;
  expect(playedByNow(pack, options).format).toBe(1);
  const timed = playedByNow(pack, { ...options, gameMinutes: 90 });
  expect(timed.format).toBe(2);
  expect(packOf(pack, timed)).toHaveProperty('pack');
  expect(packOf(pack, { ...timed, format: 3 })).toHaveProperty('unplayable.what', 'logOfOtherFormat');
});
