// What style sheets may say for themselves, and what only the theme may.

/** Colours are named here, as tokens; everywhere else they are `var(--…)`. */
export const themeFolder = 'apps/web/src/base/theme/';

/**
 * The only sizes at which a layout may change, by name: the last pixel below the step, of the width or of the height. CSS
 * has no names for the conditions of container queries, so they stand here and the numbers are held to them.
 */
export const breakpoints: Readonly<Record<string, { readonly width?: number; readonly height?: number }>> = {
  small: { width: 480 },
  phone: { width: 899 },
  narrow: { width: 1279 },
  low: { height: 640 },
  short: { height: 820 },
};

/** What is left from before these rules. Neither number may grow; at 0 its line goes. */
export const stillRaw = { colours: 315, sizes: 8 };
