import type { AttackKind, CardNo, Seat } from '@illuminice/engine';
import { strengthOf } from '../scene/distance.ts';
import { gaining, losing, type SeatFacts } from '../scene/facts.ts';
import { armOf, factsFor, type Scene, shareOf } from '../scene/scene.ts';

/** What an attack would change if it succeeded, and what that means to every seat. */
export interface Outcome {
  readonly changes: readonly (readonly [Seat, SeatFacts])[];
  /** Strengths by seat afterwards, and their sum. */
  readonly strength: readonly number[];
  readonly total: number;
}

interface Deed {
  readonly kind: AttackKind;
  readonly target: CardNo;
  readonly by: Seat;
  /** The card that attacks, from which a captured one will hang. */
  readonly attacker: CardNo;
}

/** on facts. */
export function outcomeOf(scene: Scene, { kind, target, by, attacker }: Deed): Outcome {
  const { pack, board } = scene;
  const owner = board.owner[target] ?? -1;
  const arm = armOf(scene, target);
  const { cards } = arm;
  const money = cards.reduce((sum, card) => sum + (scene.money[card] ?? 0), 0);
  let own = factsFor(scene, by);
  const changes: (readonly [Seat, SeatFacts])[] = [];
  if (owner === by) own = losing(pack, own, { cards, money, masks: board.alignments });
  else if (owner >= 0) {
    const robbed = losing(pack, factsFor(scene, owner), { cards, money, masks: board.alignments });
    // without a Group a seat that has had its three turns is out.
    changes.push([owner, robbed.groups === 0 && robbed.turns >= 3 ? { ...robbed, active: false } : robbed]);
  }
  if (kind === 'control')
    own = gaining(pack, own, { cards, money: arm.money, masks: board.alignments, host: attacker });
  if (kind === 'destroy') own = { ...own, destroyed: own.destroyed + 1 };
  changes.push([by, own]);
  return weighed(scene, changes);
}

export function weighed(scene: Scene, changes: readonly (readonly [Seat, SeatFacts])[]): Outcome {
  const strength = scene.strength.slice();
  let { total } = scene;
  for (const [seat, facts] of changes) {
    const after = strengthOf(facts, scene.contest, scene.weights);
    total += after - (strength[seat] ?? 0);
    strength[seat] = after;
  }
  return { changes, strength, total };
}

export function shareAfter(outcome: Outcome, seat: Seat): number {
  return outcome.total > 0 ? (outcome.strength[seat] ?? 0) / outcome.total : 0;
}

/** What the success of the attack in progress changes in our share of victory. */
export function stakeInAttack(scene: Scene): number {
  const outcome = outcomeOfAttack(scene);
  return outcome ? shareAfter(outcome, scene.me) - shareOf(scene, scene.me) : 0;
}

/** What the attack in progress would change. */
export function outcomeOfAttack(scene: Scene): Outcome | undefined {
  const { attack, turn } = scene.view;
  if (!attack) return undefined;
  const { kind, target, attacker } = attack;
  return outcomeOf(scene, { kind, target, by: turn.seat, attacker });
}

/** A MB whose loss the evaluation does not feel is still worth this part of the usual. By judgement. */
const UNFELT = 0.5;

/** What one MB on the Illuminati card is worth to a seat, as a rate of its strength. */
export function moneyRate(scene: Scene, seat: Seat): number {
  const facts = factsFor(scene, seat);
  if (facts.purse < 1) return scene.weights.steepness * scene.weights.purse;
  const poorer = strengthOf({ ...facts, purse: facts.purse - 1 }, scene.contest, scene.weights);
  const now = scene.strength[seat] ?? 0;
  return poorer > 0 && now > poorer ? Math.log(now / poorer) : scene.weights.steepness * scene.weights.purse * UNFELT;
}

/** The same for whoever loses the game otherwise: what the money might guard afterwards does not count. */
export function lastRate(scene: Scene, seat: Seat): number {
  return Math.min(moneyRate(scene, seat), scene.weights.steepness * scene.weights.purse);
}

/** The same for one MB on a Group: less, unless it guards an arm one could lose. */
export function treasuryRate(scene: Scene, seat: Seat, card: CardNo): number {
  const facts = factsFor(scene, seat);
  const money = scene.money[card] ?? 0;
  if (money < 1) return scene.weights.steepness * scene.weights.groupMoney;
  const taken = Math.min(money, 3);
  const arms = facts.arms.map((arm) => (arm.card === card ? { ...arm, guard: arm.guard - 2 * taken } : arm));
  const poorer = strengthOf({ ...facts, arms, groupMoney: facts.groupMoney - taken }, scene.contest, scene.weights);
  const now = scene.strength[seat] ?? 0;
  return poorer > 0 && now > poorer
    ? Math.log(now / poorer) / taken
    : scene.weights.steepness * scene.weights.groupMoney;
}
