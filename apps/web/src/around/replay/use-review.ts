import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { useEffect, useState } from 'react';
import { reviewSteps, type TurningPoint, type TurnReview } from './review-of.ts';

export interface Review {
  readonly turns: readonly TurnReview[];
  readonly points: readonly TurningPoint[];
  readonly done: number;
  readonly all: number;
}

const EMPTY: Review = { turns: [], points: [], done: 0, all: 1 };

/** A frame has 16 ms; half of it is left to whatever else the page does. */
const AT_ONCE_MS = 8;

const known = new WeakMap<Replay, Map<Viewer, Review>>();

/** Reckoned in small pieces, from left to right, so that nothing has to wait for it; kept as long as the replay is open. */
export function useReview(replay: Replay, eyes: Viewer): Review {
  const [review, setReview] = useState(EMPTY);
  useEffect(() => {
    const kept = known.get(replay) ?? new Map<Viewer, Review>();
    known.set(replay, kept);
    const steps = reviewSteps(replay, eyes);
    let now: Review = kept.get(eyes) ?? { ...EMPTY, all: steps.length };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const until = performance.now() + AT_ONCE_MS;
      while (now.done < now.all && performance.now() < until) now = withStep(now, steps[now.done]?.());
      kept.set(eyes, now);
      setReview(now);
      if (now.done < now.all) timer = setTimeout(goOn, AT_ONCE_MS);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [replay, eyes]);
  return review;
}

function withStep(review: Review, step: ReturnType<ReturnType<typeof reviewSteps>[number]>): Review {
  const done = review.done + 1;
  if (step && 'turn' in step) return { ...review, done, turns: [...review.turns, step.turn] };
  if (step) return { ...review, done, points: [...review.points, step.point] };
  return { ...review, done };
}
