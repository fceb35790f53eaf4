import type { GameOptions } from '@illuminice/engine';
import { z } from 'zod';

/** What does not go together is said by the engine's `completeOptions`. */
const maybe = z.exactOptional;
const seconds = z.int().min(0).max(1_209_600);

export const gameOptionsSchema = z.strictObject({
  illuminati: maybe(z.enum(['random', 'choose'])),
  turnOrder: maybe(z.enum(['seat', 'rolls'])),
  freeTransfers: maybe(z.enum(['afterActions', 'anytime'])),
  abilityScope: maybe(z.enum(['card', 'attackerOnly'])),
  basicGoalDelta: maybe(z.int().min(0).max(5)),
  basicGoalCountsIlluminati: maybe(z.boolean()),
  deckOut: maybe(z.enum(['score', 'continue'])),
  longGame: maybe(z.boolean()),
  hiddenGoals: maybe(z.boolean()),
  hiddenIlluminati: maybe(z.boolean()),
  hiddenOverstate: maybe(z.boolean()),
  turnSequence: maybe(z.enum(['normal', 'staggered', 'random', 'bidding'])),
  peeking: maybe(z.boolean()),
  moneyVisibility: maybe(z.enum(['ownerChoice', 'public', 'hidden'])),
  spectatorsSeeAll: maybe(z.boolean()),
  giftConsent: maybe(z.boolean()),
  noThrowing: maybe(z.boolean()),
  largeGameIncome: maybe(z.boolean()),
  pace: maybe(seconds),
  reactionSeconds: maybe(seconds),
  clock: maybe(z.enum(['none', 'bank', 'turn'])),
  decisionSeconds: maybe(seconds),
  bankSeconds: maybe(seconds),
  turnSeconds: maybe(seconds),
  offerSeconds: maybe(seconds),
  dropSeconds: maybe(seconds),
  replaceLeavers: maybe(z.boolean()),
});

type Parsed = z.infer<typeof gameOptionsSchema>;
const fitsTheEngine: Parsed extends Partial<GameOptions>
  ? keyof GameOptions extends keyof Parsed
    ? true
    : never
  : never = true;
void fitsTheEngine;
