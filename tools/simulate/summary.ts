import type { Pack } from '@illuminice/engine';
import type { RandomGame } from './random-game.ts';

export interface Summary {
  readonly games: number;
  readonly unfinished: number;
  /** Per second of processor time of one core. */
  readonly gamesPerSecond: number;
  readonly commands: number;
  readonly turns: {
    readonly mean: number;
    readonly min: number;
    readonly p10: number;
    readonly median: number;
    readonly p90: number;
    readonly max: number;
  };
  readonly winsByIlluminati: Readonly<Record<string, number>>;
  readonly winsByGoal: Readonly<Record<string, number>>;
}

export class Tally {
  readonly #pack: Pack;
  readonly #lengths: number[] = [];
  readonly #byIlluminati: Record<string, number> = {};
  readonly #byGoal: Record<string, number> = {};
  #unfinished = 0;
  #commands = 0;

  constructor(pack: Pack) {
    this.#pack = pack;
    for (const { key } of pack.illuminati) this.#byIlluminati[key] = 0;
  }

  /** A shared win counts for each winner, and for each goal a winner met. */
  add({ state, turns, finished, commands }: RandomGame): void {
    this.#lengths.push(turns);
    this.#commands += commands;
    if (!finished) this.#unfinished++;
    for (const winner of state.over?.winners ?? []) {
      const key = this.#pack.illuminati[state.illuminati[winner] ?? -1]?.key ?? 'nobody';
      this.#byIlluminati[key] = (this.#byIlluminati[key] ?? 0) + 1;
      for (const goal of state.over?.goals[winner] ?? []) this.#byGoal[goal] = (this.#byGoal[goal] ?? 0) + 1;
    }
  }

  summary(seconds: number): Summary {
    const sorted = this.#lengths.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return {
      games: sorted.length,
      unfinished: this.#unfinished,
      gamesPerSecond: rounded(sorted.length / seconds),
      commands: this.#commands,
      turns: {
        mean: rounded(sorted.reduce((sum, turns) => sum + turns, 0) / sorted.length),
        min: at(0),
        p10: at(0.1),
        median: at(0.5),
        p90: at(0.9),
        max: at(1),
      },
      winsByIlluminati: this.#byIlluminati,
      winsByGoal: this.#byGoal,
    };
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function summaryText({
  games,
  unfinished,
  gamesPerSecond,
  turns,
  winsByIlluminati,
  winsByGoal,
}: Summary): string {
  const table = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `  ${String(count).padStart(7)}  ${name}`);
  return [
    `${games} games, ${gamesPerSecond} per second of one core, ${unfinished} unfinished after 1,000 turns`,
    `turns: mean ${turns.mean}, min ${turns.min}, 10 % ${turns.p10}, median ${turns.median}, 90 % ${turns.p90}, max ${turns.max}`,
    'wins by Illuminati',
    ...table(winsByIlluminati),
    'wins by goal',
    ...table(winsByGoal),
  ].join('\n');
}
