/** Of a table told anew, what is equal stays the very thing it was: parts of the screen know by it that nothing changed. */
import { afterEach, expect, test } from 'vitest';
import { keepSame } from '../../src/session/stores/keep-same.ts';
import { closeTable, showUpdate, useTable } from '../../src/session/stores/table-store.ts';
import { evening, seenBy } from '../unit/evening.ts';

afterEach(closeTable);

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test('what is equal is the one known before, at every depth', () => {
  const before = { seats: [{ money: 3, groups: [1, 2] }, { money: 5 }], phase: 'actions' };
  expect(keepSame(before, copy(before))).toBe(before);
  const now = keepSame(before, { ...copy(before), seats: [{ money: 3, groups: [1, 2] }, { money: 6 }] });
  expect(now).toEqual({ seats: [{ money: 3, groups: [1, 2] }, { money: 6 }], phase: 'actions' });
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.seats[1]).not.toBe(before.seats[1]);
});

test('what came, went, or is of another kind is never mistaken for what was', () => {
  expect(keepSame([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(keepSame([1], [1, undefined])).toEqual([1, undefined]);
  expect(keepSame({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(Object.keys(keepSame({ a: undefined }, { b: undefined }))).toEqual(['b']);
  expect(Object.keys(keepSame<object>({ a: 1, b: 2 }, { a: 1 }))).toEqual(['a']);
  expect(keepSame({ 0: 1 }, [1])).toEqual([1]);
  expect(keepSame([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(keepSame(undefined, { a: 1 })).toEqual({ a: 1 });
  expect(keepSame({ a: 1 }, undefined)).toBeUndefined();
});

test('[T-4] an update that changes nothing on the table leaves the view and the moves as they are', () => {
  const { view, moves, info } = seenBy(evening(), 'ana');
  showUpdate({ info, version: 1, view, moves, events: [{ type: 'turnBegan', seat: 0 }] });
  const before = useTable.getState();
  showUpdate({ ...copy({ info, view, moves }), version: 2, events: [] });
  expect(useTable.getState().view).toBe(before.view);
  expect(useTable.getState().moves).toBe(before.moves);
  expect(useTable.getState().version).toBe(2);
});
