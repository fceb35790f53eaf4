/** Where the pupil stands in the first game, and who does what next. Pure, so that a test can play all of it. */
import {
  type AnyCommand,
  type GameEvent,
  type Seat,
  type SeatCommand,
  type State,
  topQuestion,
  waitingFor,
} from '@illuminice/engine';
import { type LessonGame, newLessonGame, PUPIL } from '../lesson/index.ts';
import { FIRST_GAME } from './first-game.ts';
import { FIRST_TURN } from './first-turn.ts';
import { RIVALS_TURNS } from './rivals-turns.ts';
import { SECOND_TURN } from './second-turn.ts';
import type { Step } from './step.ts';
import { THIRD_TURN } from './third-turn.ts';

export const STEPS: readonly Step[] = [...FIRST_TURN, ...RIVALS_TURNS, ...SECOND_TURN, ...THIRD_TURN];

export interface Run {
  readonly game: LessonGame;
  /** STEPS.length once all is done. */
  readonly at: number;
  readonly step: Step | undefined;
  judge(command: SeatCommand): string | undefined;
  nextMove(): AnyCommand | undefined;
  happened(events: readonly GameEvent[]): void;
  /** The pupil has read what there is to read; false where something is to be done. */
  readOn(): boolean;
}

export const MUST_READ = 'read';

export function newRun(): Run {
  const game = newLessonGame(FIRST_GAME);
  let at = 0;
  const current = (): Step | undefined => STEPS[at];
  return {
    game,
    get at() {
      return at;
    },
    get step() {
      return current();
    },
    judge: (command) => current()?.task?.wrong(command, game.state) ?? (current()?.task ? undefined : MUST_READ),
    nextMove: () => {
      const step = current();
      if (!step || isRead(step) || game.state.over) return undefined;
      return moveOfRival(game, step) ?? answerForPupil(game, step);
    },
    happened: (events) => {
      const step = current();
      if (step?.over?.(game.state, events)) at++;
    },
    readOn: () => {
      const step = current();
      if (!step || !isRead(step)) return false;
      at++;
      return true;
    },
  };
}

export function isRead(step: Step): boolean {
  return step.over === undefined;
}

function moveOfRival({ state }: LessonGame, step: Step): AnyCommand | undefined {
  for (const seat of waitingFor(state)) {
    if (seat === PUPIL) continue;
    const wanted = step.rival?.(state, seat);
    if (wanted === 'wait') continue;
    return { ...(wanted ?? plainMove(state)), seat };
  }
  return undefined;
}

/** A rival nobody wrote a line for: declines, passes, or ends the turn in which they did something. */
function plainMove(state: State): SeatCommand {
  if (topQuestion(state)) return { type: 'default' };
  return state.turn.actionsUsed > 0 ? { type: 'endTurn' } : { type: 'pass' };
}

/** What is not taught in this step is answered for the pupil, as any default would. */
function answerForPupil({ state }: LessonGame, step: Step): (SeatCommand & { readonly seat: Seat }) | undefined {
  const question = topQuestion(state);
  if (!question || !waitingFor(state).includes(PUPIL) || step.asks?.includes(question.kind)) return undefined;
  return { type: 'default', seat: PUPIL };
}

/** Does what the step asks for, in the pupil's place; undefined while somebody else has to act first. */
export function modelMove(run: Run): AnyCommand | undefined {
  const wanted = run.step?.task?.want(run.game.state);
  return wanted && { ...wanted, seat: PUPIL };
}
