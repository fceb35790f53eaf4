/** Where the pupil stands in a lesson, and who does what next. Pure, so that a test can play all of it. */
import {
  type AnyCommand,
  type GameEvent,
  type Seat,
  type SeatCommand,
  type State,
  topQuestion,
  waitingFor,
} from '@illuminice/engine';
import type { Talk } from '../../../session/stores/index.ts';
import { type LessonGame, newLessonGame, PUPIL } from '../lesson/index.ts';
import type { Course } from './course.ts';
import type { Step } from './step.ts';

export interface Run {
  readonly course: Course;
  readonly game: LessonGame;
  /** As many as there are steps once all is done. */
  readonly at: number;
  readonly step: Step | undefined;
  judge(command: SeatCommand): string | undefined;
  nextMove(): AnyCommand | undefined;
  happened(events: readonly GameEvent[]): void;
  /** The pupil has read what there is to read; false where something is to be done. */
  readOn(): boolean;
  /** What the pupil said at the table; words: not now, and why. */
  judgeTalk(talk: Talk): string | undefined;
  /** What was proposed has its answer; false where nothing was. */
  answered(): boolean;
}

export const MUST_READ = 'read';

export function newRun(course: Course): Run {
  const game = newLessonGame(course.begins);
  let at = 0;
  const current = (): Step | undefined => course.steps[at];
  return {
    course,
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
      if (!step || isRead(step) || step.answer || game.state.over) return undefined;
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
    judgeTalk: (talk) => {
      const step = current();
      return step?.answer ? step.answer.wrong(talk) : MUST_READ;
    },
    answered: () => {
      if (!current()?.answer) return false;
      at++;
      return true;
    },
  };
}

export function isRead(step: Step): boolean {
  return step.over === undefined && step.answer === undefined;
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
