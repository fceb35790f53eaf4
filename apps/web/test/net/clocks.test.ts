import { expect, test } from 'vitest';
import { clocksOf } from '../../src/session/stores/clocks.ts';

const own = { seat: 0, mayWait: true, waited: false, answered: false, mayUndo: false, standing: [], offersEnd: [] };

test('[R-24.6] a deadline of the server becomes one of this clock, however wrong the clock is', () => {
  const info = {
    now: 1_000_000,
    clock: { kind: 'window', window: 7, since: 998_000, endsAt: 1_002_000 },
    own,
  } as const;
  expect(clocksOf({ ...info, own: { ...own } }, 50)).toEqual({
    offset: 50 - 1_000_000,
    window: { endsAt: 2_050, seconds: 4 },
    mayWait: true,
    waited: false,
    extended: false,
    offers: [],
  });
});

test('[R-23.13] the turn clock is told apart from windows, and nobody is hurried without one', () => {
  expect(clocksOf({ now: 0, clock: { kind: 'turn', window: 1, since: 0, endsAt: 120_000 } }, 5)).toEqual({
    offset: 5,
    turn: { endsAt: 120_005, seconds: 120 },
    mayWait: false,
    waited: false,
    extended: false,
    offers: [],
  });
  expect(clocksOf({ now: 0, clock: { kind: 'window', window: 1, since: 0 } }, 5).window).toBeUndefined();
});

test('[R-14.11] open offers lapse by this clock too', () => {
  const offersEnd = [{ from: 1, to: 0, serial: 3, endsAt: 1_060_000 }];
  expect(clocksOf({ now: 1_000_000, own: { ...own, offersEnd } }, 50).offers).toEqual([
    { from: 1, to: 0, serial: 3, endsAt: 60_050 },
  ]);
});

test('[R-24.10] one’s own decision has its own deadline, and the clock of bystanders is none for attacker and defender (T-2)', () => {
  const clock = { kind: 'spending', window: 1, since: 0, endsAt: 20_000, spares: [0, 2] } as const;
  const spending = { ...clock, spares: [...clock.spares] };
  expect(clocksOf({ now: 0, clock: spending, own }, 5).window).toBeUndefined();
  expect(clocksOf({ now: 0, clock: spending, own: { ...own, seat: 1 } }, 5).window).toEqual({
    endsAt: 20_005,
    seconds: 20,
  });
  const decision = { since: 0, freeUntil: 30_000, endsAt: 90_000 };
  expect(clocksOf({ now: 0, clock: spending, own: { ...own, decision } }, 5).own).toEqual({
    freeUntil: 30_005,
    endsAt: 90_005,
    seconds: 90,
  });
});
