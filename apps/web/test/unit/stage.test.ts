/** Hot-seat: who may look at the screen. */
import { pack } from '@illuminice/cards';
import { DEFAULT_OPTIONS, newGame, type State, step, viewFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { TableViewer } from '@illuminice/table';
import { describe, expect, test } from 'vitest';
import { nextStage, type Stage } from '../../src/session/local/stage.ts';

const HUMANS = [0, 1, 2];
const RULES = { pack, random: quickRandom('an evening') };

/** Three people at the beginning of a game. */
function evening(): State {
  const state = newGame({ pack, seats: 3, options: { ...DEFAULT_OPTIONS, pace: 0 } });
  expect(step(RULES, state, { type: 'begin', illuminati: [0, 3, 4] })).toBeUndefined();
  return state;
}

function stageAfter(state: State, now: Stage, humans: readonly number[] = HUMANS): Stage {
  const viewers: TableViewer[] = [...humans, 'spectator'];
  const views = new Map(viewers.map((viewer) => [viewer, viewFor(pack, state, viewer)]));
  return nextStage({ humans, views, isThrowing: false }, now);
}

const NOBODY: Stage = { kind: 'table', eyes: 'spectator' };

describe('[R-24.6] one device, several hands', () => {
  test('the current player gets the curtain first, then their table, and keeps it while they act', () => {
    const state = evening();
    const { seat } = state.turn;
    expect(stageAfter(state, NOBODY)).toEqual({ kind: 'curtain', seat });
    expect(stageAfter(state, { kind: 'curtain', seat })).toEqual({ kind: 'curtain', seat });
    expect(stageAfter(state, { kind: 'table', eyes: seat })).toEqual({ kind: 'table', eyes: seat });
  });

  test('when the turn goes on, the next one gets the curtain: nothing of the hand before is on the screen', () => {
    const state = evening();
    const before = state.turn.seat;
    step(RULES, state, { type: 'endTurn', seat: before });
    expect(state.turn.seat).not.toBe(before);
    expect(stageAfter(state, { kind: 'table', eyes: before })).toEqual({ kind: 'curtain', seat: state.turn.seat });
  });

  test('a spending round stays with the attacker until they are done, and then asks all others at once', () => {
    const state = evening();
    const { seat } = state.turn;
    const target = state.owner.indexOf(-1, 8);
    expect(step(RULES, state, { type: 'attack', seat, kind: 'control', attacker: seat, target })).toBeUndefined();
    const theirs: Stage = { kind: 'table', eyes: seat };
    expect(stageAfter(state, theirs)).toEqual(theirs);
    step(RULES, state, { type: 'done', seat });
    const others = HUMANS.filter((other) => other !== seat);
    expect(stageAfter(state, theirs)).toEqual({ kind: 'anyone', seats: others });
    step(RULES, state, { type: 'done', seat: others[0] as number });
    expect(stageAfter(state, { kind: 'anyone', seats: others })).toEqual({ kind: 'anyone', seats: others.slice(1) });
  });

  test('a single person never sees a curtain', () => {
    expect(stageAfter(evening(), NOBODY, [1])).toEqual({ kind: 'table', eyes: 1 });
  });

  test('the end is for everybody', () => {
    const state = evening();
    state.over = { winners: [0], goals: [['basic'], [], []] };
    expect(stageAfter(state, { kind: 'table', eyes: 0 })).toEqual(NOBODY);
  });
});
