/** The first of those with the highest score. */
export function best<T>(list: readonly T[], score: (item: T) => number): T {
  let winner = list[0] as T;
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
  return list[Math.floor(random() * list.length)] as T;
}
