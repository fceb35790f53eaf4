import type { CardNo, Seat } from '@illuminice/engine';
import { nearestGap, strengthOf } from '../scene/distance.ts';
import { chanceOf } from '../scene/odds.ts';
import type { Scene } from '../scene/scene.ts';
import { shareOf } from '../scene/scene.ts';
import { lastRate, moneyRate, type Outcome, outcomeOfAttack, shareAfter } from './outcome.ts';

export interface Opposed {
  readonly scene: Scene;
  readonly outcome: Outcome;
  readonly attacker: Seat;
  readonly target: CardNo;
  /** Only the defender may pay. */
  readonly privileged: boolean;
}

/** One seat that might pay against an attack: what it has at stake and at hand. */
export interface Opponent {
  readonly seat: Seat;
  readonly stake: number;
  readonly cost: number;
  readonly purse: number;
  readonly strength: number;
  /** What one MB less does to its strength. */
  readonly rate: number;
  /** On the attacked card: counts double for its owner. */
  readonly doubled: number;
}

/** Less of a share of victory than this nobody pays for. By judgement. */
const LEAST_STAKE = 0.004;

/** By judgement: from this part of one's chances on an attack is a matter of life and death; a MB then seems this cheap. */
export const VITAL = 0.4;
export const VITAL_PRICE = 0.4;

/** Who might pay against this attack, worst placed first. Money an attacker has left is not looked at here. */
export function opponentsOf({ scene, outcome, attacker, target, privileged }: Opposed): readonly Opponent[] {
  const owner = scene.board.owner[target];
  const opponents: Opponent[] = [];
  const seeming = sharesAsOthersSee(scene, outcome, attacker);
  for (let seat = 0; seat < scene.facts.length; seat++) {
    if (seat === attacker || !scene.facts[seat]?.active || (privileged && seat !== owner)) continue;
    if (seat !== owner && keepsOut({ scene, outcome, attacker, target }, seat)) continue;
    const now = shareOf(scene, seat);
    const stake = now - seeming(seat);
    // Who stands to lose most of what they have, however little it is, pays whatever helps.
    const isVital = stake > VITAL * now;
    if (stake <= 0 || (!isVital && stake <= LEAST_STAKE * scene.grain)) continue;
    const price = isVital ? VITAL_PRICE : seat === owner ? 1 : scene.weights.bystander;
    const rate = isVital ? lastRate(scene, seat) : moneyRate(scene, seat);
    opponents.push({
      seat,
      stake,
      strength: scene.strength[seat] ?? 0,
      rate,
      cost: rate * now * (1 - now) * price,
      purse: scene.money[seat] ?? 0,
      doubled: seat === owner ? (scene.money[target] ?? 0) : 0,
    });
  }
  return opponents.toSorted((a, b) => b.stake - a.stake);
}

/**
 * B-3: whoever has no Group saves for a first one, and nobody pays against somebody's first out of the middle: of the seats that were out
 * within three turns nearly all had spent their money so, or had met three who did. Not before an attack that would win.
 */
function keepsOut(
  { scene, outcome, attacker, target }: Pick<Opposed, 'scene' | 'outcome' | 'attacker' | 'target'>,
  seat: Seat,
): boolean {
  const isFirst = scene.facts[attacker]?.groups === 0 && (scene.board.owner[target] ?? -1) < 0;
  if (!isFirst && scene.facts[seat]?.groups !== 0) return false;
  const after = outcome.changes.find(([changed]) => changed === attacker)?.[1];
  return after !== undefined && nearestGap(after, scene.contest, scene.weights) > 0;
}

/** The same for the seat that looks, of the attack in progress. */
export function keepsOutOfAttack(scene: Scene): boolean {
  const { attack, turn } = scene.view;
  const outcome = outcomeOfAttack(scene);
  return !!attack && !!outcome && keepsOut({ scene, outcome, attacker: turn.seat, target: attack.target }, scene.me);
}

/**
 * others do not know a secret goal. They pay against what seems to win and let pass what they cannot see, so whoever has one
 * reckons with what it looks like: an attack towards another goal draws money too (B-8).
 */
function sharesAsOthersSee(scene: Scene, outcome: Outcome, attacker: Seat): (seat: Seat) => number {
  const guessed = scene.guessedGoals;
  const own = outcome.changes.find(([seat]) => seat === attacker)?.[1];
  if (!guessed || attacker !== scene.me || !own) return (seat) => shareAfter(outcome, seat);
  const strength = strengthOf({ ...own, goals: guessed(own) }, scene.contest, scene.weights);
  const total = outcome.total - (outcome.strength[attacker] ?? 0) + strength;
  return (seat) => (total > 0 ? (outcome.strength[seat] ?? 0) / total : 0);
}

export interface Opposition {
  /** Points taken off the attack. */
  readonly points: number;
  /** Strength our rivals lose by what they pay. */
  readonly drained: number;
}

/** What we expect of them against an attack that needs this roll, each looking after their own. */
export function expectedOpposition(opponents: readonly Opponent[], required: number): Opposition {
  let left = required;
  let drained = 0;
  for (const opponent of opponents) {
    const points = likelyPayment(opponent, left);
    left -= points;
    const paid = points - Math.min(opponent.doubled, points / 2);
    drained += opponent.strength * (1 - Math.exp(-opponent.rate * paid));
  }
  return { points: required - left, drained };
}

/** Points this seat would buy against an attack that needs this roll; 0 = it is not worth a MB to them. */
export function likelyPayment({ stake, cost, purse, doubled }: Opponent, required: number): number {
  const now = chanceOf(required);
  if (now === 0) return 0;
  let best = 0;
  let bestGain = 0;
  const most = Math.min(required, 2 * doubled + purse);
  for (let points = 1; points <= most; points++) {
    const paid = points <= 2 * doubled ? points / 2 : doubled + points - 2 * doubled;
    const gain = stake * (now - chanceOf(required - points)) - cost * paid;
    if (gain > bestGain) {
      bestGain = gain;
      best = points;
    }
  }
  return best;
}
