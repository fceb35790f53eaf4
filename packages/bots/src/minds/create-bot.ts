import type { BotSettings, Mind } from '../model/mind.ts';
import { personaOf } from '../personas/personas.ts';
import { SKILLS } from '../thought/skill.ts';
import { thinkingMind } from './thinking-mind.ts';

export function createBot({ level, persona, pack }: BotSettings): Mind {
  return thinkingMind(pack, SKILLS[level], personaOf(persona));
}
