import { imagine } from '@illuminice/engine';
import { must } from '../model/must.ts';
import { shareOf } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { portFrom, seedOf, spreadDice, stream } from './luck.ts';
import { playOut } from './playout.ts';

interface Arm {
  readonly choice: Choice;
  /** What the evaluation alone thinks of it; breaks ties and steadies small samples. */
  readonly prior: number;
  /** What came of it in each look ahead; the looks of one round share cards and dice. */
  readonly shares: number[];
}

/** Evidence of the evaluation counts as much as this many looks ahead. */
const PRIOR_WEIGHT = 6;
/** Looks before anything is dropped, and how many standard errors behind the best a candidate may fall. */
const FIRST_CUT = 5;
const PATIENCE = 2;
/** Standard errors another candidate must be ahead of the favourite to take its place. */
const CONVICTION = 0.7;
/** More would tell apart what is equal. */
const MOST_ROUNDS = 360;
/** Of the time allowed, so that the answer is there in time; the last look takes some too. */
const USED = 0.85;

/**
 * Looks ahead over a few candidates in imagined states: the same invented cards and dice for every candidate, so that
 * luck cancels out of their differences. A candidate that has clearly fallen behind is dropped; when one is left the
 * rest of the budget is saved, so that thinking goes into decisions that are close. The first candidate is the evaluation's
 * favourite. `part` of the budget is used.
 */
export function searched(
  thought: Thought,
  candidates: readonly { readonly choice: Choice; readonly gain: number }[],
  part = 1,
): Choice {
  const { pack, view, me, random, skill, budget, scene, lookAhead } = thought;
  const first = must(candidates[0], 'a candidate').choice;
  if (candidates.length < 2 || !lookAhead) return first;
  const share = shareOf(scene, me);
  const all: readonly Arm[] = candidates.map(({ choice, gain }) => ({ choice, prior: share + gain, shares: [] }));
  let arms = [...all];
  const { now, millis } = budget;
  const started = now?.() ?? 0;
  const timed = millis !== undefined && now !== undefined;
  // B-7: whoever has a clock thinks as long as it allows.
  let left = part * (budget.nodes ?? (timed ? Number.POSITIVE_INFINITY : skill.searchNodes));
  const inTime = () => left > 0 && (!timed || now() - started < part * millis * USED);
  const start = Math.floor(random() * 36);
  for (let round = 0; inTime() && round < MOST_ROUNDS && arms.length > 1; round++) {
    const from = imagine(pack, view, portFrom(random));
    const dice = spreadDice(random, start, round);
    const chance = seedOf(random);
    for (const arm of arms) {
      const played = playOut({
        pack,
        from,
        me,
        first: arm.choice.command,
        minds: lookAhead,
        random: stream(chance),
        dice,
        turns: Math.min(view.seats.length, skill.searchTurns),
      });
      left -= played?.nodes ?? 1;
      arm.shares.push(played?.share ?? 0);
      if (!inTime()) break;
    }
    const whole = arms.every(({ shares }) => shares.length === round + 1);
    // A round that was broken off would compare unlike things.
    if (!whole) for (const { shares } of arms) shares.length = Math.min(shares.length, round);
    else if (round + 1 >= FIRST_CUT) arms = stillInTheRace(arms);
  }
  return explained(chosen(arms, all[0]), candidates.length, first);
}
/** The evaluation's own favourite stands unless another one is ahead by more than chance would have it. */
function chosen(arms: readonly Arm[], favourite: Arm | undefined): Arm | undefined {
  const [top] = arms.toSorted((a, b) => mean(b) - mean(a));
  if (!top || !favourite || top === favourite) return top;
  return mean(top) - mean(favourite) > CONVICTION * errorOfDifference(top, favourite) ? top : favourite;
}

function mean({ shares, prior }: Arm): number {
  const sum = shares.reduce((total, share) => total + share, 0);
  return (sum + PRIOR_WEIGHT * prior) / (shares.length + PRIOR_WEIGHT);
}

/** Best first, without those that lie behind by more than the differences to the best, look by look, leave open. */
function stillInTheRace(arms: readonly Arm[]): Arm[] {
  const [best, ...others] = arms.toSorted((a, b) => mean(b) - mean(a));
  if (!best) return [];
  return [best, ...others.filter((arm) => mean(best) - mean(arm) < PATIENCE * errorOfDifference(best, arm))];
}

function errorOfDifference(one: Arm, two: Arm): number {
  const looks = Math.min(one.shares.length, two.shares.length);
  let sum = 0;
  let squares = 0;
  for (let look = 0; look < looks; look++) {
    const difference = (one.shares[look] ?? 0) - (two.shares[look] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const spread = Math.max(0, squares / looks - (sum / looks) ** 2);
  return Math.sqrt(spread / looks) + LEAST_ERROR;
}

/** A handful of looks that happen to agree is no certainty. */
const LEAST_ERROR = 0.002;

function explained(top: Arm | undefined, of: number, first: Choice): Choice {
  if (!top || top.shares.length === 0) return first;
  return {
    ...top.choice,
    reason: { key: 'compared', values: { reason: top.choice.reason, moves: of, looks: top.shares.length } },
  };
}
