import { createBot, type Level } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { Pack, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { BotPort } from '@illuminice/table';
import { seededChance } from './chance.ts';

const minds = new Map<Pack, Map<Level, ReturnType<typeof createBot>>>();

interface Position {
  readonly view: View;
  readonly moves: SeatMoves;
  /** Of a game with other cards than today's. */
  readonly pack?: Pack;
}

export function moveBy(level: Level, { pack: cards = pack, ...position }: Position, random: () => number): SeatCommand {
  const known = minds.get(cards) ?? new Map<Level, ReturnType<typeof createBot>>();
  minds.set(cards, known);
  const mind = known.get(level) ?? createBot({ level, pack: cards });
  known.set(level, mind);
  return mind.decide({ ...position, random, budget: {} }).command;
}

const someChance = seededChance(1);

export function randomMove(view: View, moves: SeatMoves, random: () => number = someChance): SeatCommand {
  return moveBy('random', { view, moves }, random);
}

/** Computer players that do not think: tests are about the table, not about them. */
export function randomBots(): BotPort {
  return {
    decide: async (position) => ({ command: moveBy('random', position, someChance) }),
  };
}
