/** Which amounts are worth stopping at: the cheapest for each chance. `shares` are the chances in percent, by the amount. Pure. */

/** The cheapest amount that is as good as this one. */
export function cheapest(shares: readonly number[], amount: number): number {
  return shares.indexOf(shares[amount] ?? 0);
}

/** As much as still changes anything; what lies above only answers the money of others. */
export function mostWorth(shares: readonly number[]): number {
  return cheapest(shares, shares.length - 1);
}

interface Walk {
  readonly shares: readonly number[];
  readonly amount: number;
  readonly way: 1 | -1;
}

/** Up: the next amount that changes the chance. Down: what is paid for nothing is saved first, then the chance before it. */
export function nextChance({ shares, amount, way }: Walk): number {
  if (way === 1) {
    const better = shares.findIndex((share, at) => at > amount && share !== shares[amount]);
    return better < 0 ? amount : better;
  }
  const saved = cheapest(shares, amount);
  return saved < amount ? saved : cheapest(shares, Math.max(0, amount - 1));
}

export interface QuickMark {
  readonly amount: number;
  readonly what: 'chance' | 'all';
}

/** How far below the best chance the marks lie, in steps of the chance. */
const STEPS_BELOW = [4, 2, 0];

/** A few amounts for one press each: on the way, the best chance, and everything. */
export function quickMarks(shares: readonly number[]): readonly QuickMark[] {
  const levels = shares.flatMap((share, amount) => (amount > 0 && share !== shares[amount - 1] ? [amount] : []));
  const all = shares.length - 1;
  const marks = STEPS_BELOW.flatMap((below): QuickMark[] => {
    const amount = levels.at(-1 - below);
    return amount === undefined ? [] : [{ amount, what: 'chance' }];
  });
  return marks.some(({ amount }) => amount === all) || all === 0 ? marks : [...marks, { amount: all, what: 'all' }];
}

/** Bars that can still be told apart and pressed. */
const MOST_BARS = 60;
const FEWEST_BARS = 24;

/** The last amount that has a bar of its own; beyond it nothing changes any more, unless there are hundreds to go. */
export function lastBar(shares: readonly number[]): number {
  return Math.min(shares.length - 1, MOST_BARS, Math.max(FEWEST_BARS, mostWorth(shares) + 3));
}

/** The least that brings the chance back to what it was before others paid; undefined where no money does. */
export function amountFor(shares: readonly number[], share: number): number | undefined {
  const grows = (shares.at(-1) ?? 0) >= (shares[0] ?? 0);
  const found = shares.findIndex((each) => (grows ? each >= share : each <= share));
  return found < 0 ? undefined : found;
}
