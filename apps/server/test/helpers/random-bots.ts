import { createBot } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { SeatCommand, SeatOptions, View } from '@illuminice/engine';
import type { BotPort } from '@illuminice/table';

const mind = createBot({ level: 'random', pack });

export function randomMove(view: View, options: SeatOptions): SeatCommand {
  return mind.decide({ view, options, random: Math.random, budget: {} }).command;
}

/** Computer players that do not think: tests are about the table, not about them. */
export function randomBots(): BotPort {
  return {
    decide: async ({ view, options }) => ({ command: randomMove(view, options) }),
  };
}
