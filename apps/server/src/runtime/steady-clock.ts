/**
 * The clock of all deadlines: milliseconds that only ever go on, at the speed of the machine. The clock on the wall is looked at once, at
 * the start; when somebody sets it back or forward later, no game stands still and none is over before its time.
 */
export interface SteadyClockSettings {
  /** No earlier than this: what a process before wrote must not lie in the future. */
  readonly notBefore?: number;
  /** It moves by so much at a time: what one thing takes longer than another does not show in any date (V-7). */
  readonly tickMs?: number;
  readonly wall?: () => number;
  readonly monotonic?: () => number;
}

export function steadyClock({
  notBefore = 0,
  tickMs = 1,
  wall = Date.now,
  monotonic = () => performance.now(),
}: SteadyClockSettings = {}): () => number {
  const begun = Math.max(wall(), notBefore);
  const onTick = (at: number): number => at - (at % tickMs);
  const since = onTick(monotonic());
  return () => Math.floor(begun + onTick(monotonic()) - since);
}
