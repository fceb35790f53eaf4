import { type BotMemory, roundOf } from '../model/memory.ts';
import type { Persona } from '../personas/persona.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** Turns of the table between two remarks of one bot: company, not chatter. */
const PAUSE = 3;

export function spoken(
  { view, random }: Thought,
  { moment, fill }: Choice,
  persona: Persona | undefined,
  memory: BotMemory,
): { readonly line?: string; readonly memory: BotMemory } {
  if (!persona || !moment) return { memory };
  const round = roundOf(view);
  const important = moment === 'offer' || moment === 'win';
  if (!important && round - memory.spoke < PAUSE) return { memory };
  const lines = persona.lines[moment];
  const template = lines[Math.floor(random() * lines.length)];
  if (template === undefined) return { memory };
  const line = template
    .replaceAll('{target}', fill?.target ?? 'that one')
    .replaceAll('{seat}', fill?.seat ?? 'friend')
    .replaceAll('{amount}', String(fill?.amount ?? 'a few'));
  return { line, memory: { ...memory, spoke: round } };
}
