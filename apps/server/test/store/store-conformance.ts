/** What every Store must hold, whatever it is built on. Run it on each of them: one factory, one call. */

import type { GameEvent, State } from '@illuminice/engine';
import type { AppendRequest, LogEntry, Store, TableState } from '@illuminice/table';
import { describe, expect, test } from 'vitest';

export interface StoreUnderTest {
  readonly store: Store;
  /** Ends the process's hold on the data and opens it again, as after a crash. */
  readonly reopen: () => Promise<Store>;
  /** The timers a new process would set. */
  readonly deadlines: () => Promise<readonly { readonly table: string; readonly at: number }[]>;
  readonly archiveOver: (before: number) => Promise<number>;
  readonly deleteTable: (table: string) => Promise<void>;
}

function line(seq: number, at = seq): LogEntry {
  return { seq, at, facts: [{ type: 'waited', seat: seq % 2 }] };
}

function request(seq: number, more: Partial<AppendRequest> = {}): AppendRequest {
  return { table: 't1', expectedSeq: seq - 1, entry: line(seq), deadline: undefined, ...more };
}

const theEnd = (seq: number): LogEntry => ({
  seq,
  at: seq,
  facts: [{ type: 'game', command: { type: 'timeOut' }, events: [{ type: 'gameEnded' } as GameEvent] }],
});

const takenBack = (seq: number): LogEntry => ({
  seq,
  at: seq,
  facts: [{ type: 'rewound', toSeq: 1, game: {} as State, why: 'vote' }],
});

/** A store keeps a fold without looking into it. */
const someState = (seq: number): TableState => ({ seq, at: 7 }) as TableState;

export function describeStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    test('what was appended is read back whole and in order', async () => {
      const { store } = await open();
      for (const seq of [1, 2, 3]) expect(await store.append(request(seq))).toEqual({ result: 'stored' });
      expect(await store.load('t1')).toEqual({ tail: [line(1), line(2), line(3)] });
      expect(await store.entries('t1', 2)).toEqual([line(2), line(3)]);
      expect(await store.entries('t1', 1, 2)).toEqual([line(1), line(2)]);
    });

    test('a table nobody wrote to does not exist', async () => {
      const { store } = await open();
      await store.append(request(1));
      expect(await store.load('t2')).toBeUndefined();
      expect(await store.entries('t2', 1)).toEqual([]);
      expect(await store.accepted('t2', 'a')).toBeUndefined();
    });

    test('unique (table, seq): of two writers of one line one wins, the other reloads', async () => {
      const { store } = await open();
      await store.append(request(1));
      const results = await Promise.all([
        store.append(request(2, { commandId: 'a', entry: line(2, 10) })),
        store.append(request(2, { commandId: 'b', entry: line(2, 11) })),
      ]);
      expect(results.map(({ result }) => result).sort()).toEqual(['conflict', 'stored']);
      const winner = results.findIndex(({ result }) => result === 'stored');
      expect(await store.entries('t1', 2)).toEqual([line(2, 10 + winner)]);
    });

    test('a line at an earlier place is a conflict and changes nothing', async () => {
      const { store } = await open();
      await store.append(request(1));
      await store.append(request(2));
      expect(await store.append(request(1, { entry: line(1, 99), deadline: 5 }))).toEqual({ result: 'conflict' });
      expect(await store.entries('t1', 1, 1)).toEqual([line(1)]);
    });

    test('unique (table, commandId): a resent command is told the line of the first', async () => {
      const { store } = await open();
      await store.append(request(1, { commandId: '0:x' }));
      await store.append(request(2, { commandId: '1:x' }));
      expect(await store.append(request(3, { commandId: '0:x' }))).toEqual({ result: 'duplicate', seq: 1 });
      expect(await store.accepted('t1', '1:x')).toBe(2);
      expect(await store.entries('t1', 3)).toEqual([]);
    });

    test('the same command id at another table is another command', async () => {
      const { store } = await open();
      await store.append(request(1, { commandId: 'x' }));
      expect(await store.append(request(1, { table: 't2', commandId: 'x' }))).toEqual({ result: 'stored' });
    });

    test('lines without a command id do not collide', async () => {
      const { store } = await open();
      expect(await store.append(request(1))).toEqual({ result: 'stored' });
      expect(await store.append(request(2))).toEqual({ result: 'stored' });
    });

    test('loading takes the newest snapshot that is not beyond the asked line, and the tail after it', async () => {
      const { store } = await open();
      for (const seq of [1, 2, 3, 4]) await store.append(request(seq));
      await store.saveSnapshot('t1', { seq: 2, state: someState(2) });
      await store.saveSnapshot('t1', { seq: 3, state: someState(3) });
      expect(await store.load('t1')).toEqual({ snapshot: { seq: 3, state: someState(3) }, tail: [line(4)] });
      expect(await store.load('t1', 2)).toEqual({ snapshot: { seq: 2, state: someState(2) }, tail: [] });
      expect(await store.load('t1', 1)).toEqual({ tail: [line(1)] });
    });

    test('after a crash everything acknowledged is there', async () => {
      const { store, reopen } = await open();
      const entry = { ...line(1), commandId: 'c' };
      await Promise.all([1, 2, 3].map((seq) => store.append(request(1, { table: `t${seq}`, commandId: 'c', entry }))));
      const again = await reopen();
      for (const seq of [1, 2, 3]) {
        expect(await again.load(`t${seq}`)).toEqual({ tail: [entry] });
        expect(await again.accepted(`t${seq}`, 'c')).toBe(1);
      }
    });

    test('the deadline is the one of the last line, and survives a crash', async () => {
      const { store, reopen, deadlines } = await open();
      await store.append(request(1, { deadline: 500 }));
      await store.append(request(2, { deadline: 900 }));
      await store.append(request(1, { table: 't2', deadline: 700 }));
      await store.append(request(1, { table: 't3', deadline: 100 }));
      const again = await reopen();
      await again.append(request(2, { table: 't3', deadline: undefined }));
      expect(await deadlines()).toEqual([
        { table: 't2', at: 700 },
        { table: 't1', at: 900 },
      ]);
    });

    test('a refused line leaves the deadline alone', async () => {
      const { store, deadlines } = await open();
      await store.append(request(1, { commandId: 'a', deadline: 500 }));
      await store.append(request(1, { deadline: 900 }));
      await store.append(request(2, { commandId: 'a', deadline: 901 }));
      expect(await deadlines()).toEqual([{ table: 't1', at: 500 }]);
    });

    test('what is refused leaves no trace, and the line it wanted is free for the next', async () => {
      const { store } = await open();
      await store.append(request(1, { commandId: 'a' }));
      expect(await store.append(request(2, { commandId: 'a' }))).toEqual({ result: 'duplicate', seq: 1 });
      expect(await store.append(request(2, { commandId: 'b' }))).toEqual({ result: 'stored' });
      expect(await store.accepted('t1', 'b')).toBe(2);
      expect(await store.load('t1')).toEqual({ tail: [line(1), line(2)] });
    });

    test('texts of any kind come back as they were', async () => {
      const { store, reopen } = await open();
      const text = 'quotes " \' \\ newline \n {curly, "commas"} NULL é 漢 🎲 \u0001';
      const entry: LogEntry = { seq: 1, at: 1, facts: [{ type: 'promised', from: 0, to: 1, text }] };
      await Promise.all([store.append(request(1, { entry })), store.append(request(1, { table: 't0' }))]);
      expect(await (await reopen()).entries('t1', 1)).toEqual([entry]);
    });

    test('a snapshot written twice is one, older ones make room, and the log behind them stays', async () => {
      const { store } = await open();
      for (const seq of [1, 2, 3, 4]) await store.append(request(seq));
      for (const seq of [1, 2, 3, 3]) await store.saveSnapshot('t1', { seq, state: someState(seq) });
      expect(await store.load('t1')).toEqual({ snapshot: { seq: 3, state: someState(3) }, tail: [line(4)] });
      expect(await store.load('t1', 1)).toEqual({ tail: [line(1)] });
      expect((await store.entries('t1', 1)).length).toBe(4);
    });

    test('a deadline is answered once: the second line that names it comes too late', async () => {
      const { store, deadlines } = await open();
      await store.append(request(1, { deadline: 500 }));
      const answers = await Promise.all([
        store.append(request(2, { entry: line(2, 600), deadline: 900, due: 500 })),
        store.append(request(2, { entry: line(2, 601), deadline: 901, due: 500 })),
      ]);
      expect(answers.map(({ result }) => result).sort()).toEqual(['conflict', 'stored']);
      expect((await deadlines()).length).toBe(1);
      expect((await store.entries('t1', 1)).length).toBe(2);
    });

    test('a finished game is put away compressed, is read as before, and may be played on', async () => {
      const { store, reopen, archiveOver } = await open();
      const end = { ...theEnd(2), commandId: 'b' };
      await store.append(request(1, { deadline: 5 }));
      await store.append(request(2, { commandId: 'b', entry: end, isOver: true }));
      await store.append(request(1, { table: 't2', commandId: 'c', entry: theEnd(1), isOver: true }));
      await store.append(request(2, { table: 't2', entry: takenBack(2) }));
      await store.append(request(1, { table: 't3' }));
      await store.saveSnapshot('t1', { seq: 1, state: someState(1) });
      expect(await archiveOver(1)).toBe(0);
      expect(await archiveOver(10_000)).toBe(1);
      expect(await archiveOver(10_000)).toBe(0);
      let again: Store = store;
      for (const next of [async () => store, reopen]) {
        again = await next();
        expect(await again.entries('t1', 1)).toEqual([line(1), end]);
        expect(await again.entries('t1', 2)).toEqual([end]);
        expect(await again.load('t1')).toEqual({ tail: [line(1), end] });
        expect(await again.accepted('t1', 'b')).toBe(2);
        expect(await again.entries('t2', 1)).toEqual([theEnd(1), takenBack(2)]);
      }
      let answer = await again.append(request(3, { commandId: 'd' }));
      // A lost race is decided again, as ever.
      if (answer.result === 'conflict') answer = await again.append(request(3, { commandId: 'd' }));
      expect(answer).toEqual({ result: 'stored' });
      expect(await again.append(request(4, { commandId: 'b' }))).toEqual({ result: 'duplicate', seq: 2 });
      expect(await again.entries('t1', 1)).toEqual([line(1), end, line(3)]);
    });

    test('a game that is put away wakes nobody, also when its last line was written a moment ago', async () => {
      const { store, reopen, archiveOver, deadlines } = await open();
      await store.append(request(1, { deadline: 5 }));
      const again = await reopen();
      expect((await deadlines()).map(({ at }) => at)).toEqual([5]);
      await again.append(request(2, { entry: theEnd(2), isOver: true }));
      expect(await archiveOver(10_000)).toBe(1);
      expect(await deadlines()).toEqual([]);
      await reopen();
      expect(await deadlines()).toEqual([]);
    });

    test('a deleted table is gone, and nobody can add to what is not there', async () => {
      const { store, deadlines, deleteTable } = await open();
      await store.append(request(1, { commandId: 'a', deadline: 5 }));
      await store.append(request(1, { table: 't2' }));
      await deleteTable('t1');
      expect(await store.load('t1')).toBeUndefined();
      expect(await store.accepted('t1', 'a')).toBeUndefined();
      expect(await deadlines()).toEqual([]);
      expect(await store.entries('t2', 1)).toEqual([line(1)]);
    });

    test('hundreds of lines at once are all stored, each once', async () => {
      const { store } = await open();
      const requests = Array.from({ length: 300 }, (_, index) => request(1, { table: `m${index}`, commandId: 'c' }));
      const results = await Promise.all(requests.map((one) => store.append(one)));
      expect(results.every(({ result }) => result === 'stored')).toBe(true);
      expect(await store.entries('m299', 1)).toEqual([line(1)]);
    });
  });
}
