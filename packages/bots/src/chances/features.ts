import { type Goal, MAX_SEATS } from '@illuminice/engine';
import { basicGap, type Contest, gapTo, riskOf } from '../scene/distance.ts';
import type { SeatFacts } from '../scene/facts.ts';
import { LEARNED_WITH } from '../scene/weights.ts';

/** Captures from victory up to which a seat counts as near, one measure each; between two of them it counts in part. */
const NEAR = [1.2, 2.2, 3.2, 4.2];
/** Nobody wins sooner because a goal is farther than this. */
const FAR = 16;
/** Captures over which a goal fades: whether it may be met in a turn, and whether it is in sight. */
const THIS_TURN = 1.5;
const IN_SIGHT = 4;

const GOALS: readonly Goal['type'][] = [
  'power',
  'transferable',
  'money',
  'destroyed',
  'alignmentCount',
  'allAlignments',
];

/**
 * What a seat's chance to win is read from when somebody's turn begins (learned.ts says what each of these counts). The divisors only
 * bring them to about one.
 */
export function featuresOf(facts: SeatFacts, contest: Contest): number[] {
  const { purse, groupMoney, specials, turns, until, goals } = facts;
  const basic = Math.min(FAR, basicGap(facts, contest));
  const gaps = goals.map(({ goal }) => Math.min(FAR, gapTo(goal, facts, LEARNED_WITH)));
  const gap = goals.reduce((least, { belief }, index) => {
    const far = gaps[index] ?? FAR;
    // A goal that is only suspected is no nearer than the doubt about it.
    return Math.min(least, belief >= 1 ? far : FAR - (FAR - far) * belief);
  }, basic);
  const armed = Math.min(specials, 1);
  const rich = Math.log1p(purse) / 3;
  const first = until === 0 ? 1 : 0;
  const second = until === 1 ? 1 : 0;
  const homeless = facts.groups === 0 ? 1 : 0;
  const roots = facts.arms.reduce((count, { host }) => count + (host < MAX_SEATS ? 1 : 0), 0);
  const out = [
    ...[basic / 5, gap / 5, gap <= 0 ? 1 : 0],
    ...[facts.groups / 5, facts.power / 20, facts.transferable / 20, facts.income / 20],
    ...[rich, purse / 40, Math.log1p(groupMoney) / 3, groupMoney / 40],
    ...[Math.min(facts.arrows, 8) / 6, armed, Math.min(specials, 4) / 2],
    ...[turns / 6, first, second],
    ...[riskOf(facts, LEARNED_WITH) / 3, facts.threat / 40, Math.min(roots, 3) / 3],
    ...[homeless, homeless * Math.min(turns, 3)],
  ];
  for (const edge of NEAR) {
    const near = Math.min(1, Math.max(0, edge - gap));
    out.push(near, near * first, near * second, near * armed, near * rich);
  }
  const believed = goals.reduce((sum, { belief }) => sum + belief, 0) || 1;
  for (const type of GOALS) {
    let [here, far, soon, sight] = [0, 0, 0, 0];
    goals.forEach(({ goal, belief }, index) => {
      if (goal.type !== type) return;
      const part = belief / Math.max(1, believed);
      const away = gaps[index] ?? FAR;
      here += part;
      far += (part * away) / 5;
      soon += part * Math.exp(-away / THIS_TURN);
      sight += part * Math.exp(-away / IN_SIGHT);
    });
    out.push(here, far, soon, sight, (here * basic) / 5);
  }
  return out;
}
