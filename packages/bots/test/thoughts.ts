import { pack } from '@illuminice/cards';
import { movesFor, type SeatMoves, type State, viewFor } from '@illuminice/engine';
import { PLAIN_STYLE } from '../src/minds/thinking-mind.ts';
import { freshMemory } from '../src/model/memory.ts';
import type { Budget, Level } from '../src/model/mind.ts';
import { SKILLS } from '../src/thought/skill.ts';
import { type LookAhead, type Thought, thoughtOf } from '../src/thought/thought.ts';
import { chance } from './play.ts';

interface Asked {
  readonly level?: Level;
  /** Beside or instead of what the position allows. */
  readonly moves?: Partial<SeatMoves>;
  readonly lookAhead?: LookAhead;
  readonly budget?: Budget;
  readonly random?: () => number;
}

/** One decision about to be made by a seat without a persona. */
export function thoughtAt(state: State, seat: number, asked: Asked = {}): Thought {
  const { level = 'expert', moves = {}, lookAhead, budget = {}, random = chance('thoughts') } = asked;
  const view = viewFor(pack, state, seat);
  return thoughtOf({
    pack,
    view,
    moves: { ...movesFor(pack, state, seat), ...moves },
    random,
    skill: SKILLS[level],
    style: PLAIN_STYLE,
    memory: freshMemory(view),
    promises: [],
    proposals: [],
    budget,
    remembers: true,
    lookAhead,
  });
}
