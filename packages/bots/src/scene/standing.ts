import { ALIGNMENTS, type Goal, type Seat } from '@illuminice/engine';
import type { Lack, Missing, Prospect } from '../texts/reason.ts';
import { BELIEVED, basicGap, type Contest, gapTo, nearestGap } from './distance.ts';
import type { SeatFacts } from './facts.ts';
import { factsFor, type Scene } from './scene.ts';
import type { Weights } from './weights.ts';

/** Captures from victory at which a seat is worth a word. By judgement. */
const NEAR = 3;

/** How near victory a rival is, if that is worth a word. */
export function prospectOf(scene: Scene, seat: Seat): Prospect | undefined {
  const gap = nearestGap(factsFor(scene, seat), scene.contest, scene.weights);
  if (gap > NEAR) return undefined;
  return { who: seat, lack: gap === 0 ? 'nothing' : lackOf(scene, seat) };
}

export function lackOf(scene: Scene, seat: Seat): Lack {
  return shortOfVictory(factsFor(scene, seat), scene.contest, scene.weights);
}

/** What a seat still lacks for the goal it is nearest to, counted as the rules count it: nothing here is estimated. */
export function shortOfVictory(facts: SeatFacts, contest: Contest, weights: Weights): Lack {
  const basic = basicGap(facts, contest);
  let nearest = basic;
  let lack: Lack = { isGuess: false, missing: { what: 'cards', count: basic } };
  for (const { goal, belief } of facts.goals) {
    const gap = gapTo(goal, facts, weights);
    if (belief < BELIEVED || gap >= nearest) continue;
    nearest = gap;
    lack = { isGuess: belief < 1, missing: missingFor(goal, facts) };
  }
  return lack;
}

function missingFor(goal: Goal, facts: SeatFacts): Missing {
  switch (goal.type) {
    case 'power':
      return { what: 'power', count: goal.atLeast - facts.power };
    case 'transferable':
      return { what: 'transferable', count: goal.atLeast - facts.transferable };
    case 'money':
      return { what: 'money', count: goal.atLeast - facts.purse - facts.groupMoney };
    case 'destroyed':
      return { what: 'destroyed', count: goal.atLeast - facts.destroyed };
    case 'alignmentCount': {
      const { alignment, atLeast } = goal;
      const count = atLeast - (facts.alignments[ALIGNMENTS.indexOf(alignment)] ?? 0);
      return { what: 'groups', count, alignment };
    }
    case 'allAlignments':
      return { what: 'alignments', count: facts.alignments.filter((count) => count === 0).length };
    case 'secret':
      return { what: 'secret' };
  }
}
