import type { Budget } from '@illuminice/bots';
import type { GameOptions } from '@illuminice/engine';
import { startOutside } from './outside.ts';
import {
  type ArenaLevel,
  type GameFailure,
  type GameRecord,
  type GameSetUp,
  playGame,
  playWithOutside,
} from './play-game.ts';
import { type BrokenGame, countTimes, type GameResult } from './results.ts';

/** One game to play, as the pool sends it. */
export interface Job {
  readonly game: number;
  readonly seed: string;
  readonly levels: readonly ArenaLevel[];
  readonly entries: readonly number[];
  readonly options: Partial<GameOptions>;
  readonly budget: Budget;
  readonly personas: boolean;
  /** Starts the program that plays the seats of level `outside`. */
  readonly bot?: string;
}

export async function playJob({ bot, ...job }: Job): Promise<GameResult | BrokenGame> {
  const { game, seed, levels, entries, options, budget, personas } = job;
  const setUp = { seed, levels, options, personas, budget: timed(budget) };
  const record = await attempt(async () => (bot === undefined ? playGame(setUp) : playOutside(bot, setUp)), seed);
  if ('problem' in record) return { game, problem: record.problem, seed };
  return {
    game,
    levels,
    entries,
    winners: record.outcome.winners,
    goals: record.outcome.goals,
    illuminati: record.illuminati,
    turns: record.turns,
    decisions: record.decisions,
    times: record.millis.map(countTimes),
    cpuMillis: record.cpuMillis.map((each) => Math.round(each * 100) / 100),
    eliminated: record.eliminated,
    proposals: record.proposals,
    words: record.words,
    promises: record.promises,
    doors: record.doors,
  };
}

/** Milliseconds need a clock, and clocks cannot be sent to a thread. */
function timed(budget: Budget): Budget {
  return budget.millis === undefined ? budget : { ...budget, now: () => performance.now() };
}

async function playOutside(bot: string, setUp: GameSetUp): Promise<GameRecord | GameFailure> {
  const { levels, options = {} } = setUp;
  const program = startOutside(bot, { players: levels.length, options });
  let winners: readonly number[] | undefined;
  try {
    const record = await playWithOutside(setUp, program.decide);
    if (!('problem' in record)) winners = record.outcome.winners;
    return record;
  } finally {
    program.close(winners);
  }
}

async function attempt<T>(run: () => Promise<T>, seed: string): Promise<T | GameFailure> {
  try {
    return await run();
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error), seed };
  }
}
