/** The interval in which the true win share lies with 95 % certainty (Wilson); a shared victory counts 1/k. */
export function wilson(share: number, games: number, z = 1.96): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

export type SprtVerdict = 'stronger' | 'not stronger' | 'undecided';

export interface Sprt {
  readonly verdict: SprtVerdict;
  /** Log-likelihood ratio with its two bounds. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
}

interface Shares {
  readonly wins: number;
  readonly games: number;
  /** What would be everybody's share. */
  readonly equal: number;
  readonly edge?: number;
}

/**
 * Wald's sequential test of the first level: does it win an equal share (h0), or at least `edge` times as much (h1)?
 * Both errors 1 %, so that a verdict means p < 0.01.
 */
export function sprt({ wins, games, equal, edge = 1.2 }: Shares): Sprt {
  const better = Math.min(0.98, equal * edge);
  const error = 0.01;
  const lower = Math.log(error / (1 - error));
  const upper = Math.log((1 - error) / error);
  const ratio = wins * Math.log(better / equal) + (games - wins) * Math.log((1 - better) / (1 - equal));
  return { verdict: ratio >= upper ? 'stronger' : ratio <= lower ? 'not stronger' : 'undecided', ratio, lower, upper };
}

/** One-sided p of a share at least this high if everybody were equal (normal approximation with continuity). */
export function pValue(wins: number, games: number, equal: number): number {
  if (games === 0) return 1;
  const z = (wins - 0.5 - games * equal) / Math.sqrt(games * equal * (1 - equal));
  return 1 - normal(z);
}

/**
 * The same from the shares of whole deals: the games of a deal have the same cards and dice and are not independent,
 * so their spread is taken between deals. Nothing can be said of fewer than a few deals.
 */
export function pValueOfDeals(shares: readonly number[], equal: number): number {
  const deals = shares.length;
  if (deals < 8) return 1;
  const mean = shares.reduce((sum, share) => sum + share, 0) / deals;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const error = Math.sqrt(squares / (deals - 1) / deals);
  return error === 0 ? (mean > equal ? 0 : 1) : 1 - normal((mean - equal) / error);
}

/** Abramowitz and Stegun 7.1.26, good to 1.5e-7. */
function normal(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - poly * Math.exp((-z * z) / 2);
  return z >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
