/** Opponents worth playing: a view in, a command out. See docs/bots.md. */

export { type Reason, reasonText } from './because.ts';
export { createBot } from './create-bot.ts';
export { givenWord } from './given-word.ts';
export { hasBusiness } from './has-business.ts';
export type { BotMemory } from './memory.ts';
export {
  type BotSettings,
  type Budget,
  LEVELS,
  type Level,
  type Mind,
  type MindDecision,
  type MindInput,
  type PromiseNote,
} from './mind.ts';
export type { Moment, Persona, PersonaKey, Style } from './personas/persona.ts';
export { personaOf, personas } from './personas/personas.ts';
export { rateFinishes } from './ratings.ts';
export { type Suggestion, suggestMove } from './suggest-move.ts';
