/** Reviews a game aside, so that it can be looked at meanwhile. */
import { pack } from '@illuminice/cards';
import type { Viewer } from '@illuminice/engine';
import { type LogEntry, openReplay } from '@illuminice/table';
import { REVIEW_MS, type Review, reviewing } from './review-of.ts';

export interface ReviewRequest {
  readonly entries: readonly LogEntry[];
  readonly eyes: Viewer;
  /** What was found before the time was up: it goes on from there. */
  readonly begun?: Review;
}

/** The page is told so often at most: every answer carries the whole review. */
const TELL_EVERY_MS = 120;

self.onmessage = ({ data: { entries, eyes, begun } }: MessageEvent<ReviewRequest>) => {
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) return;
  let told = 0;
  const end = performance.now() + REVIEW_MS;
  for (const review of reviewing({ replay, entries, eyes, isTimeUp: () => performance.now() > end }, begun)) {
    if (performance.now() - told < TELL_EVERY_MS && review.done < review.all) continue;
    told = performance.now();
    self.postMessage(review satisfies Review);
  }
};
