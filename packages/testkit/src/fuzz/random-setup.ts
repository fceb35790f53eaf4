import { completeOptions, DEFAULT_OPTIONS, type GameOptions } from '@illuminice/engine';
import type { Chance } from '../policy/chance.ts';

export interface Setup {
  readonly seats: number;
  readonly options: GameOptions;
}

/** Two to eight seats and any options that can be played together; half of the games change only one or two. */
export function randomSetup(chance: Chance): Setup {
  const seats = chance.from(2, 8);
  const rare = chance.happens(50) ? 12 : 45;
  const yes = () => chance.happens(rare);
  const hiddenIlluminati = yes();
  const drawn: Partial<GameOptions> = {
    ...(!hiddenIlluminati && yes() ? { illuminati: 'choose' } : {}),
    ...(yes() ? { turnOrder: 'rolls' } : {}),
    ...(yes() ? { freeTransfers: 'anytime' } : {}),
    ...(yes() ? { abilityScope: 'attackerOnly' } : {}),
    ...(yes() ? { basicGoalDelta: chance.from(-4, 5) } : {}),
    ...(yes() ? { deckOut: 'continue' } : {}),
    ...(yes() ? { turnSequence: chance.oneOf(['staggered', 'random', 'bidding'] as const) } : {}),
    ...(chance.happens(40) ? { moneyVisibility: chance.oneOf(['hidden', 'public'] as const) } : {}),
    basicGoalCountsIlluminati: !yes(),
    longGame: yes(),
    ...(yes() ? { lastRound: chance.from(1, 12) } : {}),
    stalemate: !yes(),
    hiddenGoals: yes(),
    hiddenIlluminati,
    hiddenOverstate: hiddenIlluminati && chance.happens(50),
    peeking: chance.happens(50),
    giftConsent: yes(),
    noThrowing: !yes(),
    largeGameIncome: !yes(),
    replaceLeavers: chance.happens(40),
    ...(yes() ? { gameMinutes: chance.from(1, 600) } : {}),
  };
  const options = completeOptions(drawn);
  return { seats, options: 'problem' in options ? DEFAULT_OPTIONS : options };
}
