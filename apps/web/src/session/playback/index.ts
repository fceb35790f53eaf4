/** What happens, step by step, at the pace of whoever watches. */
export type { Beat, BeatKind } from './beat.ts';
export {
  catchUp,
  holdsBots,
  isAskedNow,
  next,
  onceMore,
  replay,
  secondsOf,
  stopSkipping,
  togglePause,
  toggleSkip,
  usePlayback,
} from './playback.ts';
export { useShownLog, useShownView } from './shown.ts';
