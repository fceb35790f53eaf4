import { createBot, type Level } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { Pack, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { BotPort } from '@illuminice/table';
import { moveByChance } from '@illuminice/testkit';
import { seededChance } from './chance.ts';

const minds = new Map<Pack, Map<Level, ReturnType<typeof createBot>>>();

interface Position {
  readonly view: View;
  readonly moves: SeatMoves;
  /** Of a game with other cards than today's. */
  readonly pack?: Pack;
}

/** Without a level chance decides. */
export function moveBy(
  level: Level | undefined,
  { pack: cards = pack, ...position }: Position,
  random: () => number,
): SeatCommand {
  if (level === undefined) return moveByChance({ pack: cards, ...position, random });
  const known = minds.get(cards) ?? new Map<Level, ReturnType<typeof createBot>>();
  minds.set(cards, known);
  const mind = known.get(level) ?? createBot({ level, pack: cards });
  known.set(level, mind);
  return mind.decide({ ...position, random, budget: {} }).command;
}

const someChance = seededChance(1);

/** Computer players that do not think: tests are about the table, not about them. */
export function randomBots(): BotPort {
  return {
    decide: async (position) => ({ command: moveBy(undefined, position, someChance) }),
  };
}
