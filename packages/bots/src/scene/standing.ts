import { ALIGNMENTS, type Goal } from '@illuminice/engine';
import { basicGap, type Contest, gapTo } from './distance.ts';
import type { SeatFacts } from './facts.ts';
import type { Weights } from './weights.ts';

/** What a seat still lacks for the goal it is nearest to, counted as the rules count it: nothing here is estimated. */
export function shortOfVictory(facts: SeatFacts, contest: Contest, weights: Weights): string {
  const basic = basicGap(facts, contest);
  let nearest = basic;
  let words = counted(basic, 'card');
  for (const { goal, belief } of facts.goals) {
    const gap = gapTo(goal, facts, weights);
    if (belief < 0.25 || gap >= nearest) continue;
    nearest = gap;
    // A goal we only guess is not told as a fact.
    words = belief >= 1 ? missing(goal, facts) : `perhaps ${missing(goal, facts)}`;
  }
  return words;
}

function missing(goal: Goal, facts: SeatFacts): string {
  switch (goal.type) {
    case 'power':
      return `${goal.atLeast - facts.power} power`;
    case 'transferable':
      return `${goal.atLeast - facts.transferable} transferable power`;
    case 'money':
      return `${goal.atLeast - facts.purse - facts.groupMoney} MB`;
    case 'destroyed':
      return `${goal.atLeast - facts.destroyed} destroyed`;
    case 'alignmentCount':
      return counted(
        goal.atLeast - (facts.alignments[ALIGNMENTS.indexOf(goal.alignment)] ?? 0),
        `${goal.alignment} Group`,
      );
    case 'allAlignments':
      return counted(facts.alignments.filter((count) => count === 0).length, 'alignment');
    case 'secret':
      return 'something';
  }
}

function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
