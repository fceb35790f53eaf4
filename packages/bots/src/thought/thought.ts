import type { Pack, Seat, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { BotMemory } from '../model/memory.ts';
import type { Budget, Mind, PromiseNote, PromiseTerm } from '../model/mind.ts';
import { seatOf } from '../model/must.ts';
import type { Proposal, ProposalAnswer } from '../model/proposal.ts';
import type { Style } from '../personas/persona.ts';
import { factsFor, type Scene, sceneOf } from '../scene/scene.ts';
import type { Reason } from '../texts/reason.ts';
import type { Cue } from '../texts/remark.ts';
import type { Skill } from './skill.ts';

/** How much opposition those reckon with who are out unless they succeed. By judgement. */
const HOPE = 0.4;

/** What a decision is made from. */
interface ThoughtInput {
  readonly pack: Pack;
  readonly view: View;
  readonly moves: SeatMoves;
  readonly random: () => number;
  readonly skill: Skill;
  readonly style: Style;
  readonly memory: BotMemory;
  /** What was promised to us and by us, or would be with an offer that is open. */
  readonly promises: readonly PromiseNote[];
  /** Open ones, and those that ended a short while ago. */
  readonly proposals: readonly Proposal[];
  readonly budget: Budget;
  /** False when nothing is carried over from one decision to the next: then no offers are made. */
  readonly remembers: boolean;
  /** Who plays imagined games on, for a mind that searches. */
  readonly lookAhead: LookAhead | undefined;
}

/** For the seat that thinks, and for everybody else. */
export interface LookAhead {
  readonly own: Mind;
  readonly others: Mind;
}

/** One decision being made. */
export interface Thought extends ThoughtInput {
  readonly me: Seat;
  /** Read from the view only when somebody looks at it: most answers need none. */
  readonly scene: Scene;
  /** whoever ends their third turn without a Group is out, so anything is better than to wait. */
  readonly isDesperate: boolean;
  /** How much opposition is reckoned with; who has nothing to lose hopes that nobody pays. */
  readonly foresight: number;
}

export function thoughtOf(input: ThoughtInput): Thought {
  const { pack, view, skill, style } = input;
  const me = seatOf(view);
  let scene: Scene | undefined;
  return {
    ...input,
    me,
    get scene() {
      scene ??= sceneOf({ pack, view, weights: skill.weights, style });
      return scene;
    },
    get isDesperate() {
      const { groups, turns } = factsFor(this.scene, me);
      return groups === 0 && turns >= 2 && view.turn.seat === me;
    },
    get foresight() {
      return this.isDesperate ? HOPE * skill.foresight : skill.foresight;
    },
  };
}

/** What a mind has made up, before it is checked and dressed in words. */
export interface Choice {
  readonly command: SeatCommand;
  readonly reason: Reason;
  /** What might be said with it. */
  readonly cue?: Cue;
  readonly promise?: PromiseTerm;
  readonly asks?: PromiseTerm;
  readonly answers?: ProposalAnswer;
  readonly memory?: BotMemory;
}

/** A thing to do in P3 with what it promises. */
export interface Move {
  readonly choice: Choice;
  readonly gain: number;
}
