import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableTimers } from '../../src/tables/table-timers.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function timers(): { readonly rung: string[]; readonly clock: TableTimers } {
  const rung: string[] = [];
  return { rung, clock: new TableTimers((table) => rung.push(`${table} at ${Date.now()}`), { now: Date.now }) };
}

test('rings when the table asked last, whether that was earlier or later than before', () => {
  const { rung, clock } = timers();
  clock.schedule('t', 100);
  clock.schedule('t', 300);
  clock.schedule('t', 200);
  expect(clock.nextOf('t')).toBe(200);
  clock.schedule('u', 250);
  clock.schedule('u', 50);
  vi.advanceTimersByTime(1000);
  expect(rung).toEqual(['u at 50', 't at 200']);
});

test('a deadline that is put off with every move rings once, after the last', () => {
  const { rung, clock } = timers();
  for (let move = 0; move < 20; move++) {
    clock.schedule('t', Date.now() + 500);
    vi.advanceTimersByTime(100);
  }
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(rung).toEqual(['t at 2400']);
});

test('what is taken back does not ring, and what is asked for again does', () => {
  const { rung, clock } = timers();
  clock.schedule('t', 100);
  clock.schedule('t', undefined);
  vi.advanceTimersByTime(500);
  expect(rung).toEqual([]);
  clock.schedule('t', 100);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['t at 500']);
});

test('a deadline in three months is not lost in a timer that cannot count so far', () => {
  const { rung, clock } = timers();
  const quarter = 90 * 86_400_000;
  clock.schedule('t', quarter);
  vi.advanceTimersByTime(quarter - 1);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual([`t at ${quarter}`]);
});
