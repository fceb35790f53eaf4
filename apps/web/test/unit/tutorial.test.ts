import { pack } from '@illuminice/cards';
import { type AnyCommand, breakdownOf, movesFor, type SeatCommand } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { PUPIL } from '../../src/around/learning/lesson/lesson-game.ts';
import { FIRST_COURSE } from '../../src/around/learning/tutorial/first-course.ts';
import { CARDS } from '../../src/around/learning/tutorial/first-game.ts';
import { resumedRun } from '../../src/around/learning/tutorial/kept-progress.ts';
import { modelMove, newRun, type Run } from '../../src/around/learning/tutorial/run.ts';
import { CHAPTERS } from '../../src/around/learning/tutorial/step.ts';

/** Plays on until the run is through; `choose` may answer in the pupil's place instead of the model. */
function playThrough(run: Run, choose: (run: Run, model: AnyCommand) => AnyCommand = (_, model) => model): number[] {
  const needed: number[] = [];
  for (let patience = 0; run.step && patience < 400; patience++) {
    if (run.readOn()) continue;
    const moved = run.nextMove();
    const model = modelMove(run);
    const command = moved ?? (model && choose(run, model));
    if (!command) throw new Error(`nobody moves in step ${run.at}: ${run.step.text()}`);
    if (!moved) expect(run.judge(command as SeatCommand), run.step.text()).toBeUndefined();
    const outcome = run.game.play(command);
    if ('refusal' in outcome) throw new Error(`step ${run.at}: ${command.type}: ${JSON.stringify(outcome.refusal)}`);
    const decided = outcome.events.find((event) => event.type === 'attackDecided');
    if (decided?.type === 'attackDecided') needed.push(decided.required);
    run.happened(outcome.events);
  }
  expect(run.at).toBe(FIRST_COURSE.steps.length);
  return needed;
}

describe('the first game', () => {
  test('[R-21.1] every step can be done as the memos say, and it ends in victory', () => {
    const run = newRun(FIRST_COURSE);
    const needed = playThrough(run);
    expect(run.game.state.over?.winners).toEqual([PUPIL]);
    // 10 with two MB; 9; Ada's 7 minus three; 11; 13 minus three; 10 with four MB: as written in the memos.
    expect(needed).toEqual([10, 9, 4, 11, 10, 10]);
  });

  test('[REQ-281] wherever groups are placed, and whoever attacks with aid, the game can be played to the end', () => {
    for (let first = 0; first < 4; first++)
      for (let second = 0; second < 4; second++)
        for (const attacker of [CARDS.hackers, CARDS.comicBooks]) {
          const placings = [first, second];
          const run = newRun(FIRST_COURSE);
          playThrough(run, (now, model) => {
            if (model.type === 'place') {
              const arrows = (movesFor(pack, now.game.state, PUPIL).place?.arrows ?? []).filter(
                ({ host }) => host === PUPIL,
              );
              const arrow = arrows[(placings.shift() ?? 0) % Math.max(1, arrows.length)];
              return arrow ? { type: 'place', seat: PUPIL, host: arrow.host, side: arrow.side } : model;
            }
            if (model.type === 'attack' && model.aids?.length) return { ...model, attacker };
            return model;
          });
          expect(run.game.state.over?.winners).toEqual([PUPIL]);
        }
  });

  test('[R-9.5] whoever spends as much as the memos allow still reaches the end', () => {
    const run = newRun(FIRST_COURSE);
    playThrough(run, (_, model) => {
      if (model.type === 'spend' && model.side === 'against') return { ...model, amount: 4 };
      if (model.type === 'spend' && model.amount === 2) return { ...model, amount: 4 };
      if (model.type === 'decline' && run.step?.asks?.includes('funding'))
        return { type: 'fund', seat: PUPIL, amount: 4 };
      return model;
    });
    expect(run.game.state.over?.winners).toEqual([PUPIL]);
  });

  test('a wrong move is answered in words and changes nothing', () => {
    const run = newRun(FIRST_COURSE);
    while (run.step?.task?.want(run.game.state)?.type !== 'attack') {
      if (run.readOn()) continue;
      const model = modelMove(run);
      if (!model) throw new Error('a task without an answer');
      const outcome = run.game.play(model);
      if ('events' in outcome) run.happened(outcome.events);
    }
    const before = JSON.stringify(run.game.state);
    const wrong: SeatCommand[] = [
      { type: 'attack', kind: 'control', attacker: PUPIL, target: CARDS.psychiatrists },
      { type: 'attack', kind: 'destroy', attacker: PUPIL, target: CARDS.hackers },
      { type: 'attack', kind: 'control', attacker: CARDS.california, target: CARDS.hackers },
      { type: 'pass' },
      { type: 'endTurn' },
    ];
    const text = wrong.map((command) => run.judge(command));
    expect(new Set(text).size).toBe(4);
    for (const word of text) expect(word?.length).toBeGreaterThan(20);
    expect(JSON.stringify(run.game.state)).toBe(before);
  });

  test('the numbers in the memos are those of the ledger', () => {
    const run = newRun(FIRST_COURSE);
    const seen: number[] = [];
    playThrough(run, (now, model) => {
      const required = breakdownOf(pack, now.game.state)?.required;
      if (required !== undefined && (model.type === 'spend' || model.type === 'done')) seen.push(required);
      return model;
    });
    // "You need 8"; 10; "9 or less"; "7 or less", then less; "11"; 13 became 10; "makes 6", then 10.
    expect(seen).toEqual([8, 10, 9, 7, 4, 11, 10, 6, 10]);
  });

  test('every chapter of the string of pearls is met, in order', () => {
    const met = FIRST_COURSE.steps.map(({ chapter }) => (CHAPTERS as readonly string[]).indexOf(chapter));
    expect(met).toEqual(met.toSorted((a, b) => a - b));
    expect(new Set(met).size).toBe(CHAPTERS.length);
  });

  test('[R-24.1] a closed tab is resumed by playing the kept moves again; moves that no longer fit by the model', () => {
    const run = newRun(FIRST_COURSE);
    let resumed = 0;
    playThrough(run, (now, model) => {
      const again = resumedRun(FIRST_COURSE, { at: now.at, moves: now.game.moves });
      expect(again.at).toBe(now.at);
      expect(again.game.state).toEqual(now.game.state);
      resumed++;
      return model;
    });
    expect(resumed).toBeGreaterThan(20);
    const stale = resumedRun(FIRST_COURSE, { at: 12, moves: [{ type: 'pass', seat: 2 }] });
    expect(stale.at).toBe(12);
    expect(stale.game.state.owner[CARDS.hackers]).toBe(PUPIL);
  });
});
