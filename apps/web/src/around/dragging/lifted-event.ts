/** Tells whoever shows something beside a resting pointer or finger that it carries a card away now. */
export const LIFTED_EVENT = 'card-lifted';

/** A finger that stays so long on a card looks at it; moving on from there carries it (T-13, T-39). */
export const HOLD_MS = 450;
/** A finger may tremble so much and still stays. */
export const STEADY = 8;
