import { MAX_SEATS } from '@illuminice/engine';
import { chanceBetween } from '../scene/odds.ts';
import { type Scene, shareOf } from '../scene/scene.ts';
import type { Draft } from './candidates.ts';
import { expectedOpposition, type Opposition, opponentsOf } from './opposition.ts';
import { moneyRate, treasuryRate } from './outcome.ts';

/** MB above the best roll that are thought of as an answer to opposition; a bound that saves time. */
const MOST_IN_RESERVE = 14;

const NOBODY: Opposition = { points: 0, drained: 0 };

export interface Rated {
  readonly draft: Draft;
  /** MB to put in at once, from the attacking card first. */
  readonly spend: number;
  readonly chance: number;
  /** Expected gain of our share of victory. */
  readonly gain: number;
  readonly privileged: boolean;
  readonly opposition: number;
}

export interface RatingOptions {
  /** How much of the opposition we foresee is believed: 0 = nobody will pay. */
  readonly foresight: number;
  readonly privileged?: boolean;
  /** Money held back from this attack. */
  readonly reserve?: number;
  /** Money not there any more, spent by an earlier step of a plan. */
  readonly purseUsed?: number;
}

/** The best amount of money for an attack and what it then promises (R-8.12, exact odds). */
export function rate(scene: Scene, draft: Draft, options: RatingOptions): Rated {
  const { me } = scene;
  const { outcome } = draft;
  const purse = Math.max(0, (scene.money[me] ?? 0) - (options.reserve ?? 0) - (options.purseUsed ?? 0));
  const onCard = draft.attacker < MAX_SEATS ? 0 : (scene.money[draft.attacker] ?? 0);
  const opponents =
    options.foresight > 0
      ? opponentsOf({ scene, outcome, attacker: me, target: draft.target, privileged: options.privileged ?? false })
      : [];
  const purseRate = moneyRate(scene, me) * scene.style.thrift;
  const cardRate = onCard > 0 ? treasuryRate(scene, me, draft.attacker) * scene.style.thrift : 0;
  const now = shareOf(scene, me);
  const own = scene.strength[me] ?? 0;
  const others = scene.total - own;
  const ownAfter = outcome.strength[me] ?? 0;
  const othersAfter = outcome.total - ownAfter;
  const most = Math.min(
    purse + onCard,
    Math.max(0, 10 - draft.required) + (opponents.length > 0 ? MOST_IN_RESERVE : 0),
  );
  let best = { spend: 0, chance: 0, gain: Number.NEGATIVE_INFINITY, opposition: 0 };
  for (let spend = 0; spend <= most; spend++) {
    const fromCard = Math.min(spend, onCard);
    const fade = Math.exp(-cardRate * fromCard - purseRate * (spend - fromCard));
    const required = draft.required + spend;
    const expected = opponents.length > 0 ? expectedOpposition(opponents, required) : NOBODY;
    const opposition = options.foresight * expected.points;
    const bled = options.foresight * expected.drained * scene.weights.drain;
    const chance = chanceBetween(required - opposition);
    const won = (ownAfter * fade) / (ownAfter * fade + Math.max(0, othersAfter - bled));
    const lost = (own * fade) / (own * fade + others - bled);
    const gain = chance * won + (1 - chance) * lost - now;
    if (gain > best.gain) best = { spend, chance, gain, opposition };
  }
  const owner = scene.board.owner[draft.target] ?? -1;
  const taste = owner >= 0 && owner !== me ? scene.style.aggression : 1;
  const gain = best.gain > 0 ? best.gain * taste : best.gain;
  return { draft, ...best, gain, privileged: options.privileged ?? false };
}
