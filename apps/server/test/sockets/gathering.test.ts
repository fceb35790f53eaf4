import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gathering } from '../../src/sockets/gathering.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function gathered(): { readonly taken: string[]; readonly gathering: Gathering<string> } {
  const taken: string[] = [];
  return { taken, gathering: new Gathering<string>((thing) => taken.push(thing), 16) };
}

test('what comes alone is taken at the end of the same turn of the event loop, and what comes with it too', () => {
  const { taken, gathering } = gathered();
  gathering.add('one');
  gathering.add('two');
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(taken).toEqual(['one', 'two']);
});

test('what follows closely waits for its neighbours, in the order it came, and never longer than 16 ms', () => {
  const { taken, gathering } = gathered();
  gathering.add('first');
  vi.advanceTimersByTime(4);
  gathering.add('second');
  vi.advanceTimersByTime(8);
  gathering.add('third');
  expect(taken).toEqual(['first']);
  vi.advanceTimersByTime(8);
  expect(taken).toEqual(['first', 'second', 'third']);
  vi.advanceTimersByTime(100);
  gathering.add('alone again');
  vi.advanceTimersByTime(0);
  expect(taken.at(-1)).toBe('alone again');
});

test('flush takes everything now, and once', () => {
  const { taken, gathering } = gathered();
  gathering.add('first');
  vi.advanceTimersByTime(1);
  gathering.add('second');
  gathering.flush();
  expect(taken).toEqual(['first', 'second']);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual(['first', 'second']);
});
