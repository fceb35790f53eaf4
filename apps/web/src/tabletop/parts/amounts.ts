/** Money put on cards that has to add up to a total: what is still to be placed; negative = too much placed. */
export function leftOver(amounts: Readonly<Record<number, number>>, total: number): number {
  return Object.values(amounts).reduce((rest, amount) => rest - amount, total);
}

/** Pays a sum from treasuries, richest first, ties in the given order: the default of, shown as a suggestion. */
export function suggestPayment(
  treasuries: readonly (readonly [number, number])[],
  due: number,
): Readonly<Record<number, number>> {
  const paid: Record<number, number> = {};
  let rest = due;
  for (const [card, money] of treasuries.toSorted(([, a], [, b]) => b - a)) {
    const part = Math.min(rest, money);
    if (part > 0) paid[card] = part;
    rest -= part;
  }
  return paid;
}
