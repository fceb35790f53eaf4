/** in 36ths by needed roll, and what can be asked of it. */
const WAYS: readonly number[] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33];

/** Chance that an attack which needs this roll or less succeeds; 11 and 12 always fail. */
export function chanceOf(required: number): number {
  if (required <= 1) return 0;
  return (required >= 10 ? 33 : (WAYS[required] ?? 0)) / 36;
}

/** The same between two whole numbers, for expectations of what others will pay. */
export function chanceBetween(required: number): number {
  const low = Math.floor(required);
  const part = required - low;
  return part === 0 ? chanceOf(low) : chanceOf(low) * (1 - part) + chanceOf(low + 1) * part;
}

/** Whole per cent. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
