import { type Goal, goalOf, type Pack, type Seat, type View } from '@illuminice/engine';
import { gapTo } from './distance.ts';
import type { LikelyGoal, SeatFacts } from './facts.ts';
import type { Weights } from './weights.ts';

/**
 * What a seat plays for: its printed or shown goal where this viewer may know it, otherwise every goal it could have,
 * believed the more the nearer it has come to it.
 */
export function likelyGoals(
  pack: Pack,
  view: View,
  seat: Seat,
  facts: SeatFacts,
  weights: Weights,
): readonly LikelyGoal[] {
  const shown = view.seats[seat];
  if (!shown || view.options.longGame) return [];
  const known = goalOf(
    pack,
    { illuminati: [shown.illuminati ?? -1], options: view.options, goal: [shown.goal ?? -1] },
    0,
  );
  if (known) return [{ goal: known, belief: 1 }];
  const possible = possibleGoals(pack, view, shown.illuminati === undefined);
  return possible.map((goal) => {
    const gap = gapTo(goal, facts, weights);
    return { goal, belief: gap === 0 ? 0.3 : gap <= 1.5 ? 0.4 : 1 / possible.length };
  });
}

function possibleGoals(pack: Pack, view: View, faceDown: boolean): Goal[] {
  // A face-down card is none of those that lie open, but a hidden goal may be anybody's.
  const open = new Set(view.seats.map(({ illuminati }) => illuminati));
  const narrow = faceDown && !view.options.hiddenGoals;
  return pack.illuminati.flatMap(({ goal }, no) => (goal.type === 'secret' || (narrow && open.has(no)) ? [] : [goal]));
}
