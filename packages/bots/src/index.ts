/** Opponents worth playing: a view in, a command out. See docs/bots.md. */

export { chanceMeasures, chancesOf } from './chances/chances.ts';
export { compareMoves, type Loss } from './minds/compare-moves.ts';
export { createBot } from './minds/create-bot.ts';
export { hasBusiness } from './minds/has-business.ts';
export { type BestMove, bestMove, isJudged, judgeMove, LOOKS, type Misjudged, rivalMove } from './minds/judge-move.ts';
export { replyTo } from './minds/reply.ts';
export { saidWith } from './minds/said-with.ts';
export { heard } from './minds/speech.ts';
export { type Suggestion, suggestMove } from './minds/suggest-move.ts';
export type { BotMemory } from './model/memory.ts';
export {
  type BotSettings,
  type Budget,
  LEVELS,
  type Level,
  type Mind,
  type MindDecision,
  type MindInput,
  type PromiseNote,
  type PromiseTerm,
} from './model/mind.ts';
export type { Proposal, ProposalAnswer, ProposalTerms } from './model/proposal.ts';
export type { Persona, PersonaKey, Style } from './personas/persona.ts';
export { personaOf, personas } from './personas/personas.ts';

export type * from './texts/reason.ts';
export type { Remark, RemarkKey } from './texts/remark.ts';
