/** A game goes on by the cards and rules it was begun with, whatever a later release brings. */
import { catalogue, pack } from '@illuminice/cards';
import { compilePack, keysOf, type Pack } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, calmCommand } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { type LogEntry, verifyLog } from '../src/index.ts';
import { FakeHost } from './fake-host.ts';

const [first] = pack.groups;
if (!first) throw new Error('a pack has Groups');
/** Sorts before all others, so that every number behind it would be another card. */
const nextCatalogue = [...catalogue, { ...first, key: 'abacus-club', name: 'Abacus Club' }];
const nextRelease = compilePack(nextCatalogue);

const chance = new Chance(quickRandom('releases'));

function botsOnly(): FakeHost {
  return new FakeHost({
    seats: ['bot', 'bot', 'human'],
    options: { pace: 0, reactionSeconds: 5 },
    settings: { snapshotEvery: 10 },
    bot: ({ pack: cards, seat, view, moves }) =>
      calmCommand({ pack: cards, seat, moves, view: () => view, chance }) ?? { type: 'default' },
  });
}

/** What lies where, by the keys of the cards. */
function laidOut(cards: Pack, host: FakeHost): readonly string[] {
  const owner = host.table.state.game?.owner ?? [];
  return cards.groups.map(({ key }) => `${key}: ${owner[cards.numbers.get(key) ?? -1]}`);
}

async function playOn(host: FakeHost, entries: number): Promise<void> {
  const end = host.log().length + entries;
  for (let round = 0; round < 300 && host.log().length < end; round++) {
    const { moves, view } = await host.table.updateFor(2);
    const choice = moves && view && calmCommand({ pack: host.table.pack, seat: 2, moves, view: () => view, chance });
    await host.send(2, choice ?? { type: 'default' });
    await host.pass(10);
  }
  expect(host.log().length).toBeGreaterThanOrEqual(end);
}

test('[V-1] a card added later changes no running game: the same cards by key, and the whole log verifies', async () => {
  const host = botsOnly();
  await host.begin();
  await playOn(host, 40);
  const before = laidOut(pack, host);
  // Some lie on the table, uncontrolled or not; most are still in the deck.
  expect(new Set(before.map((line) => line.split(': ')[1])).size).toBeGreaterThan(1);

  await host.reopen(nextRelease);
  expect(host.table.pack).not.toBe(nextRelease);
  expect(laidOut(host.table.pack, host)).toEqual(before);
  expect((await host.table.updateFor(2)).cards).toEqual(keysOf(pack));
  await playOn(host, 10);
  expect(verifyLog(nextCatalogue, host.log())).toMatchObject({ ok: true });
});

test('[V-1] a new game has the new card', async () => {
  const host = new FakeHost({ pack: nextRelease });
  await host.create();
  expect((await host.table.updateFor(0)).cards).toContain('abacus-club');
});

const others: readonly [string, (first: LogEntry) => LogEntry, object][] = [
  ['by other rules', withRules({ version: 99 }), { what: 'rulesOfOtherVersion', version: 99 }],
  ['by the rules of logs that name none', withRules(undefined), { what: 'rulesOfOtherVersion', version: 1 }],
  ['with a card nobody knows', withRules({ cards: ['atlantis'] }), { what: 'cardUnknown', card: 'atlantis' }],
  ['in a newer format of log', withRules({ format: 99 }), { what: 'logOfOtherFormat', format: 99 }],
];

function withRules(change: object | undefined): (entry: LogEntry) => LogEntry {
  return (entry) => ({
    ...entry,
    facts: entry.facts.map((fact) => {
      if (fact.type !== 'opened') return fact;
      const { rules, ...rest } = fact;
      return change && rules ? { ...rest, rules: { ...rules, ...change } } : rest;
    }),
  });
}

test.each(others)(
  '[V-1] a game begun %s stands still: nothing is folded, decided or written',
  async (_, change, why) => {
    const host = botsOnly();
    host.store.saveSnapshot = async () => undefined;
    await host.begin();
    await playOn(host, 10);
    const promise = { type: 'promise', to: 0, text: 'before the release' } as const;
    expect(await host.act(2, promise, 'once')).toMatchObject({ ok: true });
    const [opened, ...rest] = host.log();
    if (!opened) throw new Error('a log has a first entry');
    host.store.logs.set('t', [change(opened), ...rest]);
    const before = JSON.stringify(host.log());

    await host.reopen();
    expect(host.table.unplayable).toMatchObject(why);
    const { table, view } = await host.table.updateFor(2);
    expect([table.stage, view]).toEqual(['frozen', undefined]);
    expect(table.seats.map(({ name }) => name)).toEqual(['seat 0', 'seat 1', 'seat 2']);
    expect(await host.send(2, { type: 'default' })).toMatchObject({
      refusal: { code: 'TABLE_FROZEN', values: { need: 'rulesOfThisGame' } },
    });
    // sent again, what was taken before the release came is still taken.
    expect(await host.act(2, promise, 'once')).toMatchObject({ ok: true });
    expect(await host.act(2, { type: 'vote', what: 'reset', yes: true })).toMatchObject({ ok: false });
    await host.table.disconnected(2);
    await host.pass(10_000);
    expect(JSON.stringify(host.log())).toBe(before);
  },
);

test('[V-1] a snapshot of another format is left aside, and the log says the same', async () => {
  const host = botsOnly();
  await host.begin();
  await playOn(host, 30);
  const now = JSON.stringify(host.table.state);
  const snapshots = host.store.snapshots.get('t') ?? [];
  expect(snapshots.length).toBeGreaterThan(0);
  const older = snapshots.map(({ seq, state: { format, playedBy, ...state } }) => ({
    seq,
    state: { ...state, seats: 'of another shape' },
  }));
  host.store.snapshots.set('t', older as unknown as typeof snapshots);
  await host.reopen();
  expect(JSON.parse(JSON.stringify(host.table.state))).toEqual(JSON.parse(now));
});
