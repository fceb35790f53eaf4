/** How one fared with the positions of the last days, kept by this browser. Only the first decision of a day counts. */
import { type Day, dayBefore } from './exercise-of-day.ts';

const KEY = 'illuminice.daily';
/** Days that are kept: longer than most streaks. */
const MOST = 400;

export interface DailyResult {
  readonly day: Day;
  /** Points of the chance to win that were given away; 0: as good as the best. */
  readonly loss: number;
  /** The server has counted it. */
  readonly told?: true;
}

/** How far from the best: as good, up to five points, up to ten, more. */
export type Grade = 0 | 1 | 2 | 3;
export const GRADES = 4;

export function gradeOf({ loss }: Pick<DailyResult, 'loss'>): Grade {
  if (loss === 0) return 0;
  if (loss <= 5) return 1;
  return loss <= 10 ? 2 : 3;
}

/** The latest first. */
function dailyResults(): readonly DailyResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

export function resultOf(day: Day): DailyResult | undefined {
  return dailyResults().find((result) => result.day === day);
}

/** False: that day has its result already. */
export function noteResult(result: DailyResult): boolean {
  const before = dailyResults();
  if (before.some(({ day }) => day === result.day)) return false;
  write([result, ...before].slice(0, MOST));
  return true;
}

function write(results: readonly DailyResult[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(results));
  } catch {
    // A full or forbidden storage costs a streak, nothing else.
  }
}

export function noteTold(day: Day): void {
  write(dailyResults().map((result) => (result.day === day ? { ...result, told: true } : result)));
}

/** Days in a row that were solved, up to this one, or up to the day before while this one is still open. */
export function streakAt(day: Day, results: readonly DailyResult[] = dailyResults()): number {
  const solved = new Map(results.map(({ day: each, loss }) => [each, loss === 0]));
  let at = solved.has(day) ? day : dayBefore(day);
  let streak = 0;
  for (; solved.get(at); at = dayBefore(at)) streak++;
  return streak;
}

function isResult(value: unknown): value is DailyResult {
  const { day, loss } = Object(value) as Partial<Record<keyof DailyResult, unknown>>;
  return typeof day === 'string' && typeof loss === 'number';
}
