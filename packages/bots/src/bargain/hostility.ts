import { type CardNo, groupsOf, type Seat } from '@illuminice/engine';
import { outcomeOf, shareAfter } from '../attack/outcome.ts';
import { nearestGap } from '../scene/distance.ts';
import { chanceOf } from '../scene/odds.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
import type { Thought } from '../thought/thought.ts';

/** By judgement: the part of a purse that goes into one attack, and of the power others of the structure lend. */
const OF_PURSE = 0.5;
const OF_LENT = 0.5;
/** Captures from victory from which on somebody has to be watched; nearer they are a danger, at none the game is lost. */
const WATCHED = 2.5;
/** Who stands so well is neither helped nor left alone; and captures from victory at which somebody has to be stopped. */
const LEADER = 0.4;
const DANGEROUS = 2;

/** What one attack would bring whoever makes it and cost whoever suffers it, by its chance, as shares of victory. */
export interface Raid {
  readonly target: CardNo;
  readonly gain: number;
  readonly harm: number;
}

/** The attack of one seat on another that hurts most; undefined: there is nothing to take. */
export function worstRaid(scene: Scene, by: Seat, on: Seat): Raid | undefined {
  let worst: Raid | undefined;
  for (const target of groupsOf(scene.board, on)) {
    const raid = raidOn(scene, by, target);
    if (!worst || raid.harm > worst.harm) worst = raid;
  }
  return worst;
}

export function raidOn(scene: Scene, by: Seat, target: CardNo): Raid {
  const on = scene.board.owner[target] ?? -1;
  const arm = on < 0 ? undefined : factsFor(scene, on).arms.find(({ card }) => card === target);
  const guard = arm?.guard ?? scene.pack.resistance[target] ?? 0;
  const chance = chanceOf(forceOf(scene, by) - guard);
  const outcome = outcomeOf(scene, { kind: 'control', target, by, attacker: by });
  return {
    target,
    gain: chance * (shareAfter(outcome, by) - shareOf(scene, by)),
    harm: on < 0 ? 0 : chance * (shareOf(scene, on) - shareAfter(outcome, on)),
  };
}

/** What a seat brings into an attack: its strongest card, some of what the others lend, some of its money. */
function forceOf({ pack, board, facts, money }: Scene, seat: Seat): number {
  const groups = groupsOf(board, seat);
  const lent = groups.reduce((sum, card) => sum + (pack.transferable[card] ?? 0), 0);
  const powers = groups.map((card) => pack.power[card] ?? 0);
  const own = (facts[seat]?.power ?? 0) - powers.reduce((sum, power) => sum + power, 0);
  return Math.round(Math.max(own, ...powers) + OF_LENT * lent + OF_PURSE * (money[seat] ?? 0));
}

/** From 0 (nobody looks) to 1 (has met a goal). */
export function dangerOf(scene: Scene, seat: Seat): number {
  const facts = factsFor(scene, seat);
  if (!facts.active) return 0;
  return Math.max(0, 1 - nearestGap(facts, scene.contest, scene.weights) / WATCHED);
}

export function isLeader(thought: Pick<Thought, 'scene'>, seat: Seat): boolean {
  return shareOf(thought.scene, seat) > LEADER || isDangerous(thought, seat);
}

/** About to win, as far as we can see. */
export function isDangerous({ scene }: Pick<Thought, 'scene'>, seat: Seat): boolean {
  return nearestGap(factsFor(scene, seat), scene.contest, scene.weights) <= DANGEROUS;
}
