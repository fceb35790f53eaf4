import type { Viewer } from '@illuminice/engine';
import { useCallback, useEffect, useState } from 'react';
import { keepReview, keptReview } from '../../session/local/index.ts';
import { useReplay } from '../../session/replay/index.ts';
import { NOT_REVIEWED, type Review } from './review-of.ts';
import type { ReviewRequest } from './review-worker.ts';

/** Grows when a game is judged in another way. */
const RECKONING = 8;

export interface ReviewInWork {
  readonly review: Review;
  /** Weighs as many more decisions as half a minute allows. */
  readonly goOn: () => void;
}

/** Reckoned in a worker, from left to right, and kept with the game: the next time it is there at once, and can go on. */
export function useReview(eyes: Viewer): ReviewInWork {
  const id = useReplay((state) => state.id);
  const entries = useReplay((state) => state.entries);
  const [review, setReview] = useState(NOT_REVIEWED);
  const [begun, goOnFrom] = useState<Review>();
  useEffect(() => {
    if (id === undefined || !entries) return undefined;
    const wanted = { id, length: entries.length, eyes, reckoning: RECKONING };
    let worker: Worker | undefined;
    let isLeft = false;
    if (!begun) setReview(NOT_REVIEWED);
    void keptReview(wanted).then((kept) => {
      if (isLeft) return;
      if (kept && !begun) return setReview(kept as Review);
      worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Review>) => {
        // Until it has come as far again, what was found stays on the screen.
        if (data.weighed < (begun?.weighed ?? 0)) return;
        setReview(data);
        if (data.done < data.all) return;
        worker?.terminate();
        void keepReview(wanted, data);
      };
      worker.postMessage({ entries, eyes, ...(begun ? { begun } : {}) } satisfies ReviewRequest);
    });
    return () => {
      isLeft = true;
      worker?.terminate();
    };
  }, [id, entries, eyes, begun]);
  // Another game, or other eyes: what was begun belongs to another review.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change of these
  useEffect(() => goOnFrom(undefined), [id, entries, eyes]);
  const goOn = useCallback(() => goOnFrom(review), [review]);
  return { review, goOn };
}
