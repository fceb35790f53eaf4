import { type AnyCommand, type SeatCommand, topQuestion } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { EXERCISES } from '../../src/around/learning/exercises/all-exercises.ts';
import { type Attempt, newAttempt } from '../../src/around/learning/exercises/attempt.ts';
import type { Exercise } from '../../src/around/learning/exercises/exercise.ts';
import { PUPIL } from '../../src/around/learning/lesson/lesson-game.ts';
import { group, special } from '../../src/around/learning/lesson/named.ts';

const PATIENCE = 60;

/** Plays on with whatever `answer` says for the pupil, until the exercise says how it went. */
function tried(exercise: Exercise, answer: (attempt: Attempt) => AnyCommand | undefined): Attempt {
  const attempt = newAttempt(exercise);
  for (let patience = 0; !attempt.outcome && patience < PATIENCE; patience++) {
    const command = attempt.nextMove() ?? answer(attempt);
    if (!command) throw new Error(`${exercise.key}: nobody moves`);
    const played = attempt.game.play(command);
    if ('refusal' in played) throw new Error(`${exercise.key}: ${command.type}: ${JSON.stringify(played.refusal)}`);
    attempt.happened(command, played.events);
  }
  return attempt;
}

/** The listed moves first, then nothing but "done", "decline" and the end of the turn. */
function withMoves(exercise: Exercise, moves: readonly SeatCommand[]): Attempt {
  const left = [...moves];
  return tried(exercise, ({ game }) => {
    const next = left.shift();
    if (next) return { ...next, seat: PUPIL };
    const question = topQuestion(game.state)?.kind;
    if (question) return { type: 'default', seat: PUPIL };
    return { type: 'endTurn', seat: PUPIL };
  });
}

const byKey = (key: string): Exercise => {
  const found = EXERCISES.find((exercise) => exercise.key === key);
  if (!found) throw new Error(`no exercise ${key}`);
  return found;
};

const illuminati = (target: string, more: Partial<Extract<SeatCommand, { type: 'attack' }>> = {}): SeatCommand => ({
  type: 'attack',
  kind: 'control',
  attacker: PUPIL,
  target: group(target),
  ...more,
});

describe('six exercises', () => {
  test('[R-24.1] each is solved by its own solution', () => {
    expect(EXERCISES).toHaveLength(6);
    for (const exercise of EXERCISES) {
      const attempt = tried(exercise, (now) => now.hint());
      expect(attempt.outcome, exercise.key).toEqual({ solved: true });
    }
  });

  test('[R-0.6] none is solved by doing nothing, and each says why not', () => {
    for (const exercise of EXERCISES) {
      const { outcome } = withMoves(exercise, []);
      expect(outcome, exercise.key).toMatchObject({ solved: false });
    }
  });

  const wrong: readonly (readonly [string, string, readonly SeatCommand[]])[] = [
    [
      'win-this-turn',
      'without privilege Ada pays',
      [illuminati('trekkies'), { type: 'spend', from: PUPIL, amount: 6 }],
    ],
    [
      'win-this-turn',
      'privileged, but without money the dice are too high',
      [illuminati('trekkies', { privilege: { discard: special('media-campaign') } })],
    ],
    ['hold-the-line', 'only the treasury', [{ type: 'spend', from: PUPIL, amount: 4 }]],
    ['hold-the-line', 'only the card', [{ type: 'spend', from: group('hollywood'), amount: 3 }]],
    [
      'stop-her',
      'the door is opened, but too little goes through',
      [
        { type: 'play', card: special('deep-agent') },
        { type: 'spend', from: PUPIL, amount: 2, side: 'against' },
      ],
    ],
    ['fit-the-arm', 'dropping what is in the way', [{ type: 'drop', group: group('society-for-creative-anarchism') }]],
    [
      'fit-the-arm',
      'another attacker is too weak',
      [
        {
          type: 'attack',
          kind: 'control',
          attacker: group('fnord-motor-company'),
          target: group('militia'),
          aids: [PUPIL, group('kgb')],
        },
        { type: 'spend', from: PUPIL, amount: 6 },
      ],
    ],
    [
      'cut-the-string',
      'the right card without privilege',
      [illuminati('south-american-nazis', { kind: 'neutralize' }), { type: 'spend', from: PUPIL, amount: 1 }],
    ],
    [
      'cut-the-string',
      'a card nearer to the root',
      [
        illuminati('loan-sharks', { kind: 'neutralize', privilege: { discard: special('media-campaign') } }),
        { type: 'spend', from: PUPIL, amount: 1 },
      ],
    ],
    ['last-word', 'no card at all', [illuminati('hollywood')]],
  ];
  test.each(wrong)('[R-0.7] %s, a wrong answer: %s', (key, _, moves) => {
    const { outcome } = withMoves(byKey(key), moves);
    expect(outcome).toMatchObject({ solved: false });
    expect(outcome && 'why' in outcome ? outcome.why.length : 0).toBeGreaterThan(30);
  });

  test('[R-15.12] the last word: Assassination alone is undone by Murphy’s Law', () => {
    const exercise = byKey('last-word');
    const attempt = tried(exercise, (now) => {
      const question = topQuestion(now.game.state)?.kind;
      if (question === 'secrets') return { type: 'decline', seat: PUPIL };
      return question === 'roll' && now.game.state.attack?.roll !== 11 ? { type: 'decline', seat: PUPIL } : now.hint();
    });
    expect(attempt.outcome).toMatchObject({ solved: false, why: expect.stringContaining('Murphy') });
  });

  test('the goal is looked at, not the way: another solution counts too', () => {
    // The whole arm goes to the right, and the KGB, Violent like the Militia, does the rest.
    const { outcome } = withMoves(byKey('fit-the-arm'), [
      { type: 'move', group: group('comic-books'), host: group('fnord-motor-company'), side: 1 },
      {
        type: 'attack',
        kind: 'control',
        attacker: group('kgb'),
        target: group('militia'),
        aids: [PUPIL],
      },
      { type: 'spend', from: PUPIL, amount: 6 },
    ]);
    expect(outcome).toEqual({ solved: true });
  });
});
