/** One attempt at an exercise. Pure, so that a test can make it as well as a page. */
import { type AnyCommand, type GameEvent, type SeatCommand, topQuestion, waitingFor } from '@illuminice/engine';
import { type LessonGame, newLessonGame, PUPIL } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';

export type Outcome = { readonly solved: true } | { readonly solved: false; readonly why: string };

export interface Attempt {
  readonly game: LessonGame;
  readonly outcome: Outcome | undefined;
  nextMove(): AnyCommand | undefined;
  happened(events: readonly GameEvent[]): void;
  /** A good move from here. */
  hint(): AnyCommand | undefined;
}

export function newAttempt(exercise: Exercise): Attempt {
  const game = newLessonGame(exercise.lesson);
  for (const command of exercise.opening ?? []) {
    const opened = game.play(command);
    if ('refusal' in opened)
      throw new Error(`the opening of ${exercise.key} is refused: ${opened.refusal.values.need}`);
  }
  let outcome: Outcome | undefined;
  return {
    game,
    get outcome() {
      return outcome;
    },
    nextMove: () => (outcome ? undefined : nextMove(exercise, game)),
    happened: (events) => {
      if (outcome) return;
      if (exercise.isSolved(game.state, events)) outcome = { solved: true };
      else {
        const why = exercise.isMissed(game.state, events);
        if (why !== undefined) outcome = { solved: false, why };
      }
    },
    hint: () => {
      const wanted = outcome ? undefined : exercise.solution(game.state);
      return wanted && { ...wanted, seat: PUPIL };
    },
  };
}

function nextMove({ rival, asks }: Exercise, { state }: LessonGame): AnyCommand | undefined {
  const question = topQuestion(state);
  for (const seat of waitingFor(state)) {
    if (seat === PUPIL) continue;
    const plain: SeatCommand = question ? { type: 'default' } : { type: 'endTurn' };
    return { ...(rival?.(state, seat) ?? plain), seat };
  }
  const answered = question && waitingFor(state).includes(PUPIL) && !asks.includes(question.kind);
  return answered ? { type: 'default', seat: PUPIL } : undefined;
}
