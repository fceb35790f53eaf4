import { pack } from '@illuminice/cards';
import { movesFor, viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { decisionText } from '../../src/around/learning/first-games/decision-text.ts';
import { strengthOf } from '../../src/around/learning/first-games/fading.ts';
import { PUPIL } from '../../src/around/learning/lesson/lesson-game.ts';
import { lessonInfo } from '../../src/around/learning/lesson/lesson-info.ts';
import { FIRST_COURSE } from '../../src/around/learning/tutorial/first-course.ts';
import { modelMove, newRun, type Run } from '../../src/around/learning/tutorial/run.ts';

function textNow({ game: { state } }: Run): ReturnType<typeof decisionText> {
  return decisionText({
    pack,
    view: viewFor(pack, state, PUPIL),
    moves: movesFor(pack, state, PUPIL),
    me: PUPIL,
    info: lessonInfo('t', { state, pupil: PUPIL }, ['Ana', 'Ben', 'Cleo']),
  });
}

test('every decision of a whole game is explained in one sentence, and nothing is while others decide', () => {
  const run = newRun(FIRST_COURSE);
  const kinds = new Set<string>();
  for (let patience = 0; run.step && patience < 400; patience++) {
    if (run.readOn()) continue;
    const moved = run.nextMove();
    const move = moved ?? modelMove(run);
    if (!move) throw new Error('nobody moves');
    const decision = textNow(run);
    // An offer is no question: it can be answered whenever one likes.
    if (!moved && move.type !== 'accept') expect(decision, move.type).toBeDefined();
    if (decision) {
      kinds.add(decision.kind);
      expect(decision.text).toMatch(/^[A-Z].*[.]$/);
      expect(decision.text.length).toBeLessThan(140);
    }
    const outcome = run.game.play(move);
    if ('refusal' in outcome) throw new Error(outcome.refusal.values.need);
    run.happened(outcome.events);
  }
  expect(textNow(run)).toBeUndefined();
  for (const kind of [
    'income',
    'first action',
    'second action',
    'no action',
    'attacker',
    'bystander',
    'placement',
    'funding',
    'keep',
  ])
    expect([...kinds]).toContain(kind);
});

test('help fades: plainly, plainly, faintly, gone', () => {
  expect([0, 1, 2, 3, 9].map(strengthOf)).toEqual(['plain', 'plain', 'faint', 'gone', 'gone']);
});
