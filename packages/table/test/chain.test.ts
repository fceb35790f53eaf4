/** The chain of the log, as it is written. */
import { catalogue } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { type LogEntry, verifyGameLog } from '../src/index.ts';
import { wrongInChain } from '../src/verify/verify-chain.ts';
import { FakeHost } from './fake-host.ts';

function withoutChain(host: FakeHost, from: number): void {
  const entries = host.log().map((entry): LogEntry => {
    const { chain: _, ...older } = entry;
    return entry.seq < from ? entry : older;
  });
  host.store.logs.set('t', entries);
  host.store.snapshots.clear();
}

test('[V-4] everybody is told the same head, and nobody of an entry that is none of their business', async () => {
  const host = new FakeHost({ options: { pace: 0 }, settings: { beginMs: 0 } });
  await host.begin();
  const headOf = async (seat: number) => (await host.table.updateFor(seat)).table.head;
  const before = await headOf(0);
  expect(before).toBe(host.log().at(-1)?.chain);
  const answer = await host.act(1, { type: 'standing', kind: 'stayOut', on: true });
  expect(answer).toEqual({ ok: true, head: host.log().at(-1)?.chain });
  for (const seat of [0, 1, 2]) expect(await headOf(seat)).toBe(before);
  await host.act(1, { type: 'promise', to: 2, text: 'peace' });
  for (const seat of [0, 1, 2]) expect(await headOf(seat)).toBe(host.log().at(-1)?.chain);
});

test('[V-4] only what two keep to themselves is salted', async () => {
  const host = new FakeHost({ options: { pace: 0 } });
  await host.begin();
  await host.act(1, { type: 'promise', to: 2, text: 'for all to hear' });
  await host.act(1, { type: 'promise', to: 2, text: 'between us', secret: true });
  expect(host.log().map(({ salt }) => salt !== undefined)).toEqual(
    host.log().map(({ facts }) => facts.some((fact) => fact.type === 'promised' && fact.secret === true)),
  );
});

test('[V-4] the chain goes on after a crash', async () => {
  const host = new FakeHost({ options: { pace: 0 }, settings: { snapshotEvery: 4 } });
  await host.begin();
  await host.reopen();
  await host.act(1, { type: 'promise', to: 2, text: 'peace' });
  expect(wrongInChain(host.log())).toEqual([]);
});

test('[V-1] [V-4] a game begun before there was a chain goes on without, and is not proven', async () => {
  const host = new FakeHost({ options: { pace: 0 } });
  await host.begin();
  withoutChain(host, 1);
  await host.reopen();
  expect(await host.act(1, { type: 'promise', to: 2, text: 'peace' })).toEqual({ ok: true });
  expect(host.log().some(({ chain }) => chain !== undefined)).toBe(false);
  expect((await host.table.updateFor(1)).table.head).toBeUndefined();
  expect(verifyGameLog(catalogue, host.log())).toMatchObject({ ok: false, unproven: true });
});

test('[V-1] [V-4] where a process of the last release wrote an entry the chain ends', async () => {
  const host = new FakeHost({ options: { pace: 0 } });
  await host.begin();
  await host.act(1, { type: 'promise', to: 2, text: 'peace' });
  const { length } = host.log();
  withoutChain(host, length);
  await host.reopen();
  await host.act(2, { type: 'promise', to: 1, text: 'war' });
  expect(wrongInChain(host.log())).toEqual([{ entry: length, wrong: { what: 'entryUnchained' } }]);
  expect(host.log().at(-1)).not.toHaveProperty('chain');
});
