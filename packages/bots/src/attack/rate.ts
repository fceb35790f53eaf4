import { type CardNo, MAX_SEATS } from '@illuminice/engine';
import { strengthOf } from '../scene/distance.ts';
import type { SeatFacts } from '../scene/facts.ts';
import { chanceBetween } from '../scene/odds.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
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
  const paid = spendingOf(scene, draft, options.purseUsed ?? 0);
  const now = shareOf(scene, me);
  const others = scene.total - (scene.strength[me] ?? 0);
  const othersAfter = outcome.total - (outcome.strength[me] ?? 0);
  const most = Math.min(
    purse + onCard,
    Math.max(0, 10 - draft.required) + (opponents.length > 0 ? MOST_IN_RESERVE : 0),
  );
  let best = { spend: 0, chance: 0, gain: Number.NEGATIVE_INFINITY, opposition: 0 };
  for (let spend = 0; spend <= most; spend++) {
    const { after, before } = paid(spend, Math.min(spend, onCard));
    const required = draft.required + spend;
    const expected = opponents.length > 0 ? expectedOpposition(opponents, required) : NOBODY;
    const opposition = options.foresight * expected.points;
    const bled = options.foresight * expected.drained * scene.weights.drain;
    const chance = chanceBetween(required - opposition);
    const won = after / (after + Math.max(0, othersAfter - bled));
    const lost = before / (before + others - bled);
    const gain = chance * won + (1 - chance) * lost - now;
    if (gain > best.gain) best = { spend, chance, gain, opposition };
  }
  const owner = scene.board.owner[draft.target] ?? -1;
  const taste = owner >= 0 && owner !== me ? scene.style.aggression : 1;
  const gain = best.gain > 0 ? best.gain * taste : best.gain;
  return { draft, ...best, gain, privileged: options.privileged ?? false };
}

/** Our strength when so much is paid, so much of it from the attacking card: if the attack succeeds, and if not. */
type Paid = (spend: number, fromCard: number) => { readonly after: number; readonly before: number };

/** Up to so many arms of the Illuminati card money is what holds them, and each MB is reckoned; with more the next MB is as good as the last. */
const FEW_ARMS = 2;

/** B-3: what is paid for a Group does not defend it, or the one all others hang from, afterwards. */
function spendingOf(scene: Scene, { attacker, outcome }: Draft, used: number): Paid {
  const { me, style, contest, weights } = scene;
  const facts = factsFor(scene, me);
  const own = scene.strength[me] ?? 0;
  const ownAfter = outcome.strength[me] ?? 0;
  if (facts.arms.reduce((count, { host }) => count + (host < MAX_SEATS ? 1 : 0), 0) > FEW_ARMS) {
    const purseRate = moneyRate(scene, me) * style.thrift;
    const cardRate = attacker < MAX_SEATS ? 0 : treasuryRate(scene, me, attacker) * style.thrift;
    return (spend, fromCard) => {
      const fade = Math.exp(-cardRate * fromCard - purseRate * (spend - fromCard));
      return { after: ownAfter * fade, before: own * fade };
    };
  }
  const gained = outcome.changes.find(([seat]) => seat === me)?.[1] ?? facts;
  const strength = (of: SeatFacts, spend: number, fromCard: number) =>
    strengthOf(poorer(of, { spend, fromCard, attacker, used }), contest, weights);
  const whole = { after: strength(gained, 0, 0), before: strength(facts, 0, 0) };
  return (spend, fromCard) => ({
    after: ownAfter * (strength(gained, spend, fromCard) / whole.after) ** style.thrift,
    before: own * (strength(facts, spend, fromCard) / whole.before) ** style.thrift,
  });
}

interface Payment {
  readonly spend: number;
  readonly fromCard: number;
  readonly attacker: CardNo;
  /** Paid from the purse before. */
  readonly used: number;
}

function poorer(facts: SeatFacts, { spend, fromCard, attacker, used }: Payment): SeatFacts {
  const purse = Math.max(0, facts.purse - used - spend + fromCard);
  if (fromCard === 0) return { ...facts, purse };
  const arms = facts.arms.map((arm) => (arm.card === attacker ? { ...arm, guard: arm.guard - 2 * fromCard } : arm));
  return { ...facts, purse, groupMoney: facts.groupMoney - fromCard, arms };
}
