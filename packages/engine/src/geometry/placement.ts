/** what becomes of a subtree that is hung from an arrow, and which plans a player may make for it. */
import type { Pack } from '../cards/pack.ts';
import type { CardNo, Side } from '../vocabulary/vocabulary.ts';
import { type BestPlan, bestPlan, type Choice } from './best-plan.ts';
import { overlapsAny, type Placed, type Pose, poseBeside } from './grid.ts';
import { hasOverlap, inSideOf, layout, layoutFrom, outSidesOf } from './layout.ts';
import { isVacant } from './room.ts';
import type { Hanging, Link, Plan, Structure } from './structure.ts';
import { inOrder } from './tree.ts';

export interface Placement {
  readonly ok: true;
  /** The links of the arm as they hang now, without the link of its root; `attach` takes them. */
  readonly links: readonly Link[];
  /** Everything lost, subtrees included, in the order it lay before. */
  readonly dropped: readonly CardNo[];
  /** Kept puppets that hang from another arrow than before. */
  readonly changed: number;
  /** It comes to the same as no plan at all. */
  readonly isDefault: boolean;
}

export interface PlacementRefusal {
  readonly ok: false;
  readonly code: 'NO_OPEN_ARROW' | 'BAD_PLAN' | 'OVERLAP';
  readonly why: PlacementFault;
}

export type PlacementFault =
  | 'arrowNotVacant'
  | 'planArrowMissing'
  | 'planArrowTaken'
  | 'planNamesStranger'
  | 'rehungWithoutNeed'
  | 'droppedWithoutNeed'
  | 'oldCardIsNotThere'
  | 'oldCardCarriesArrow'
  | 'oldDroppedWithoutNeed'
  | 'groupOverlaps'
  | 'puppetsOverlap';

export interface PlacementWish {
  /** Missing: the default plan. */
  readonly plan?: Plan | undefined;
  /** The player's own P3: they may drop puppets at will. */
  readonly dropsFreely: boolean;
}

/**
 * Hangs `arm` from `arrow` of `rest`, by `plan` or by the default plan. A plan is partial: puppets it does not name keep their
 * arrow. In a move `rest` no longer holds the lifted Group, so that its present arrow is vacant here: is the caller's.
 */
export function judgePlacement(pack: Pack, hanging: Hanging, wish: PlacementWish): Placement | PlacementRefusal {
  const { rest, arm, arrow } = hanging;
  const { plan } = wish;
  if (!isVacant(pack, rest, arrow)) return refuse('NO_OPEN_ARROW', 'arrowNotVacant');
  const site = siteOf(pack, hanging);
  if (plan === undefined) {
    if (!site.rootFits) return refuse('OVERLAP', 'groupOverlaps');
    return outcomeOf(arm, site.best());
  }
  const arrows = faultyArrow(pack, arm, plan);
  if (arrows !== undefined) return refuse('NO_OPEN_ARROW', arrows);
  const choices = choicesOf(arm, plan);
  const fault = forbidden(arm, site, { plan, choices, dropsFreely: wish.dropsFreely });
  if (fault !== undefined) return refuse('BAD_PLAN', fault);
  if (!site.rootFits) return refuse('OVERLAP', 'groupOverlaps');
  const { links, dropped } = carriedOut(arm, choices);
  if (!isClear(layoutFrom(pack, { root: arm.root, links }, site.pose), site.fixed))
    return refuse('OVERLAP', 'puppetsOverlap');
  const usual = site.best().choices;
  return {
    ok: true,
    links,
    dropped,
    changed: countChanged(arm, links),
    isDefault: withFollowers(arm, choices).every((choice, index) => choice === usual[index]),
  };
}

/** The arrow an arm is to hang from, looked at once; the search runs only if somebody asks for it. */
interface Site {
  readonly pose: Pose;
  readonly fixed: readonly Placed[];
  readonly rootFits: boolean;
  readonly straightFits: boolean;
  readonly best: () => BestPlan;
}

function siteOf(pack: Pack, { rest, arm, arrow }: Hanging): Site {
  const fixed = layout(pack, rest);
  const host = fixed.find((placed) => placed.card === arrow.host) as Placed; // the arrow is vacant, so its host is there
  const pose = poseBeside(host, arrow.side, inSideOf(pack, arm.root));
  const rootFits = !overlapsAny(pose, fixed);
  const straightFits = rootFits && isClear(layoutFrom(pack, arm, pose), fixed);
  let found: BestPlan | undefined;
  const best = (): BestPlan => {
    found ??= straightFits ? straight(arm) : bestPlan(pack, arm, { rootPose: pose, fixed });
    return found;
  };
  return { pose, fixed, rootFits, straightFits, best };
}

/** How the arm would hang if nothing were in the way: by the plan, or straight. */
export function intendedLinks(arm: Structure, plan: Plan | undefined): readonly Link[] {
  return plan === undefined ? arm.links : carriedOut(arm, choicesOf(arm, plan)).links;
}

function straight(arm: Structure): BestPlan {
  return { choices: arm.links.map((link) => link.side), kept: arm.links.length, changed: 0 };
}

function outcomeOf(arm: Structure, best: BestPlan): Placement {
  const { links, dropped } = carriedOut(arm, best.choices);
  return { ok: true, links, dropped, changed: best.changed, isDefault: true };
}

export function refuse(code: PlacementRefusal['code'], why: PlacementFault): PlacementRefusal {
  return { ok: false, code, why };
}

function choicesOf(arm: Structure, plan: Plan): readonly Choice[] {
  return arm.links.map((link) => plan[link.card] ?? link.side);
}

/** Arrows that the plan hangs puppets from, but that do not exist or are used by another puppet. */
export function faultyArrow(pack: Pack, arm: Structure, plan: Plan): PlacementFault | undefined {
  const choices = choicesOf(arm, plan);
  const taken = new Set<number>();
  for (const [index, link] of arm.links.entries()) {
    const choice = choices[index] as Choice; // one entry per link
    if (choice === 'drop') continue;
    if (!outSidesOf(pack, link.host).includes(choice)) return 'planArrowMissing';
    const arrow = link.host * 4 + choice;
    if (taken.has(arrow)) return 'planArrowTaken';
    taken.add(arrow);
  }
  return undefined;
}

/** */
function forbidden(
  arm: Structure,
  site: Site,
  {
    plan,
    choices,
    dropsFreely,
  }: { readonly plan: Plan; readonly choices: readonly Choice[]; readonly dropsFreely: boolean },
): PlacementFault | undefined {
  const puppets = new Set(arm.links.map((link) => link.card));
  if (Object.keys(plan).some((key) => !puppets.has(Number(key)))) return 'planNamesStranger';
  const rehangs = arm.links.some((link, index) => choices[index] !== 'drop' && choices[index] !== link.side);
  if (rehangs && site.straightFits) return 'rehungWithoutNeed';
  const keepsAll = (): boolean => site.rootFits && site.best().kept === arm.links.length;
  if (!dropsFreely && choices.includes('drop') && keepsAll()) return 'droppedWithoutNeed';
  return undefined;
}

/** a dropped card takes its own subtree with it. */
function carriedOut(
  arm: Structure,
  choices: readonly Choice[],
): { links: readonly Link[]; dropped: readonly CardNo[] } {
  const dropped: CardNo[] = [];
  const kept: Link[] = [];
  for (const [index, choice] of withFollowers(arm, choices).entries()) {
    const link = arm.links[index] as Link; // one choice per link
    if (choice === 'drop') dropped.push(link.card);
    else kept.push(choice === link.side ? link : { card: link.card, host: link.host, side: choice });
  }
  return { links: inOrder(arm.root, kept).links, dropped };
}

function withFollowers(arm: Structure, choices: readonly Choice[]): readonly Choice[] {
  const gone = new Set<CardNo>();
  return arm.links.map((link, index) => {
    const choice = choices[index] as Choice;
    if (choice !== 'drop' && !gone.has(link.host)) return choice;
    gone.add(link.card);
    return 'drop';
  });
}

function countChanged(arm: Structure, links: readonly Link[]): number {
  const before = new Map<CardNo, Side>(arm.links.map((link) => [link.card, link.side]));
  return links.filter((link) => before.get(link.card) !== link.side).length;
}

function isClear(arm: readonly Placed[], fixed: readonly Placed[]): boolean {
  return !arm.some((pose) => overlapsAny(pose, fixed)) && !hasOverlap(arm);
}
