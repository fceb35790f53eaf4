import { ordinal, rate, rating } from 'openskill';

/** Ratings of the entries of many games, as openskill orders them; winners of a game share the first place. */
export function rateFinishes(entries: number, winners: readonly (readonly number[])[]): number[] {
  let ratings = Array.from({ length: entries }, () => rating());
  for (const first of winners) {
    const rank = ratings.map((_, entry) => (first.includes(entry) ? 1 : 2));
    ratings = rate(
      ratings.map((each) => [each]),
      { rank },
    ).map(([each]) => each ?? rating());
  }
  return ratings.map((each) => ordinal(each));
}
