import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tally } from './ledger.ts';
import type { ArenaLevel } from './play-game.ts';

/** One game as it is kept in the results file. */
export interface GameResult extends Tally {
  readonly game: number;
  readonly levels: readonly ArenaLevel[];
  /** Which entry of `--levels` sat on each seat. */
  readonly entries: readonly number[];
  readonly winners: readonly number[];
  readonly goals: readonly (readonly string[])[];
  readonly illuminati: readonly number[];
  readonly turns: number;
  readonly decisions: number;
  /** By seat: decision times counted in steps of a quarter octave of milliseconds, as [step, count]. */
  readonly times: readonly (readonly (readonly [number, number])[])[];
  /** By seat: processor time of all its decisions. */
  readonly cpuMillis: readonly number[];
}

/** How many games in a row share their cards and dice. */
export function gamesOfDeal(levels: readonly ArenaLevel[]): number {
  return new Set(levels).size === 1 ? 1 : levels.length;
}

export interface BrokenGame {
  readonly game: number;
  readonly problem: string;
  readonly seed: string;
}

export function timeStep(millis: number): number {
  return Math.round(4 * Math.log2(Math.max(millis, 0.001)));
}

export function millisOf(step: number): number {
  return 2 ** (step / 4);
}

export function countTimes(millis: readonly number[]): (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const each of millis) counts.set(timeStep(each), (counts.get(timeStep(each)) ?? 0) + 1);
  return [...counts].toSorted((a, b) => a[0] - b[0]);
}

/** The time that this part of all decisions stays below. */
export function timeQuantile(times: readonly (readonly [number, number])[], part: number): number {
  const sorted = times.toSorted((a, b) => a[0] - b[0]);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [step, count] of sorted) {
    seen += count;
    if (seen >= part * total) return millisOf(step);
  }
  return 0;
}

/** Lines of an interrupted run; a half-written last line and those of an older arena, which counted less, are left out. */
export function readResults(file: string): GameResult[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const result = JSON.parse(line) as Partial<GameResult>;
        return result.doors?.armed === undefined ? [] : [result as GameResult];
      } catch {
        return [];
      }
    });
}
