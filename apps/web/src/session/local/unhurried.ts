import type { GameOptions } from '@illuminice/engine';

/** At one device nobody hurries anybody: windows stay open until all have answered, no clock runs, and no seat is ever taken away. */
export const UNHURRIED: Partial<GameOptions> = {
  pace: 0,
  reactionSeconds: 3600,
  clock: 'none',
  decisionSeconds: 0,
  bankSeconds: 0,
  turnSeconds: 0,
  offerSeconds: 3600,
  dropSeconds: 86_400,
};
