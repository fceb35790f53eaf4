import { pack } from '@illuminice/cards';
import { keysOf, type SeatCommand } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { type Attempt, newAttempt } from '../../src/around/learning/exercises/attempt.ts';
import { exerciseFile, readExercise } from '../../src/around/learning/exercises/exercise-file.ts';
import { exerciseOf } from '../../src/around/learning/exercises/kept-exercises.ts';
import { verdictOn } from '../../src/around/learning/exercises/verdict.ts';
import { winThisTurn } from '../../src/around/learning/exercises/win-this-turn.ts';
import { newLessonGame } from '../../src/around/learning/lesson/lesson-game.ts';

/** As out of a game. */
const moment = {
  of: 'evening',
  seq: 41,
  turn: 7,
  names: ['Ana', 'Ada'],
  game: newLessonGame(winThisTurn.begins).state,
  cards: keysOf(pack),
  seat: 0,
};

const BETTER = { better: { type: 'endActions' }, reason: { key: 'turnOver' }, loss: 12 } as const;

function decided(taken: SeatCommand): Attempt {
  const attempt = newAttempt(exerciseOf(moment));
  const command = { ...taken, seat: 0 };
  const played = attempt.game.play(command);
  if ('refusal' in played) throw new Error(JSON.stringify(played.refusal));
  attempt.happened(command, played.events);
  return attempt;
}

describe('[B-11] a moment of a game as an exercise', () => {
  test('the best move that is found is as good as itself', () => {
    const { question } = newAttempt(exerciseOf(moment));
    if (!question) throw new Error('nothing is asked');
    const { best } = verdictOn(question);
    if (!best) throw new Error('nothing is found');
    expect(verdictOn({ ...question, taken: best.better })).toEqual({});
  });

  test('the first decision is judged, by what was known before it, and nothing after it', () => {
    const attempt = decided({ type: 'pass' });
    expect(attempt.question).toMatchObject({ taken: { type: 'pass' }, view: { phase: 'actions' } });
    expect(attempt.outcome).toBeUndefined();
    expect(attempt.nextMove()).toBeUndefined();
    attempt.judged(BETTER);
    expect(attempt.outcome).toEqual({ solved: false, instead: BETTER });
    attempt.judged(undefined);
    expect(attempt.outcome).toMatchObject({ solved: false });
  });

  test('where nothing better is found it is solved', () => {
    const attempt = decided({ type: 'pass' });
    attempt.judged(undefined);
    expect(attempt.outcome).toEqual({ solved: true });
  });

  test('what cannot be judged is no decision', () => {
    const attempt = newAttempt(exerciseOf(moment));
    expect(attempt.isDecision({ type: 'withdraw', to: 1, serial: 1 })).toBe(false);
    expect(attempt.isDecision({ type: 'endActions' })).toBe(true);
  });

  test('it is carried as a file of a saved game, and read again', () => {
    const exercise = exerciseOf(moment);
    const text = exerciseFile(exercise) ?? '';
    expect(readExercise(text)).toEqual(exercise);
    expect(readExercise('{"kind":"illuminice game 1","id":"x"}\n{}')).toBeUndefined();
    expect(readExercise('anything')).toBeUndefined();
  });
});
