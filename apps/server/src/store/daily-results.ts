/** How people fared with the position of a day: counted, and nothing else known of them. */

export interface DailyReport {
  /** A date as `2026-11-18`, by UTC. */
  readonly day: string;
  /** A keyed hash of person and day: whoever reports twice is known again, and on another day is somebody else. */
  readonly who: string;
  readonly grade: number;
}

/** From as good as the best to far from it. */
export const GRADES = 4;

export interface DailyResults {
  /** The first report of a day counts. */
  addDaily(report: DailyReport): Promise<void>;
  /** By grade: how many people. */
  dailyCounts(day: string): Promise<readonly number[]>;
  /** Days before this one. */
  forgetDaily(before: string): Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows of either database. */
export function dailyCountsIn(rows: readonly Row[]): readonly number[] {
  const people = new Map(rows.map((row) => [Number(row.grade), Number(row.people)]));
  return Array.from({ length: GRADES }, (_, grade) => people.get(grade) ?? 0);
}
