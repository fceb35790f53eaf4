/** One attempt at an exercise. Pure, so that a test can make it as well as a page. */
import { isJudged, type Misjudged } from '@illuminice/bots';
import {
  type AnyCommand,
  type GameEvent,
  movesFor,
  type SeatCommand,
  type SeatMoves,
  topQuestion,
  type View,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { type LessonGame, newLessonGame } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { textsOf } from './exercise-texts.ts';
import { decided, isTrue } from './facts.ts';
import { moveBy } from './rules.ts';

export type Outcome =
  | { readonly solved: true }
  | { readonly solved: false; readonly why: string }
  | { readonly solved: false; readonly instead: Misjudged };

/** What was decided, to be judged by somebody who has the time to look ahead. */
export interface Question {
  readonly cards: readonly string[];
  readonly view: View;
  readonly moves: SeatMoves;
  readonly seed: string;
  /** Missing: what would be best? */
  readonly taken?: SeatCommand;
}

export interface Attempt {
  readonly game: LessonGame;
  readonly outcome: Outcome | undefined;
  /** Where it is judged by its chance: what is asked; with what was decided as soon as it was. */
  readonly question: Question | undefined;
  /** False: nothing one could judge; it does not happen. */
  isDecision(command: SeatCommand): boolean;
  nextMove(): AnyCommand | undefined;
  happened(command: AnyCommand, events: readonly GameEvent[]): void;
  judged(instead: Misjudged | undefined): void;
  /** A good move from here, where it is known beforehand. */
  hint(): AnyCommand | undefined;
}

export function newAttempt(exercise: Exercise): Attempt {
  const game = newLessonGame(exercise.begins);
  const { pupil, pack, state } = game;
  for (const command of exercise.opening ?? []) {
    const opened = game.play(command);
    if ('refusal' in opened)
      throw new Error(`the opening of ${exercise.key} is refused: ${opened.refusal.values.need}`);
  }
  const { judged } = exercise;
  let outcome: Outcome | undefined;
  let question: Question | undefined =
    judged.by === 'facts'
      ? undefined
      : {
          cards: game.cards,
          view: viewFor(pack, state, pupil),
          moves: movesFor(pack, state, pupil),
          seed: judged.seed,
        };
  const isThroughWith = (): boolean => outcome !== undefined || question?.taken !== undefined;
  return {
    game,
    get outcome() {
      return outcome;
    },
    get question() {
      return question;
    },
    isDecision: (command) => judged.by === 'facts' || isJudged(command),
    nextMove: () => (isThroughWith() || judged.by === 'chance' ? undefined : nextMove(exercise, game)),
    happened: (command, events) => {
      if (isThroughWith()) return;
      if (judged.by === 'facts') outcome = outcomeOf(exercise, game, events);
      else if (question && 'seat' in command && command.seat === pupil) {
        const { seat, ...taken } = command;
        question = { ...question, taken: taken as SeatCommand };
      }
    },
    judged: (instead) => {
      outcome ??= instead ? { solved: false, instead } : { solved: true };
    },
    hint: () => {
      if (outcome || judged.by === 'chance') return undefined;
      const wanted = moveBy(judged.solution, { pack, state, pupil, seat: pupil });
      return wanted && { ...wanted, seat: pupil };
    },
  };
}

function outcomeOf(
  { judged, texts }: Exercise,
  { state, pupil }: LessonGame,
  events: readonly GameEvent[],
): Outcome | undefined {
  if (judged.by !== 'facts') return undefined;
  const situation = { state, events, pupil };
  if (isTrue(judged.solved, situation)) return { solved: true };
  const missed = judged.missed.find(({ when }) => isTrue(when, situation));
  return (
    missed && { solved: false, why: textsOf(texts).missed(missed.text, { required: decided(events)?.required ?? 0 }) }
  );
}

function nextMove({ rivals = [], asks = [] }: Exercise, { pack, state, pupil }: LessonGame): AnyCommand | undefined {
  const question = topQuestion(state);
  for (const seat of waitingFor(state)) {
    if (seat === pupil) continue;
    const plain: SeatCommand = question ? { type: 'default' } : { type: 'endTurn' };
    const own = rivals.filter((rule) => rule.seat === seat);
    return { ...(moveBy(own, { pack, state, pupil, seat }) ?? plain), seat };
  }
  const answered = question && waitingFor(state).includes(pupil) && !asks.includes(question.kind);
  return answered ? { type: 'default', seat: pupil } : undefined;
}
