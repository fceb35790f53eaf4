import type { BotSettings, Mind } from './mind.ts';
import { randomMind } from './minds/random-mind.ts';
import { thinkingMind } from './minds/thinking-mind.ts';
import { personaOf } from './personas/personas.ts';
import { SKILLS } from './skill.ts';

export function createBot({ level, persona, pack }: BotSettings): Mind {
  return level === 'random' ? randomMind(pack) : thinkingMind(pack, SKILLS[level], personaOf(persona));
}
