import { pack } from '@illuminice/cards';
import { openReplay } from '@illuminice/table';
import { expect, test } from 'vitest';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { attacksOf } from '../../src/around/replay/attacks-of.ts';
import { luckOf, reviewSteps, rollsOf } from '../../src/around/replay/review-of.ts';
import { readRecord } from '../../src/session/replay/record.ts';

const opened = openReplay(pack, readRecord(finishedGame({ id: 'evening', people: 1 }))?.entries ?? []);
if ('unplayable' in opened) throw new Error('this release cannot open its own log');
const evening = opened;
const attacks = attacksOf(evening);

test('[R-21.7] everybody’s chance at every turn is a share of all, and at the end the winner has it', () => {
  const turns = reviewSteps(evening, 'all').flatMap((step) => {
    const done = step();
    return done && 'turn' in done ? [done.turn] : [];
  });
  expect(turns).toHaveLength(evening.turns.length + 1);
  for (const { chance } of turns) {
    // Rounded to whole per cent, seat by seat.
    expect(Math.abs(chance.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(2);
  }
  const winners = evening.at(evening.moments.length - 1).game?.over?.winners ?? [];
  expect(
    turns
      .at(-1)
      ?.chance.map((chance, seat) => (chance === 100 ? seat : -1))
      .filter((seat) => seat >= 0),
  ).toEqual(winners);
});

test('[R-21.7] a turning point is a roll that moved somebody by ten points or more, told with what it needed', () => {
  const points = reviewSteps(evening, 'all').flatMap((step) => {
    const done = step();
    return done && 'point' in done ? [done.point] : [];
  });
  expect(points.length).toBeGreaterThan(0);
  for (const { attack, before, after } of points) {
    expect(Math.abs(after - before)).toBeGreaterThanOrEqual(10);
    expect(attacks).toContain(attack);
    expect(attack.succeeded).toBe(attack.roll <= attack.required);
  }
});

test('[R-9.16] luck is what was won less what the chances came to; every roll is counted once', () => {
  const luck = luckOf(attacks, 4);
  expect(luck.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(attacks.length);
  expect(luck.reduce((sum, { won }) => sum + won, 0)).toBe(attacks.filter(({ succeeded }) => succeeded).length);
  for (const { rolled, expected } of luck) expect(expected).toBeLessThanOrEqual(rolled);
  const rolls = rollsOf(attacks);
  expect(rolls.map(({ roll }) => roll)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rolls.reduce((sum, { count }) => sum + count, 0)).toBe(attacks.length);
  expect(rolls.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(attacks.length);
});
