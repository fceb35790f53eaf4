/** Acknowledged means on disk; memory never runs ahead of the log. */
import { catalogue, pack } from '@illuminice/cards';
import { compilePack, type Pack } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { type AppendRequest, type AppendResult, Table } from '../src/index.ts';
import { FakeHost, MemoryStore } from './fake-host.ts';
import { aHostWith, group, stateOf, THREE } from './positions.ts';

const TRANSFER = { type: 'transfer', from: group('cia'), to: 0, amount: 1 } as const;

/** Lets a test say what happens to the next append. */
class HeldStore extends MemoryStore {
  before: (() => Promise<void>) | undefined;
  after: (() => void) | undefined;

  override async append(request: AppendRequest): Promise<AppendResult> {
    const { before, after } = this;
    this.before = undefined;
    this.after = undefined;
    await before?.();
    const result = await super.append(request);
    after?.();
    return result;
  }
}

test('nothing is folded, sent or answered before the line is on disk', async () => {
  const store = new HeldStore();
  const host = await aHostWith(THREE, { store });
  let release = (): void => undefined;
  store.before = () =>
    new Promise((done) => {
      release = done;
    });
  host.sent.length = 0;
  let answered = false;
  const answer = host.table
    .request({ seat: 0, id: 'x', request: { type: 'command', command: TRANSFER } })
    .then((said) => {
      answered = true;
      return said;
    });
  await new Promise((done) => setImmediate(done));
  expect([answered, host.sent.length, host.table.state.game?.money[0]]).toEqual([false, 0, 9]);
  release();
  expect(await answer).toEqual({ ok: true });
  expect([host.sent.length, host.table.state.game?.money[0]]).toEqual([3, 10]);
});

test('a resent id gets the first answer and is carried out once, also when it would be refused now', async () => {
  const host = await aHostWith(THREE);
  expect(await host.send(0, TRANSFER, 'same')).toEqual({ ok: true });
  expect(await host.send(0, TRANSFER, 'same')).toEqual({ ok: true });
  expect(host.table.state.game?.money[0]).toBe(10);
  await host.send(0, { type: 'endTurn' }, 'end');
  const lines = host.log().length;
  expect(await host.send(0, TRANSFER, 'same')).toEqual({ ok: true });
  expect(await host.send(0, { type: 'endTurn' }, 'end')).toEqual({ ok: true });
  expect(host.log().length).toBe(lines);
  await host.reopen();
  expect(await host.send(0, TRANSFER, 'same')).toEqual({ ok: true });
  expect(host.log().length).toBe(lines);
});

test('two resends at the same moment: the second waits for the first and gets its answer', async () => {
  const host = await aHostWith(THREE);
  const request = { seat: 0, id: 'twin', request: { type: 'command', command: TRANSFER } } as const;
  expect(await Promise.all([host.table.request(request), host.table.request(request)])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(host.table.state.game?.money[0]).toBe(10);
});

test('the same id from another seat is another command', async () => {
  const host = await aHostWith(THREE);
  expect(await host.send(0, TRANSFER, 'one')).toEqual({ ok: true });
  expect(await host.send(1, { type: 'flaunt', card: 1, shown: false }, 'one')).toEqual({ ok: true });
  expect(host.table.state.game?.stacked[1]).toBe(1);
});

test('a refused id is simply decided again', async () => {
  const host = await aHostWith(THREE);
  expect(await host.send(1, { type: 'endTurn' }, 'early')).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } });
  await host.send(0, { type: 'endTurn' });
  while (host.table.state.moment.kind !== 'plain') await host.pass(1);
  expect(await host.send(1, { type: 'endTurn' }, 'early')).toEqual({ ok: true });
});

test('a lost race reads what the other process wrote and decides again', async () => {
  const host = await aHostWith(THREE);
  const other = await Table.open({ id: 't', pack, ports: host.ports(), settings: host.settings });
  await host.send(0, TRANSFER);
  expect(other?.state.game?.money[0]).toBe(9);
  const answer = await other?.request({
    seat: 0,
    id: 'y',
    request: { type: 'command', command: { type: 'drop', group: group('cia') } },
  });
  expect(answer).toEqual({ ok: true });
  expect(other?.state.game?.money[0]).toBe(10);
  await host.table.committed(host.log().at(-1) ?? (undefined as never));
  expect(JSON.stringify(host.table.state)).toBe(JSON.stringify(other?.state));
});

test('a disk that fails after writing: what stands in the log is accepted, folded and sent', async () => {
  const store = new HeldStore();
  const host = await aHostWith(THREE, { store });
  store.after = () => {
    throw new Error('the cable was pulled');
  };
  expect(await host.send(0, TRANSFER, 'z')).toEqual({ ok: true });
  expect(host.table.state.game?.money[0]).toBe(10);
  expect(host.lastTo(2).view?.seats[0]?.money).toBe(10);
  expect(await host.send(0, TRANSFER, 'z')).toEqual({ ok: true });
  expect(host.table.state.game?.money[0]).toBe(10);
});

test('a disk that fails before writing: TRY_AGAIN, nothing has happened, and the same id may be sent again', async () => {
  const store = new HeldStore();
  const host = await aHostWith(THREE, { store });
  store.before = () => Promise.reject(new Error('no space left'));
  expect(await host.send(0, TRANSFER, 'z')).toMatchObject({ refusal: { code: 'TRY_AGAIN' } });
  expect(host.table.state.game?.money[0]).toBe(9);
  expect(await host.send(0, TRANSFER, 'z')).toEqual({ ok: true });
  expect(host.table.state.game?.money[0]).toBe(10);
});

test('a disk that keeps failing is not asked without a pause; when it works again everything goes on', async () => {
  const store = new HeldStore();
  const host = await aHostWith(THREE, { store, seats: ['bot', 'human', 'human'], bot: () => ({ type: 'endTurn' }) });
  let tries = 0;
  const fail = (): Promise<void> => {
    tries++;
    store.before = fail;
    return Promise.reject(new Error('no space left'));
  };
  store.before = fail;
  await host.pass(10);
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(25);
  store.before = undefined;
  await host.pass(5);
  expect(host.table.state.game?.turn.seat).toBe(1);
});

test('snapshots are only a shortcut: with or without them the table is the same', async () => {
  const host = await aHostWith(THREE, { settings: { snapshotEvery: 3 } });
  for (let turn = 0; turn < 6; turn++) {
    await host.pass(25);
    await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  }
  await host.pass(25);
  expect(host.store.snapshots.get('t')?.length).toBeGreaterThan(1);
  const live = JSON.stringify(host.table.state);
  await host.reopen();
  expect(JSON.stringify(host.table.state)).toBe(JSON.stringify(JSON.parse(live)));
  host.store.snapshots.clear();
  await host.reopen();
  expect(JSON.stringify(host.table.state)).toBe(JSON.stringify(JSON.parse(live)));
});

/** A pack that breaks the rules' arithmetic once it is switched on, as a bug would. */
function packWithBug(): { readonly pack: Pack; readonly bug: { on: boolean } } {
  const bug = { on: false };
  const broken = new Proxy(compilePack(catalogue), {
    get: (target, key, receiver) => {
      if (bug.on && key === 'power') throw new TypeError('a bug in the rules');
      return Reflect.get(target, key, receiver);
    },
  });
  return { pack: broken, bug };
}

test('an engine bug freezes this table, changes nothing, and leaves a dump that reproduces it', async () => {
  const { pack: broken, bug } = packWithBug();
  const host = await aHostWith(THREE, { pack: broken });
  bug.on = true;
  const before = JSON.stringify(host.table.state.game);
  const attack = { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') } as const;
  expect(await host.send(0, attack)).toMatchObject({ refusal: { code: 'TABLE_FROZEN' } });
  expect(host.lastTo(1).table.stage).toBe('frozen');
  expect(JSON.stringify(host.lastTo(1))).not.toContain('a bug in the rules');
  expect(JSON.stringify(host.table.state.game)).toBe(before);
  expect(await host.send(0, TRANSFER)).toMatchObject({ refusal: { code: 'TABLE_FROZEN' } });
  expect(host.table.nextDeadline()).toBeUndefined();
  const dump = await host.table.dump();
  expect(dump.entries.at(-1)?.facts[0]).toMatchObject({ type: 'frozen', command: { ...attack, seat: 0 } });
  expect(dump.frozen).toContain('a bug in the rules');

  const elsewhere = new FakeHost({ store: new MemoryStore(), pack: broken });
  elsewhere.store.logs.set('t', [...dump.entries.slice(0, -1)]);
  await elsewhere.reopen();
  expect(await elsewhere.send(0, attack)).toMatchObject({ refusal: { code: 'TABLE_FROZEN' } });
});

test('a frozen table can be reset by all', async () => {
  const { pack: broken, bug } = packWithBug();
  const host = await aHostWith(THREE, { pack: broken });
  bug.on = true;
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'reset', yes: true });
  expect(host.table.state.stage).toBe('dice');
});

test('a bug that shows only in what is sent freezes the table too, after the move is stored', async () => {
  const { pack: broken, bug } = packWithBug();
  const host = await aHostWith(THREE, { pack: broken });
  bug.on = true;
  expect(await host.send(1, { type: 'flaunt', card: 1, shown: false })).toEqual({ ok: true });
  expect(host.table.state.stage).toBe('frozen');
  expect(host.table.state.game?.stacked[1]).toBe(1);
  expect(host.lastTo(2).table.stage).toBe('frozen');
});

test('versions count what each viewer was told, without gaps, and go on after a crash', async () => {
  const host = await aHostWith(THREE);
  await host.send(0, TRANSFER);
  await host.send(1, { type: 'offer', to: 2, give: { money: 1 }, want: {} });
  await host.reopen();
  await host.send(0, { type: 'endActions' });
  for (const seat of [0, 1, 2]) {
    const versions = host.sentTo(seat).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
    expect((await host.table.updateFor(seat)).version).toBe(versions.at(-1));
  }
  expect(host.sentTo(0)).toHaveLength(2);
  expect(host.sentTo(1)).toHaveLength(3);
});

test('there is no table where none was opened, and no second one under the same name', async () => {
  const host = new FakeHost();
  expect(await Table.open({ id: 'none', pack, ports: host.ports() })).toBeUndefined();
  await host.create();
  await expect(host.create()).rejects.toThrow('there is a table t already');
  expect(stateOf(THREE).seats).toBe(3);
});
