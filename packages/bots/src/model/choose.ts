import { must } from './must.ts';

/** The first of those with the highest score. */
export function best<T>(list: readonly T[], score: (item: T) => number): T {
  let winner = must(list[0], 'something to choose from');
  let top = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = score(item);
    if (value > top) {
      top = value;
      winner = item;
    }
  }
  return winner;
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return must(list[Math.floor(random() * list.length)], 'something to choose from');
}
