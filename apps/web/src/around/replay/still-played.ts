import type { Replay } from '@illuminice/table';

/** The entries that count: what was taken back by vote or undone is in the log and was never part of the game (T-25). */
export function stillPlayed(replay: Replay): ReadonlySet<number> {
  const last = replay.moments.length - 1;
  return new Set(last < 0 ? [] : replay.toldAt(last, 'all').map(({ seq }) => seq));
}
