import { beforeEach, expect, test } from 'vitest';
import { howLongAgo } from '../../src/screens/menu/how-long-ago.ts';
import { keepLastGame, lastGame, lastOf, putAsideLastGame, takeUpLastGame } from '../../src/session/local/last-game.ts';
import type { SavedGame } from '../../src/session/local/messages.ts';

const game = (id: string, more: Partial<SavedGame> = {}): SavedGame => ({
  ...{ id, names: ['Ana', 'Magpie'], people: 1, startedAt: 1, playedAt: 2, over: false },
  ...more,
});

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

test('[S-3] the game on the table is found again, and taken up where it is played', () => {
  expect(lastGame()).toBeUndefined();
  keepLastGame({ game: game('a', { turn: 7, as: 'UFOs' }), onTable: false });
  const last = lastGame();
  expect(last).toEqual({ game: game('a', { turn: 7, as: 'UFOs' }), onTable: false });
  expect(last && takeUpLastGame(last)).toBe('/solo');
  expect(lastGame()?.onTable).toBe(true);
  putAsideLastGame();
  expect(lastGame()).toEqual(last);
  expect(takeUpLastGame({ game: game('b', { people: 3 }), onTable: false })).toBe('/hot-seat');
  keepLastGame(undefined);
  expect(lastGame()).toBeUndefined();
});

test('[S-3] a storage that holds nonsense has no game', () => {
  for (const nonsense of ['{', 'null', '7', '{"game":{}}', '{"game":{"id":"a"}}']) {
    kept.set('illuminice.lastGame', nonsense);
    expect(lastGame(), nonsense).toBeUndefined();
  }
});

test('[S-3] the list corrects it: over or thrown away, the newest open game takes its place', () => {
  const known = { game: game('a'), onTable: true };
  expect(lastOf([game('b'), game('a', { turn: 3 })], known)).toEqual({ game: game('a', { turn: 3 }), onTable: true });
  expect(lastOf([game('b'), game('a', { over: true })], known)).toEqual({ game: game('b'), onTable: false });
  expect(lastOf([game('c', { over: true })], known)).toBeUndefined();
  expect(lastOf([game('b')], undefined)).toEqual({ game: game('b'), onTable: false });
});

test('[S-3] how long ago, in the reader’s language', () => {
  const ago = (ms: number, language = 'en') => howLongAgo(1_000_000_000_000 - ms, { now: 1_000_000_000_000, language });
  expect(ago(20_000)).toBe('now');
  expect(ago(-5)).toBe('now');
  expect(ago(60_000)).toBe('1 minute ago');
  expect(ago(59 * 60_000)).toBe('59 minutes ago');
  expect(ago(3 * 3_600_000, 'de')).toBe('vor 3 Stunden');
  expect(ago(86_400_000)).toBe('yesterday');
});
