import { ALIGNMENTS, type Goal, MAX_SEATS } from '@illuminice/engine';
import type { SeatFacts } from './facts.ts';
import { chanceBetween } from './odds.ts';
import type { Weights } from './weights.ts';

/** What of the lobby's options changes how one wins. */
export interface Contest {
  /** Cards needed for the basic goal. */
  readonly basic: number;
  /** goals do not count, the score does. */
  readonly byScore: boolean;
}

/** A goal that is not met is at least so far away, whatever the unit is worth. By judgement. */
const LEAST_GAP = 0.7;
const LEAST_MONEY_GAP = 0.6;
/** Farther than anything: a goal nobody can tell. */
const UNKNOWN_GAP = 99;
/** Beliefs below this are no reason to watch somebody; by judgement, under the 0.3 of a goal that is met. */
export const BELIEVED = 0.25;

/** How many captures a seat is away from a special goal; 0 = met. */
export function gapTo(goal: Goal, facts: SeatFacts, weights: Weights): number {
  switch (goal.type) {
    case 'power':
      return scaled(goal.atLeast - facts.power, weights.perPower);
    case 'transferable':
      return scaled(goal.atLeast - facts.transferable, weights.perTransferable);
    case 'money': {
      const missing = goal.atLeast - facts.purse - facts.groupMoney;
      return missing <= 0 ? 0 : Math.max(LEAST_MONEY_GAP, (missing * weights.moneyGoal) / (facts.income * 0.8 + 4));
    }
    case 'destroyed':
      return scaled(goal.atLeast - facts.destroyed, weights.perKill);
    case 'alignmentCount': {
      const bit = ALIGNMENTS.indexOf(goal.alignment);
      const count = facts.alignments[bit] ?? 0;
      const helped = (facts.favoured >> bit) & 1;
      return scaled(goal.atLeast - count - bent(facts, count), helped ? weights.perFavoured : weights.perAlignment);
    }
    case 'allAlignments': {
      let missing = 0;
      for (let bit = 0; bit < ALIGNMENTS.length; bit++) if (!facts.alignments[bit]) missing++;
      return scaled(missing - bent(facts, 0), weights.perMissingAlignment);
    }
    case 'secret':
      return UNKNOWN_GAP;
  }
}

/** B-8: whoever has the Lasers in their own turn is an alignment nearer, where another Group is left without it. */
function bent({ lasers, bendsNow, groups }: SeatFacts, already: number): number {
  return lasers > 0 && bendsNow && groups - lasers > already ? 1 : 0;
}

function scaled(missing: number, perUnit: number): number {
  return missing <= 0 ? 0 : Math.max(LEAST_GAP, missing * perUnit);
}

export function basicGap(facts: SeatFacts, contest: Contest): number {
  return Math.max(0, contest.basic - facts.groups - facts.counted);
}

/** The nearest goal we believe in, in captures: what the table should watch. */
export function nearestGap(facts: SeatFacts, contest: Contest, weights: Weights): number {
  if (contest.byScore) return UNKNOWN_GAP;
  let nearest = basicGap(facts, contest);
  for (const { goal, belief } of facts.goals)
    if (belief >= BELIEVED) nearest = Math.min(nearest, gapTo(goal, facts, weights));
  return nearest;
}

/** More of these than a few turns can use are worth nothing. By judgement. */
const USEFUL_ARROWS = 6;
const USEFUL_SPECIALS = 5;
/** what the score of a long game counts, in captures. By judgement. */
const SCORE_PER_POWER = 0.25;
const SCORE_PER_GROUP = 0.35;

/** How strong a seat stands: the share of victory it would have is its strength over everybody's. */
export function strengthOf(facts: SeatFacts, contest: Contest, weights: Weights): number {
  if (!facts.active) return 0;
  const resources =
    weights.purse * useful(facts.purse, weights.plenty) +
    weights.groupMoney * useful(facts.groupMoney, weights.plenty) +
    weights.income * facts.income +
    weights.power * facts.power +
    weights.transferable * facts.transferable +
    weights.arrow * Math.min(facts.arrows, USEFUL_ARROWS) +
    weights.special * Math.min(facts.specials, USEFUL_SPECIALS) +
    (facts.freePrivilege ? weights.free : 0);
  if (contest.byScore)
    return Math.exp(weights.steepness * (resources + SCORE_PER_POWER * facts.power + SCORE_PER_GROUP * facts.groups));
  let distance = combined(facts, contest, weights) - resources;
  distance += riskOf(facts, weights);
  if (facts.groups === 0) distance += weights.danger * (URGENCY[facts.turns] ?? LAST_CHANCE);
  return Math.exp(-weights.steepness * distance) * (1 - perilOf(facts, weights));
}

/** whoever controls nothing at the end of their third turn is out, so the danger grows with every turn taken. By judgement. */
const URGENCY = [0.8, 2.5];
const LAST_CHANCE = 5;

/** The hundredth MB buys less than the tenth: no turn has room for so many attacks. */
function useful(money: number, plenty: number): number {
  return plenty * Math.log1p(money / plenty);
}

/**
 * What one attack might cost: the arm whose loss is likeliest and dearest, against the strongest opponent; where it is
 * all one has, the game. Money on the Illuminati card defends everything, but a rival will not always come.
 */
export function riskOf({ arms, threat, purse, groups, turns }: SeatFacts, { risk, ruin, doubt }: Weights): number {
  let worst = 0;
  for (const { size, guard } of arms) {
    const chance = chanceToLose(threat - guard - purse, doubt);
    const loss = chance * (risk * size + (size >= groups && turns >= 1 ? ruin : 0));
    if (loss > worst) worst = loss;
  }
  return worst;
}

function chanceToLose(reach: number, doubt: number): number {
  return doubt > 0 ? 1 / (1 + Math.exp((EVEN - reach) / doubt)) : chanceBetween(reach);
}

/** by turns taken, how much of that danger counts: nobody is out yet, but there are few turns left to win something back. By judgement. */
const NEARNESS = [0.25, 0.6];

/** What a rival's second attack of the same turn lacks: their strongest card has taken part and most of the money is gone. By judgement. */
const SECOND_ATTACK = 14;

/**
 * B-3: how likely a rival takes all there is in one turn (R-3.4: two attacks), once that means to be out: whoever is out has
 * no share, however much else they own. Three arms of the Illuminati card are safe from that.
 */
function perilOf({ arms, threat, purse, turns }: SeatFacts, { peril, doubt }: Weights): number {
  const [first, second, third] = arms.filter(({ host }) => host < MAX_SEATS);
  if (!first || third) return 0;
  const reach = threat - first.guard - purse;
  const near = peril * (NEARNESS[turns] ?? 1);
  if (!second) return near * chanceToLose(reach, doubt);
  const other = threat - second.guard - purse;
  const both =
    chanceToLose(Math.max(reach, other), doubt) * chanceToLose(Math.min(reach, other) - SECOND_ATTACK, doubt);
  return near * both;
}

/** The roll that succeeds about every second time. */
const EVEN = 6.5;

/** A soft minimum: two ways to win are better than one. */
function combined(facts: SeatFacts, contest: Contest, weights: Weights): number {
  const { focus, met } = weights;
  const basic = basicGap(facts, contest);
  let sum = Math.exp(-focus * (basic === 0 ? -met : basic));
  for (const { goal, belief } of facts.goals) {
    const gap = gapTo(goal, facts, weights);
    sum += belief * Math.exp(-focus * (gap === 0 ? -met : gap));
  }
  return -Math.log(sum) / focus;
}
