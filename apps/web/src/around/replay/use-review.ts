import type { Viewer } from '@illuminice/engine';
import { useEffect, useState } from 'react';
import { keepReview, keptReview } from '../../session/local/index.ts';
import { useReplay } from '../../session/replay/index.ts';
import { NOT_REVIEWED, type Review } from './review-of.ts';
import type { ReviewRequest } from './review-worker.ts';

/** Grows when a game is judged in another way. */
const RECKONING = 3;

/** Reckoned in a worker, from left to right, and kept with the game: the next time it is there at once. */
export function useReview(eyes: Viewer): Review {
  const id = useReplay((state) => state.id);
  const entries = useReplay((state) => state.entries);
  const [review, setReview] = useState(NOT_REVIEWED);
  useEffect(() => {
    if (id === undefined || !entries) return undefined;
    const wanted = { id, length: entries.length, eyes, reckoning: RECKONING };
    let worker: Worker | undefined;
    let isLeft = false;
    setReview(NOT_REVIEWED);
    void keptReview(wanted).then((kept) => {
      if (isLeft) return;
      if (kept) return setReview(kept as Review);
      worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<Review>) => {
        setReview(data);
        if (data.done < data.all) return;
        worker?.terminate();
        void keepReview(wanted, data);
      };
      worker.postMessage({ entries, eyes } satisfies ReviewRequest);
    });
    return () => {
      isLeft = true;
      worker?.terminate();
    };
  }, [id, entries, eyes]);
  return review;
}
