import { type BotMemory, roundOf } from '../model/memory.ts';
import type { PersonaKey } from '../personas/persona.ts';
import { type Remark, VARIANTS } from '../texts/remark.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** Turns of the table between two remarks of one bot, by judgement: company, not chatter. */
const PAUSE = 3;

interface Spoken {
  readonly say?: Remark;
  readonly memory: BotMemory;
}

/** What goes into the chat with a move; offers are always announced. */
export function spoken({ view, random, memory: before }: Thought, choice: Choice, persona: PersonaKey): Spoken {
  const { cue, memory = before } = choice;
  const round = roundOf(view);
  if (!cue || (cue.moment !== 'offer' && round - memory.spoke < PAUSE)) return { memory };
  const { moment, ...values } = cue;
  const variant = Math.floor(random() * VARIANTS);
  return { say: { key: `${persona}.${moment}`, values: { ...values, variant } }, memory: { ...memory, spoke: round } };
}
