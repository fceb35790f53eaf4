import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { newLessonGame, PUPIL } from '../../src/around/learning/lesson/lesson-game.ts';
import { lessonInfo } from '../../src/around/learning/lesson/lesson-info.ts';
import { FIRST_GAME } from '../../src/around/learning/tutorial/first-game.ts';
import { imaginedGame } from '../../src/session/imagined/imagined-game.ts';

const NAMES = ['Ana', 'Ben', 'Cleo'];

test('[R-18.2] a what-if is made of what the player knows: another truth behind the same view gives the same copy', () => {
  const { state } = newLessonGame(FIRST_GAME);
  const other = newLessonGame({
    ...FIRST_GAME,
    position: { ...FIRST_GAME.position, deck: [...(FIRST_GAME.position.deck ?? [])].reverse() },
  }).state;
  const copies = [state, other].map((truth) =>
    imaginedGame(
      { pack, view: viewFor(pack, truth, PUPIL), info: lessonInfo('t', { state, pupil: PUPIL }, NAMES), me: PUPIL },
      'whim',
    ),
  );
  expect(state.deck).not.toEqual(other.deck);
  expect(copies[0]).toEqual(copies[1]);
});

test('the copy looks exactly as the real game does, and is played by computers but for one seat', () => {
  const { state } = newLessonGame(FIRST_GAME);
  const view = viewFor(pack, state, PUPIL);
  const { seats, continues, options } = imaginedGame(
    { pack, view, info: lessonInfo('t', { state, pupil: PUPIL }, NAMES), me: PUPIL },
    'whim',
  );
  expect(seats.map(({ name, kind }) => [name, kind])).toEqual([
    ['Ana', 'human'],
    ['Ben', 'bot'],
    ['Cleo', 'bot'],
  ]);
  expect(continues?.from).toBe('whatIf');
  if (!continues) throw new Error('no game to go on with');
  expect(viewFor(pack, continues.game, PUPIL)).toEqual({ ...view, options });
  expect(options.pace).toBe(0);
});
