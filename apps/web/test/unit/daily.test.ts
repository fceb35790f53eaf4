import { describe, expect, test } from 'vitest';
import { dailyPositions } from '../../src/around/learning/daily/daily-positions.ts';
import { gradeOf, streakAt } from '../../src/around/learning/daily/daily-results.ts';
import { dayBefore, dayOf, endOfDay, exerciseOfDay } from '../../src/around/learning/daily/exercise-of-day.ts';
import { newAttempt } from '../../src/around/learning/exercises/attempt.ts';
import { verdictOn } from '../../src/around/learning/exercises/verdict.ts';

const positions = await dailyPositions();
const DAY_MS = 24 * 3600 * 1000;
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(Date.parse(first) + index * DAY_MS));

describe('[B-11] the daily conspiracy', () => {
  test('a day is one of UTC, whatever the time is here', () => {
    expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
    expect(dayOf(Date.UTC(2026, 10, 19))).toBe('2026-11-19');
    expect(endOfDay('2026-11-18')).toBe(Date.UTC(2026, 10, 19));
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });

  test('the same date is the same position, and all come before one comes again', () => {
    const [first = ''] = daysFrom('2026-11-18', 1);
    expect(exerciseOfDay(first, positions)).toEqual(exerciseOfDay(first, positions));
    // Rounds begin where the number of the day is a multiple of how many there are.
    const number = Math.ceil(Date.parse(first) / DAY_MS / positions.length) * positions.length;
    const round = daysFrom(dayOf(number * DAY_MS), positions.length).map((day) => exerciseOfDay(day, positions).begins);
    expect(new Set(round.map((begins) => JSON.stringify(begins))).size).toBe(positions.length);
  });

  test('every prepared position can be played, and something is found in it', () => {
    for (const day of daysFrom('2026-01-01', positions.length)) {
      const attempt = newAttempt(exerciseOfDay(day, positions));
      expect(attempt.question?.moves.attack, day).toBeDefined();
      expect(attempt.question && verdictOn(attempt.question).best, day).toBeDefined();
    }
  });

  test('only days in a row make a streak, and an open day does not end it', () => {
    const results = [
      { day: '2026-11-17', loss: 0 },
      { day: '2026-11-16', loss: 0 },
      { day: '2026-11-15', loss: 7 },
      { day: '2026-11-14', loss: 0 },
    ];
    expect(streakAt('2026-11-17', results)).toBe(2);
    expect(streakAt('2026-11-18', results)).toBe(2);
    expect(streakAt('2026-11-19', results)).toBe(0);
    expect(streakAt('2026-11-18', [{ day: '2026-11-18', loss: 4 }, ...results])).toBe(0);
    expect(streakAt('2026-11-18', [])).toBe(0);
  });

  test('results are told in four grades', () => {
    expect([0, 3, 5, 6, 10, 11, 40].map((loss) => gradeOf({ loss }))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
});
