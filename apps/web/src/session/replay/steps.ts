/** From one moment of a replay to another: by event, move and turn. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type BeatKind, beatKind } from '../playback/index.ts';

export type StepBy = 'event' | 'move' | 'turn';

interface Step {
  readonly at: number;
  readonly by: StepBy;
  readonly way: 1 | -1;
  readonly eyes: Viewer;
}

/** The first or last moment where there is none further. */
export function stepFrom(replay: Replay, { at, by, way, eyes }: Step): number {
  const last = replay.moments.length - 1;
  const found =
    by === 'event'
      ? nextTold(replay, { at, way, eyes })
      : by === 'move'
        ? moveFrom(replay, at, way)
        : turnFrom(replay, at, way);
  return found ?? (way === 1 ? last : 0);
}

/** What these eyes are told something in; with all of them open that is every one. */
function nextTold(replay: Replay, { at, way, eyes }: Omit<Step, 'by'>): number | undefined {
  for (let moment = at + way; moment >= 0 && moment < replay.moments.length; moment += way)
    if (eyes === 'all' || replay.eventAt(moment, eyes)) return moment;
  return undefined;
}

/** A move is over when everything it led to has happened. */
function moveFrom({ moments }: Replay, at: number, way: 1 | -1): number | undefined {
  const now = moments[at];
  if (!now) return undefined;
  const isWithin = way === 1 && !now.isWhole;
  const wanted = isWithin ? now.move : now.move + way;
  const found = moments.findLastIndex(({ move }) => move === wanted);
  return found < 0 ? undefined : found;
}

/** Backwards: to the beginning of this turn first. */
function turnFrom({ turns }: Replay, at: number, way: 1 | -1): number | undefined {
  return way === 1 ? turns.find(({ first }) => first > at)?.first : turns.findLast(({ first }) => first < at)?.first;
}

/** The next step worth a look, and what it is; undefined at the end. */
export function nextToPlay(
  replay: Replay,
  at: number,
  eyes: Viewer,
): { readonly at: number; readonly kind: BeatKind } | undefined {
  for (let moment = at + 1; moment < replay.moments.length; moment++) {
    const event = replay.eventAt(moment, eyes);
    const kind = event && beatKind(event);
    if (kind !== undefined && kind !== 'quiet') return { at: moment, kind };
  }
  return undefined;
}
