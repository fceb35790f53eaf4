import { createBot, type Level } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { BotPort } from '@illuminice/table';
import { seededChance } from './chance.ts';

const minds = new Map<Level, ReturnType<typeof createBot>>();

export function moveBy(
  level: Level,
  position: { readonly view: View; readonly moves: SeatMoves },
  random: () => number,
): SeatCommand {
  const mind = minds.get(level) ?? createBot({ level, pack });
  minds.set(level, mind);
  return mind.decide({ ...position, random, budget: {} }).command;
}

const someChance = seededChance(1);

export function randomMove(view: View, moves: SeatMoves, random: () => number = someChance): SeatCommand {
  return moveBy('random', { view, moves }, random);
}

/** Computer players that do not think: tests are about the table, not about them. */
export function randomBots(): BotPort {
  return {
    decide: async ({ view, moves }) => ({ command: randomMove(view, moves) }),
  };
}
