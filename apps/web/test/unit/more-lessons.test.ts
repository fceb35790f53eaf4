import { type AnyCommand, type SeatCommand, topQuestion } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { THIRD_COURSE } from '../../src/around/learning/bargaining/third-course.ts';
import { PEACE, PEACE_AGAIN, CARDS as THIRD } from '../../src/around/learning/bargaining/third-position.ts';
import { SECOND_COURSE } from '../../src/around/learning/defence/second-course.ts';
import { CARDS as SECOND } from '../../src/around/learning/defence/second-position.ts';
import { PUPIL } from '../../src/around/learning/lesson/lesson-game.ts';
import type { Course } from '../../src/around/learning/tutorial/course.ts';
import { resumedRun } from '../../src/around/learning/tutorial/kept-progress.ts';
import { modelMove, newRun, type Run } from '../../src/around/learning/tutorial/run.ts';

/** What every attack needed, in the order in which they were decided. */
function playThrough(run: Run, choose: (model: AnyCommand) => AnyCommand = (model) => model): number[] {
  const needed: number[] = [];
  for (let patience = 0; run.step && patience < 400; patience++) {
    if (run.readOn() || run.answered()) continue;
    const moved = run.nextMove();
    const model = modelMove(run);
    const command = moved ?? (model && choose(model));
    if (!command) throw new Error(`nobody moves in step ${run.at}: ${run.step.text()}`);
    if (!moved) expect(run.judge(command as SeatCommand), run.step.text()).toBeUndefined();
    const outcome = run.game.play(command);
    if ('refusal' in outcome) throw new Error(`step ${run.at}: ${command.type}: ${JSON.stringify(outcome.refusal)}`);
    const decided = outcome.events.find((event) => event.type === 'attackDecided');
    if (decided?.type === 'attackDecided') needed.push(decided.required);
    run.happened(outcome.events);
  }
  expect(run.step).toBeUndefined();
  return needed;
}

/** Up to the step that says this. */
function runAt(course: Course, words: RegExp): Run {
  const run = newRun(course);
  for (let patience = 0; run.step && patience < 400; patience++) {
    if (words.test(run.step.text()) && !run.nextMove()) return run;
    if (run.readOn() || run.answered()) continue;
    const command = run.nextMove() ?? modelMove(run);
    if (!command) break;
    const outcome = run.game.play(command);
    if ('events' in outcome) run.happened(outcome.events);
  }
  throw new Error(`nobody says ${words}`);
}

test.each([SECOND_COURSE, THIRD_COURSE].map((course) => [course.key, course] as const))(
  '[B-11] %s: its chapters are met in order, and a closed tab is taken up again at every decision',
  (_, course) => {
    const met = course.steps.map((step) => course.chapters.findIndex(({ key }) => key === step.chapter));
    expect(met).toEqual(met.toSorted((a, b) => a - b));
    expect(new Set(met).size).toBe(course.chapters.length);
    const run = newRun(course);
    playThrough(run, (model) => {
      const again = resumedRun(course, { at: run.at, moves: run.game.moves });
      expect(again.at).toBe(run.at);
      expect(again.game.state).toEqual(run.game.state);
      return model;
    });
  },
);

describe('[B-11] the second lesson', () => {
  test('[R-19.2 R-9.3] the numbers of the memos: 10 with three MB, 9 less two for each MB on the card', () => {
    const run = newRun(SECOND_COURSE);
    expect(playThrough(run)).toEqual([10, 7]);
    expect(run.game.state.owner[SECOND.copyShops]).toBe(PUPIL);
  });

  test('[R-19.2] the danger is real: whoever ends the turn without a Group is out', () => {
    const { game } = newRun(SECOND_COURSE);
    game.play({ type: 'pass', seat: PUPIL });
    expect(game.state.status[PUPIL]).toBe(1);
  });

  test('[R-9.3] without the money on the card it would have been lost', () => {
    const { game } = runAt(SECOND_COURSE, /Your only Group/);
    game.play({ type: 'done', seat: PUPIL });
    for (let patience = 0; game.state.attack && patience < 20; patience++)
      for (const seat of [0, 1, 2]) if (topQuestion(game.state)) game.play({ type: 'default', seat });
    expect(game.state.owner[SECOND.copyShops]).not.toBe(PUPIL);
  });

  test('[R-9.15] the attack that is called off costs no action', () => {
    const run = runAt(SECOND_COURSE, /press Call off/);
    expect(run.judge({ type: 'done' })).toContain('rolled');
    expect(run.game.play({ type: 'callOff', seat: PUPIL })).toHaveProperty('events');
    expect(run.game.state.turn.actionsUsed).toBe(0);
  });

  test('whoever moves and pays more than the model is through as well', () => {
    const run = newRun(SECOND_COURSE);
    playThrough(run, (model) => {
      if (model.type === 'transfer') return { ...model, amount: 1 };
      return model.type === 'spend' && model.amount === 3 ? { ...model, amount: 4 } : model;
    });
    expect(run.game.state.owner[SECOND.copyShops]).toBe(PUPIL);
  });
});

describe('[B-11] the third lesson', () => {
  test('[R-14.5] the numbers of the memos: 6 or less for the Moonies; the attack on the pupil fails', () => {
    const run = newRun(THIRD_COURSE);
    expect(playThrough(run)[0]).toBe(6);
    expect(run.game.state.owner[THIRD.autoduel]).toBe(PUPIL);
    expect(run.game.state.owner[THIRD.moonies]).toBe(1);
  });

  test('[R-14.4] to accept what makes a rival win is answered in words', () => {
    const run = runAt(THIRD_COURSE, /Ada offers 10 MB/);
    const [offer] = run.game.state.offers;
    expect(offer).toBeDefined();
    expect(run.judge({ type: 'accept', from: 1, serial: offer?.serial ?? 0 })).toContain('Decline');
  });

  test('[R-14.5] what is proposed is answered as the memo says; a word that is given is kept', () => {
    const asked = runAt(THIRD_COURSE, /Now Ada proposes something/);
    expect(asked.judgeTalk({ type: 'answerProposal', proposal: PEACE.id, yes: false })).toContain('Agree');
    expect(asked.judgeTalk({ type: 'answerProposal', proposal: PEACE.id, yes: true })).toBeUndefined();
    const kept = runAt(THIRD_COURSE, /Press Stay out/);
    expect(kept.judge({ type: 'spend', from: PUPIL, amount: 2, side: 'against' })).toContain('word');
    const again = runAt(THIRD_COURSE, /Ada proposes peace once more/);
    expect(again.judgeTalk({ type: 'answerProposal', proposal: PEACE_AGAIN.id, yes: true })).toContain('Decline');
    expect(again.judgeTalk({ type: 'answerProposal', proposal: PEACE_AGAIN.id, yes: false })).toBeUndefined();
  });
});
