import { parentPort } from 'node:worker_threads';
import type { Budget } from '@illuminice/bots';
import type { GameOptions } from '@illuminice/engine';
import { type ArenaLevel, type GameFailure, playGame } from './play-game.ts';
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
}

function play({ game, seed, levels, entries, options, budget, personas }: Job): GameResult | BrokenGame {
  const record = attempt(() => playGame({ seed, levels, options, personas, budget: timed(budget) }), seed);
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
    promises: record.promises,
  };
}

/** Milliseconds need a clock, and clocks cannot be sent to a thread. */
function timed(budget: Budget): Budget {
  return budget.millis === undefined ? budget : { ...budget, now: () => performance.now() };
}

function attempt<T>(run: () => T, seed: string): T | GameFailure {
  try {
    return run();
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error), seed };
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(play(job)));
