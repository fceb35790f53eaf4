import { expect, test } from 'vitest';
import { LoadGuard } from '../../src/sockets/load-guard.ts';

const LOOK_MS = 50;
const LATE_MS = 200;

/** Looks that come so many milliseconds after their time, one after the other. */
function looked(guard: LoadGuard) {
  let expected = 0;
  return (...latenesses: readonly number[]): boolean => {
    for (const late of latenesses) {
      guard.look(expected + late);
      expected += late + LOOK_MS;
    }
    return guard.isBehind;
  };
}

const calm = (looks: number): number[] => Array.from({ length: looks }, () => 0);

test('[V-2] one late look is no load; two within a second are, and as much calm ends it', () => {
  const look = looked(new LoadGuard());
  expect(look(...calm(10))).toBe(false);
  expect(look(LATE_MS + 1)).toBe(false);
  expect(look(...calm(19), LATE_MS + 1)).toBe(true);
  expect(look(0)).toBe(false);
});

test('[V-2] two late looks more than a second apart are none', () => {
  const look = looked(new LoadGuard());
  expect(look(LATE_MS + 1, ...calm(20), LATE_MS + 1)).toBe(false);
});

test('[V-2] a look that is late by as much as people do not feel counts as in time', () => {
  const look = looked(new LoadGuard());
  expect(look(LATE_MS, LATE_MS, LATE_MS, LATE_MS)).toBe(false);
});

test('[V-2] however long it lasted, it is over two seconds after the loop keeps up again', () => {
  const look = looked(new LoadGuard());
  expect(look(...Array.from({ length: 100 }, () => 5_000))).toBe(true);
  expect(look(...calm(39))).toBe(true);
  expect(look(...calm(1))).toBe(false);
});

test('[V-2] with more patience it has to be as many times later', () => {
  const look = looked(new LoadGuard(10));
  expect(look(10 * LATE_MS, 10 * LATE_MS)).toBe(false);
  expect(look(10 * LATE_MS + 1, 10 * LATE_MS + 1)).toBe(true);
});
