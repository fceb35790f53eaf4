import { expect, test } from 'vitest';
import type { Level } from '../src/index.ts';
import { play } from './play.ts';

const OPTIONS = [
  {},
  { turnSequence: 'bidding', moneyVisibility: 'hidden' },
  { hiddenIlluminati: true, hiddenOverstate: true, hiddenGoals: true },
  { illuminati: 'choose', freeTransfers: 'anytime', giftConsent: true },
  { longGame: true, peeking: true },
  { turnSequence: 'staggered', basicGoalDelta: 2, deckOut: 'continue' },
  { turnSequence: 'random', abilityScope: 'attackerOnly', basicGoalCountsIlluminati: false },
] as const;

for (const [index, options] of OPTIONS.entries()) {
  const seats = 2 + index;
  test(`[R-23] ${seats} bots finish a game under ${JSON.stringify(options)} without a refusal`, {
    timeout: 60_000,
  }, () => {
    const levels = Array.from(
      { length: seats },
      (_, seat): Level => (['novice', 'regular', 'expert'] as const)[seat % 3] ?? 'novice',
    );
    const { state } = play({ seed: `whole ${index}`, levels, options });
    expect(state.over?.winners.length).toBeGreaterThan(0);
  });
}

test('Master searches with a node budget and finishes a game', { timeout: 120_000 }, () => {
  const { state } = play({ seed: 'master', levels: ['master', 'regular', 'regular'] });
  expect(state.over).toBeDefined();
});
