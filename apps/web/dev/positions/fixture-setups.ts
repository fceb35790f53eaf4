/** Games of which the set-up is not over: the cards, the secret goal, the dice for the first turn. */
import type { GameOptions } from '@illuminice/engine';
import type { FixtureMove, FixtureScenario } from './fixture-moves.ts';

export interface FixtureSetup extends Pick<FixtureScenario, 'moves' | 'until'> {
  readonly options: Partial<GameOptions>;
}

const takes = (seat: number, key: string): FixtureMove => ({
  seat,
  do: { type: 'chooseIlluminati', card: `illuminati:${key}` },
});

/** In the order of the fixture's dice. */
const CHOICES = [takes(2, 'gnomes-of-zurich'), takes(3, 'discordian-society'), takes(0, 'ufos'), takes(1, 'network')];

export const FIXTURE_SETUPS: Readonly<Record<string, FixtureSetup>> = {
  setup: { options: { pace: 0 } },
  choosing: { options: { pace: 0, illuminati: 'choose' } },
  goal: { options: { pace: 0, illuminati: 'choose' }, moves: CHOICES, until: 'goals' },
};
