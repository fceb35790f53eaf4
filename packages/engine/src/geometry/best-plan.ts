/**
 * the exact search for the default plan. Puppets are decided in the order in which the rule compares plans, each
 * choice in the order the rule prefers, and only a strictly better plan replaces the one found before: so of equally good
 * plans the first one stays. What a subtree could at best keep depends on the pose of its top alone, as long as only fixed
 * cards are asked; that bound, kept per pose, cuts off what cannot become better.
 */
import type { Pack } from '../cards/pack.ts';
import type { CardNo, Side } from '../vocabulary/vocabulary.ts';
import { overlaps, overlapsAny, type Pose, poseBeside } from './grid.ts';
import { inSideOf, outSidesOf } from './layout.ts';
import type { Structure } from './structure.ts';

export type Choice = Side | 'drop';

export interface BestPlan {
  /** One entry per link of the arm; what hangs below a dropped puppet is 'drop' too. */
  readonly choices: readonly Choice[];
  readonly kept: number;
  readonly changed: number;
}

/** One kept card outweighs every change of arrows. */
const CARD = 1024;

interface Puppet {
  readonly side: Side;
  readonly inSide: Side;
  /** The sides it may hang from in the order of preference. */
  readonly sides: readonly Side[];
  readonly puppets: readonly number[];
  readonly host: number;
  /** How many puppets of the same host were decided before it. */
  readonly rank: number;
}

interface LaidHost {
  readonly puppets: readonly number[];
  readonly pose: Pose;
}

interface Surroundings {
  /** Where the root of the arm lies, clear of `fixed`. */
  readonly rootPose: Pose;
  /** Every card that stays where it is. */
  readonly fixed: readonly Pose[];
}

export function bestPlan(pack: Pack, arm: Structure, { rootPose, fixed }: Surroundings): BestPlan {
  const puppets = describe(pack, arm);
  const rootPuppets = puppets.flatMap((puppet, index) => (puppet.host < 0 ? [index] : []));
  const obstacles = [...fixed, rootPose];
  const bounds = puppets.map(() => new Map<number, number>());
  const poses: (Pose | undefined)[] = puppets.map(() => undefined);
  const choices: Choice[] = puppets.map(() => 'drop');
  let best = -1;
  let bestChoices: readonly Choice[] = choices;

  const puppetAt = (index: number): Puppet => puppets[index] as Puppet;

  /** The most this puppet can add with its subtree when it lies there: 0 if it cannot lie there. */
  const boundAt = (index: number, pose: Pose): number => {
    const key = ((pose.x + 2048) * 4096 + pose.y + 2048) * 4 + pose.rotation;
    const memo = bounds[index] as Map<number, number>;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const value = overlapsAny(pose, obstacles)
      ? 0
      : CARD + boundOfPuppets({ puppets: puppetAt(index).puppets, pose }, 0, 0);
    memo.set(key, value);
    return value;
  };

  /** The best assignment of its puppets, from `rank` on, to the arrows of a host that are not yet used. */
  const boundOfPuppets = (host: LaidHost, rank: number, used: number): number => {
    const index = host.puppets[rank];
    if (index === undefined) return 0;
    const puppet = puppetAt(index);
    let most = boundOfPuppets(host, rank + 1, used);
    for (const side of puppet.sides) {
      if (used & (1 << side)) continue;
      const own = boundAt(index, poseBeside(host.pose, side, puppet.inSide));
      if (own === 0) continue;
      const value = own - (side === puppet.side ? 0 : 1) + boundOfPuppets(host, rank + 1, used | (1 << side));
      if (value > most) most = value;
    }
    return most;
  };

  const isClear = (pose: Pose, before: number): boolean => {
    for (let index = 0; index < before; index++) {
      const other = poses[index];
      if (other !== undefined && overlaps(pose, other)) return false;
    }
    return true;
  };

  const usedArrows = new Int32Array(puppets.length + 1);

  /** `ahead` = the most that everything from here on can still bring the plan to. */
  const decide = (index: number, ahead: number): void => {
    if (ahead <= best) return;
    if (index === puppets.length) {
      best = ahead;
      bestChoices = [...choices];
      return;
    }
    const puppet = puppetAt(index);
    const hostPose = puppet.host < 0 ? rootPose : poses[puppet.host];
    if (hostPose === undefined) {
      choices[index] = 'drop';
      poses[index] = undefined;
      decide(index + 1, ahead);
      return;
    }
    const siblings = puppet.host < 0 ? rootPuppets : puppetAt(puppet.host).puppets;
    const host = { puppets: siblings, pose: hostPose };
    const used = usedArrows[puppet.host + 1] ?? 0;
    const others = ahead - boundOfPuppets(host, puppet.rank, used);
    for (const side of puppet.sides) {
      if (used & (1 << side)) continue;
      const pose = poseBeside(hostPose, side, puppet.inSide);
      const own = boundAt(index, pose);
      if (own === 0) continue;
      const arrows = used | (1 << side);
      const most = others + own - (side === puppet.side ? 0 : 1) + boundOfPuppets(host, puppet.rank + 1, arrows);
      if (most <= best || !isClear(pose, index)) continue;
      choices[index] = side;
      poses[index] = pose;
      usedArrows[puppet.host + 1] = arrows;
      decide(index + 1, most);
      usedArrows[puppet.host + 1] = used;
    }
    choices[index] = 'drop';
    poses[index] = undefined;
    decide(index + 1, others + boundOfPuppets(host, puppet.rank + 1, used));
  };

  decide(0, boundOfPuppets({ puppets: rootPuppets, pose: rootPose }, 0, 0));
  const kept = Math.ceil(best / CARD);
  return { choices: bestChoices, kept, changed: kept * CARD - best };
}

function describe(pack: Pack, arm: Structure): readonly Puppet[] {
  const indexOf = new Map<CardNo, number>(arm.links.map((link, index) => [link.card, index]));
  return arm.links.map((link, index) => ({
    side: link.side,
    inSide: inSideOf(pack, link.card),
    sides: [link.side, ...outSidesOf(pack, link.host).filter((side) => side !== link.side)],
    puppets: arm.links.flatMap((other, at) => (other.host === link.card ? [at] : [])),
    host: indexOf.get(link.host) ?? -1,
    rank: arm.links.slice(0, index).filter((other) => other.host === link.host).length,
  }));
}
