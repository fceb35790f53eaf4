import type { Seat, View } from '@illuminice/engine';

/** For what the caller has made sure of: a mind that errs here must not play on with a wrong number. */
export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** Whose mind this is: spectators have none. */
export function seatOf({ viewer }: Pick<View, 'viewer'>): Seat {
  if (typeof viewer !== 'number') throw new Error(`${viewer} has no seat`);
  return viewer;
}
