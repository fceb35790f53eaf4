/** The sizes at which a screen changes its shape, for style sheets (vite/breakpoints.ts) and scripts alike. */
const WIDEST = { tiny: 339, small: 480, half: 760, phone: 899, slim: 1100, narrow: 1279 } as const;
const LOWEST = { low: 640, short: 820 } as const;

export const BREAKPOINTS = {
  tiny: `(max-width: ${WIDEST.tiny}px)`,
  small: `(max-width: ${WIDEST.small}px)`,
  half: `(max-width: ${WIDEST.half}px)`,
  phone: `(max-width: ${WIDEST.phone}px)`,
  spread: '(min-width: 600px)',
  wide: `(min-width: ${WIDEST.phone + 1}px)`,
  slim: `(max-width: ${WIDEST.slim}px)`,
  roomy: `(min-width: ${WIDEST.slim}px) and (min-height: 720px)`,
  narrow: `(max-width: ${WIDEST.narrow}px)`,
  low: `(max-height: ${LOWEST.low}px)`,
  tall: `(min-height: ${LOWEST.low + 1}px)`,
  short: `(max-height: ${LOWEST.short}px)`,
} as const;

/** The widest table of that kind, in pixels of the frame, which grow with the text size. */
export const PHONE = WIDEST.phone;
export const NARROW = WIDEST.narrow;
