import type { Pack, Seat, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import type { BotMemory } from '../model/memory.ts';
import type { Budget, Mind, PromiseNote } from '../model/mind.ts';
import { seatOf } from '../model/must.ts';
import type { Style } from '../personas/persona.ts';
import { factsFor, type Scene, sceneOf } from '../scene/scene.ts';
import type { Reason } from '../texts/reason.ts';
import type { Cue } from '../texts/remark.ts';
import type { Skill } from './skill.ts';

/** How much opposition those reckon with who are out unless they succeed. By judgement. */
const HOPE = 0.4;

/** One decision being made. The scene is read from the view only when somebody looks at it: most answers need none. */
export class Thought {
  readonly pack: Pack;
  readonly view: View;
  readonly moves: SeatMoves;
  readonly me: Seat;
  readonly random: () => number;
  readonly skill: Skill;
  readonly style: Style;
  readonly memory: BotMemory;
  readonly budget: Budget;
  /** False when nothing is carried over from one decision to the next: then no offers are made. */
  readonly remembers: boolean;
  /** Who plays imagined games on, for a mind that searches. */
  readonly lookAhead: Mind | undefined;
  #scene: Scene | undefined;

  constructor(parts: {
    readonly pack: Pack;
    readonly view: View;
    readonly moves: SeatMoves;
    readonly random: () => number;
    readonly skill: Skill;
    readonly style: Style;
    readonly memory: BotMemory;
    readonly budget: Budget;
    readonly remembers: boolean;
    readonly lookAhead: Mind | undefined;
  }) {
    this.pack = parts.pack;
    this.view = parts.view;
    this.moves = parts.moves;
    this.me = seatOf(parts.view);
    this.random = parts.random;
    this.skill = parts.skill;
    this.style = parts.style;
    this.memory = parts.memory;
    this.budget = parts.budget;
    this.remembers = parts.remembers;
    this.lookAhead = parts.lookAhead;
  }

  /** whoever ends their third turn without a Group is out, so anything is better than to wait. */
  get isDesperate(): boolean {
    const { groups, turns } = factsFor(this.scene, this.me);
    return groups === 0 && turns >= 2 && this.view.turn.seat === this.me;
  }

  /** How much opposition is reckoned with; who has nothing to lose hopes that nobody pays. */
  get foresight(): number {
    return this.isDesperate ? HOPE * this.skill.foresight : this.skill.foresight;
  }

  get scene(): Scene {
    this.#scene ??= sceneOf({ pack: this.pack, view: this.view, weights: this.skill.weights, style: this.style });
    return this.#scene;
  }
}

/** What a mind has made up, before it is checked and dressed in words. */
export interface Choice {
  readonly command: SeatCommand;
  readonly reason: Reason;
  /** What might be said with it. */
  readonly cue?: Cue;
  readonly promise?: PromiseNote;
  readonly memory?: BotMemory;
}

/** A thing to do in P3 with what it promises. */
export interface Move {
  readonly choice: Choice;
  readonly gain: number;
}
