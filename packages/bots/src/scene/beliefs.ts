import { type Goal, goalOf, type Pack, type Seat, type View } from '@illuminice/engine';
import { gapTo } from './distance.ts';
import type { LikelyGoal, SeatFacts } from './facts.ts';
import type { Weights } from './weights.ts';

/** By judgement. A goal that is met and not yet won is less likely the seat's own than one it stands before. */
const BELIEF_IF_MET = 0.3;
const BELIEF_IF_NEAR = 0.4;
const NEAR = 1.5;

interface Reading {
  readonly pack: Pack;
  readonly view: View;
  readonly weights: Weights;
}

/**
 * What a seat plays for: its printed or shown goal where this viewer may know it, otherwise every goal it could have,
 * believed the more the nearer it has come to it.
 */
export function likelyGoals({ pack, view, weights }: Reading, seat: Seat, facts: SeatFacts): readonly LikelyGoal[] {
  const shown = view.seats[seat];
  if (!shown || view.options.longGame) return [];
  const known = goalOf(
    pack,
    { illuminati: [shown.illuminati ?? -1], options: view.options, goal: [shown.goal ?? -1] },
    0,
  );
  if (known) return [{ goal: known, belief: 1 }];
  return believed({ pack, view, weights }, shown, facts);
}

/** What others think of a seat whose goal only it knows; undefined where everybody knows it. */
export function guessedGoals(reading: Reading, seat: Seat): ((facts: SeatFacts) => readonly LikelyGoal[]) | undefined {
  const { pack, view } = reading;
  const shown = view.seats[seat];
  if (!shown || shown.goal === undefined || shown.goalShown || view.options.longGame) return undefined;
  const seen = goalOf(pack, { illuminati: [shown.illuminati ?? -1], options: view.options, goal: [-1] }, 0);
  return seen ? undefined : (facts) => believed(reading, shown, facts);
}

function believed({ pack, view, weights }: Reading, shown: View['seats'][number], facts: SeatFacts): LikelyGoal[] {
  const possible = possibleGoals(pack, view, shown);
  return possible.map((goal) => {
    const gap = gapTo(goal, facts, weights);
    return { goal, belief: gap === 0 ? BELIEF_IF_MET : gap <= NEAR ? BELIEF_IF_NEAR : 1 / possible.length };
  });
}

function possibleGoals(pack: Pack, view: View, { illuminati: shown }: View['seats'][number]): Goal[] {
  // A face-down card is none of those that lie open, but a hidden goal may be anybody's.
  const open = new Set(view.seats.map(({ illuminati }) => illuminati));
  const narrow = shown === undefined && !view.options.hiddenGoals;
  return pack.illuminati.flatMap(({ goal }, no) => (goal.type === 'secret' || (narrow && open.has(no)) ? [] : [goal]));
}
