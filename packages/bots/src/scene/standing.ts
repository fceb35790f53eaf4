import { ALIGNMENTS, type Goal } from '@illuminice/engine';
import { type Reason, why } from '../texts/reason.ts';
import { basicGap, type Contest, gapTo } from './distance.ts';
import type { SeatFacts } from './facts.ts';
import type { Weights } from './weights.ts';

/** What a seat still lacks for the goal it is nearest to, counted as the rules count it: nothing here is estimated. */
export function shortOfVictory(facts: SeatFacts, contest: Contest, weights: Weights): Reason {
  const basic = basicGap(facts, contest);
  let nearest = basic;
  let words = basic === 1 ? why`1 card` : why`${basic} cards`;
  for (const { goal, belief } of facts.goals) {
    const gap = gapTo(goal, facts, weights);
    if (belief < 0.25 || gap >= nearest) continue;
    nearest = gap;
    // A goal we only guess is not told as a fact.
    words = belief >= 1 ? missing(goal, facts) : why`perhaps ${missing(goal, facts)}`;
  }
  return words;
}

function missing(goal: Goal, facts: SeatFacts): Reason {
  switch (goal.type) {
    case 'power':
      return why`${goal.atLeast - facts.power} power`;
    case 'transferable':
      return why`${goal.atLeast - facts.transferable} transferable power`;
    case 'money':
      return why`${goal.atLeast - facts.purse - facts.groupMoney} MB`;
    case 'destroyed':
      return why`${goal.atLeast - facts.destroyed} destroyed`;
    case 'alignmentCount':
      return groups(goal.atLeast - (facts.alignments[ALIGNMENTS.indexOf(goal.alignment)] ?? 0), goal.alignment);
    case 'allAlignments':
      return why`${facts.alignments.filter((count) => count === 0).length} of the alignments`;
    case 'secret':
      return why`something`;
  }
}

function groups(number: number, alignment: string): Reason {
  return number === 1 ? why`1 ${alignment} Group` : why`${number} ${alignment} Groups`;
}
