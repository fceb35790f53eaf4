import type { Seat } from '@illuminice/engine';
import { BELIEVED, basicGap, gapTo, riskOf } from '../scene/distance.ts';
import type { SeatFacts } from '../scene/facts.ts';
import { factsFor, type Scene } from '../scene/scene.ts';

/** Captures from victory around which a seat counts as near, one measure each; in between they shade into each other. */
const NEAR = [0.5, 1.2, 2.2, 3.5, 5];
const SHADE = 4;
/** Nobody wins sooner because a goal is farther than this. */
const FAR = 15;
const ACTIONS = 2;

/**
 * What a seat's chance is made of; the divisors only bring all measures to about one. How near victory is counts otherwise for whoever
 * moves now or next, which the evaluation of the minds does not know: they always judge ends of turns.
 */
export function measuresOf(scene: Scene, seat: Seat): readonly number[] {
  const { view, contest, weights, strength } = scene;
  const facts = factsFor(scene, seat);
  const basic = basicGap(facts, contest);
  const goal = goalGap(scene, facts);
  const gap = Math.min(basic, goal);
  const until = turnsUntil(scene, seat);
  const isEnding = view.phase === 'transfers' || view.phase === 'powers' || view.phase === 'end';
  const left = until > 0 || isEnding ? 0 : Math.max(0, ACTIONS - view.turn.actionsUsed);
  const near = NEAR.flatMap((edge) => {
    const share = 1 / (1 + Math.exp((gap - edge) * SHADE));
    return [share, until === 0 ? share : 0, until === 1 ? share : 0, (share * left) / ACTIONS];
  });
  const homeless = facts.groups === 0 ? 1 : 0;
  return [
    Math.log(Math.max(strength[seat] ?? 0, 1e-9)) / (10 * weights.steepness),
    ...near,
    ...[gap / 5, basic / 5, goal / 5, facts.groups / 5],
    ...[facts.power / 20, facts.transferable / 20, facts.income / 20],
    ...[Math.log1p(facts.purse) / 3, Math.log1p(facts.groupMoney) / 3],
    ...[facts.arrows / 6, Math.min(facts.specials, 5) / 3],
    riskOf(facts, weights) / 3,
    ...[homeless, homeless * Math.min(facts.turns, 2)],
    ...[left / ACTIONS, until / 3],
    gap === 0 && until === 0 && isEnding ? 1 : 0,
  ];
}

function goalGap({ weights }: Scene, facts: SeatFacts): number {
  const gaps = facts.goals.flatMap(({ goal, belief }) => (belief >= BELIEVED ? [gapTo(goal, facts, weights)] : []));
  return Math.min(FAR, ...gaps);
}

/** 0: it is theirs. Where turns are bid or rolled for, the order they would come in. */
function turnsUntil({ view }: Scene, seat: Seat): number {
  const { order } = view.sequence;
  return (order.indexOf(seat) - order.indexOf(view.turn.seat) + order.length) % order.length;
}
