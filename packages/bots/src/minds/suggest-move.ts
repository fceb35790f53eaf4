import type { Pack, SeatCommand } from '@illuminice/engine';
import type { Level, MindInput } from '../model/mind.ts';
import type { Reason } from '../texts/reason.ts';
import { SKILLS, unerring } from '../thought/skill.ts';
import { thinkingMind } from './thinking-mind.ts';

export interface Suggestion {
  readonly command: SeatCommand;
  readonly reason: Reason;
}

/** The same mind thinks for a human; it says nothing in their name and makes no offers for them. */
export function suggestMove(
  pack: Pack,
  input: Omit<MindInput, 'memory' | 'promises'>,
  level: Level = 'expert',
): Suggestion {
  const { command, reason } = thinkingMind(pack, unerring(SKILLS[level]), undefined).decide(input);
  return { command, reason };
}
