import type { BotSettings, Mind } from './mind.ts';
import { randomMind } from './minds/random-mind.ts';

export function createBot({ pack }: BotSettings): Mind {
  return randomMind(pack);
}
