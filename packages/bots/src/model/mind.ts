import type { CardNo, Pack, Seat, SeatCommand, SeatMoves, SpecialNo, View } from '@illuminice/engine';
import type { PersonaKey } from '../personas/persona.ts';
import type { Reason } from '../texts/reason.ts';
import type { Remark } from '../texts/remark.ts';
import type { BotMemory } from './memory.ts';
import type { Proposal, ProposalAnswer, ProposalTerms } from './proposal.ts';

export const LEVELS = ['novice', 'regular', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a mind may think. Nodes are repeatable (simulations, tests); milliseconds need a clock from outside. */
export interface Budget {
  /** Steps of imagined games; without it and without `millis` a default of the level holds. */
  readonly nodes?: number;
  readonly millis?: number;
  readonly now?: () => number;
}

/**
 * Everything a mind ever gets: one seat's view, its moves and chance of its own. A `State` does not fit in here,
 * so a bot that cheats does not compile.
 */
export interface MindInput {
  readonly view: View;
  readonly moves: SeatMoves;
  /** In [0, 1). */
  readonly random: () => number;
  readonly budget: Budget;
  /** What this mind handed back with its last decision in this game; a mind without it plays on, but makes no offers. */
  readonly memory?: BotMemory;
  /** The promises of the table's ledger that this seat may know. */
  readonly promises?: readonly PromiseNote[];
  /** Proposals this seat may hear of; with `proposal` it is asked for its answer to that one, and moves nothing. */
  readonly proposals?: readonly Proposal[];
  readonly proposal?: string;
}

/** What a promise says, as far as the game can judge it. */
export type PromiseTerm =
  | { readonly kind: 'stayOut'; readonly target?: CardNo }
  | { readonly kind: 'peace'; readonly turns?: number }
  | { readonly kind: 'pay'; readonly amount: number }
  | { readonly kind: 'back'; readonly amount: number; readonly target?: CardNo }
  | { readonly kind: 'oppose'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'leave'; readonly group: CardNo; readonly turns?: number }
  | { readonly kind: 'attack'; readonly seat: Seat }
  | { readonly kind: 'attackGroup'; readonly group: CardNo }
  | { readonly kind: 'stop'; readonly seat: Seat }
  | { readonly kind: 'noPrivilege' }
  | { readonly kind: 'keepSpecial'; readonly special: SpecialNo; readonly turns?: number };

/** A line of the promise ledger, by us or to us; `kept` is missing while nobody can tell. */
export interface PromiseNote {
  readonly by: Seat;
  readonly to: Seat;
  readonly promise: PromiseTerm;
  readonly kept?: boolean;
  /** Serial of the open offer it is part of: nothing is promised until that is accepted. */
  readonly offer?: number;
  /** MB paid of it by now. */
  readonly paid?: number;
  /** A threat: nothing is owed unless the other one fails to do this. */
  readonly unless?: PromiseTerm;
}

export interface MindDecision {
  readonly command: SeatCommand;
  readonly reason: Reason;
  /** For the table's chat when the command has been carried out, not before; `heard` notes it then. */
  readonly say?: Remark;
  /** What an offer promises, and what it asks the other side to promise. */
  readonly promise?: PromiseTerm;
  readonly asks?: PromiseTerm;
  /** Words beside the move, to one or several. */
  readonly proposes?: ProposalTerms;
  /** Instead of a move: the answer to the proposal it was asked about. */
  readonly answers?: ProposalAnswer;
  readonly memory: BotMemory;
}

export interface Mind {
  decide(input: MindInput): MindDecision;
}

export interface BotSettings {
  readonly level: Level;
  readonly persona?: PersonaKey;
  readonly pack: Pack;
}
