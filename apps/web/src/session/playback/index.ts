/** What happens, step by step, at the pace of whoever watches. */
export type { Beat, BeatKind } from './beat.ts';
export { kindOf as beatKind } from './beats-of.ts';
export {
  catchUp,
  holdsBots,
  isAskedNow,
  lengthOf as beatLength,
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
