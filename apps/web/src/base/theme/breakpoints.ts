/** The sizes at which a screen changes its shape, for style sheets (vite/breakpoints.ts) and scripts alike. */
const WIDEST = { tiny: 339, small: 480, half: 760, phone: 899, slim: 1100, narrow: 1279 } as const;
const LOWEST = { flat: 500, low: 640, compact: 740, short: 820 } as const;

/** A table in one column under a board, or beside it where the screen is flat; tablets held upright have room for two. */
const HANDHELD = `((max-width: 699px) or ((max-width: ${WIDEST.phone}px) and (max-height: 799px)) or (max-height: ${LOWEST.flat}px))`;

export const BREAKPOINTS = {
  tiny: `(max-width: ${WIDEST.tiny}px)`,
  small: `(max-width: ${WIDEST.small}px)`,
  half: `(max-width: ${WIDEST.half}px)`,
  phone: `(max-width: ${WIDEST.phone}px)`,
  handheld: HANDHELD,
  /** Of the handheld: board and paper side by side (S-2), … */
  sideways: `((min-width: 640px) and (max-height: ${LOWEST.flat}px))`,
  /** … with the tabs on a rail, where it is wide enough, … */
  rail: '(min-width: 780px)',
  /** … or above each other. */
  upright: `((max-width: 639px) or (min-height: ${LOWEST.flat + 1}px))`,
  tablet: '((min-width: 700px) and (max-width: 1099px) and (min-height: 800px))',
  spread: '(min-width: 600px)',
  wide: `(not ${HANDHELD})`,
  desktop: `((min-width: ${WIDEST.narrow + 1}px) and (min-height: ${LOWEST.flat + 1}px))`,
  slim: `(max-width: ${WIDEST.slim}px)`,
  roomy: `(min-width: ${WIDEST.slim}px) and (min-height: 720px)`,
  narrow: `((max-width: ${WIDEST.narrow}px) or (max-height: ${LOWEST.flat}px))`,
  low: `(max-height: ${LOWEST.low}px)`,
  tall: `(min-height: ${LOWEST.low + 1}px)`,
  compact: `(max-height: ${LOWEST.compact}px)`,
  short: `(max-height: ${LOWEST.short}px)`,
  large: '(min-width: 1800px) and (min-height: 960px)',
  larger: '(min-width: 1800px) and (min-height: 1040px)',
  vast: '(min-width: 2400px) and (min-height: 1340px)',
} as const;

/** The same for scripts, in pixels of the frame, which grow with the text size. */
export const HANDHELD_TABLE = BREAKPOINTS.handheld;
/** A board with cards has no room on a stage this narrow. */
export const UPRIGHT_TABLE = `${HANDHELD} and ${BREAKPOINTS.upright}`;
export const TABLET_TABLE = BREAKPOINTS.tablet;
export const NARROW_TABLE = BREAKPOINTS.narrow;
export const SHORT_TABLE = BREAKPOINTS.short;
