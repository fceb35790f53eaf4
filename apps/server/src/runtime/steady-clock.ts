/**
 * The clock of all deadlines: milliseconds that only ever go on, at the speed of the machine. The clock on the wall is looked at once, at
 * the start; when somebody sets it back or forward later, no game stands still and none is over before its time.
 */
export interface SteadyClockSettings {
  /** No earlier than this: what a process before wrote must not lie in the future. */
  readonly notBefore?: number;
  readonly wall?: () => number;
  readonly monotonic?: () => number;
}

export function steadyClock({
  notBefore = 0,
  wall = Date.now,
  monotonic = () => performance.now(),
}: SteadyClockSettings = {}): () => number {
  const begun = Math.max(wall(), notBefore);
  const since = monotonic();
  return () => Math.floor(begun + monotonic() - since);
}
