/**
 * said again in the plainest way: every plan there is, cells in a set, no cleverness.
 * It shares no code with the engine's geometry, so that the two can only agree by being right.
 */
import type { Pack } from '../../src/cards/pack.ts';
import type { Arrow, Link, Plan, Structure } from '../../src/geometry/structure.ts';
import type { CardNo, Side } from '../../src/vocabulary/vocabulary.ts';

type Choice = Side | 'drop';
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

export interface ReferencePlan {
  readonly choices: readonly Choice[];
  readonly kept: number;
  readonly changed: number;
}

export function referencePlan(pack: Pack, rest: Structure, arm: Structure, arrow: Arrow): ReferencePlan | undefined {
  let best: ReferencePlan | undefined;
  for (const choices of everyPlan(pack, arm.links)) {
    if (!isValid(pack, rest, arm, arrow, choices)) continue;
    const plan = counted(arm, choices);
    if (best === undefined || compare(arm, plan, best) < 0) best = plan;
  }
  return best;
}

/** The code Appendix E gives a plan, or what it leads to. */
export function referenceJudgement(
  pack: Pack,
  rest: Structure,
  arm: Structure,
  arrow: Arrow,
  plan: Plan,
  dropsFreely: boolean,
): string {
  const straight = arm.links.map((link) => link.side);
  const choices = arm.links.map((link) => plan[link.card] ?? link.side);
  const arrows = arm.links.flatMap((link, i) => (choices[i] === 'drop' ? [] : [`${link.host}.${choices[i]}`]));
  const exist = arm.links.every(
    (link, i) => choices[i] === 'drop' || outs(pack, link.host).includes(choices[i] as Side),
  );
  if (!exist || new Set(arrows).size < arrows.length) return 'NO_OPEN_ARROW';
  const rehung = choices.some((choice, i) => choice !== 'drop' && choice !== straight[i]);
  if (rehung && isValid(pack, rest, arm, arrow, straight)) return 'BAD_PLAN';
  const mayKeepAll = referencePlan(pack, rest, arm, arrow)?.kept === arm.links.length;
  if (choices.includes('drop') && !dropsFreely && mayKeepAll) return 'BAD_PLAN';
  return isValid(pack, rest, arm, arrow, choices) ? `kept ${counted(arm, choices).kept}` : 'OVERLAP';
}

function* everyPlan(pack: Pack, links: readonly Link[], chosen: readonly Choice[] = []): Generator<readonly Choice[]> {
  const link = links[chosen.length];
  if (link === undefined) yield chosen;
  else
    for (const choice of [...outs(pack, link.host), 'drop' as const])
      yield* everyPlan(pack, links, [...chosen, choice]);
}

function counted(arm: Structure, choices: readonly Choice[]): ReferencePlan {
  const lost = lostCards(arm, choices);
  const kept = arm.links.filter((link) => !lost.has(link.card));
  const changed = arm.links.filter((link, i) => !lost.has(link.card) && choices[i] !== link.side);
  return {
    choices: arm.links.map((link, i) => (lost.has(link.card) ? 'drop' : (choices[i] as Choice))),
    kept: kept.length,
    changed: changed.length,
  };
}

function compare(arm: Structure, a: ReferencePlan, b: ReferencePlan): number {
  if (a.kept !== b.kept) return b.kept - a.kept;
  if (a.changed !== b.changed) return a.changed - b.changed;
  for (const [i, link] of arm.links.entries()) {
    const preference: readonly Choice[] = [link.side, 0, 1, 2, 3, 'drop'];
    const difference = preference.indexOf(a.choices[i] as Choice) - preference.indexOf(b.choices[i] as Choice);
    if (difference !== 0) return difference;
  }
  return 0;
}

function lostCards(arm: Structure, choices: readonly Choice[]): Set<CardNo> {
  const lost = new Set<CardNo>();
  for (const [i, link] of arm.links.entries()) if (choices[i] === 'drop' || lost.has(link.host)) lost.add(link.card);
  return lost;
}

function isValid(pack: Pack, rest: Structure, arm: Structure, arrow: Arrow, choices: readonly Choice[]): boolean {
  const lost = lostCards(arm, choices);
  const hung = arm.links
    .map((link, i) => ({ ...link, side: choices[i] as Side }))
    .filter((link) => !lost.has(link.card));
  if (new Set(hung.map((link) => `${link.host}.${link.side}`)).size < hung.length) return false;
  const cells = new Set<string>();
  const spots = new Map<CardNo, Spot>();
  const lay = (card: CardNo, spot: Spot): boolean => {
    spots.set(card, spot);
    for (let x = spot.x; x < spot.x + spot.w; x++)
      for (let y = spot.y; y < spot.y + spot.h; y++) {
        if (cells.has(`${x},${y}`)) return false;
        cells.add(`${x},${y}`);
      }
    return true;
  };
  lay(rest.root, { x: 0, y: 0, w: 4, h: 2, r: 0 });
  const links = [...rest.links, { card: arm.root, host: arrow.host, side: arrow.side }, ...hung];
  return links.every((link) =>
    lay(link.card, beside(spots.get(link.host) as Spot, link.side, pack.inSide[link.card] as Side)),
  );
}

/** The four formulas of as the rule prints them. */
function beside({ x, y, w, h, r }: Spot, side: Side, inward: Side): Spot {
  const d = (side + r) % 4;
  const turned = (d + 2 - inward + 4) % 4;
  const [cw, ch] = turned % 2 === 0 ? [4, 2] : [2, 4];
  const size = { w: cw, h: ch, r: turned };
  if (d === 0) return { x: x + w / 2 - cw / 2, y: y - ch, ...size };
  if (d === 1) return { x: x + w, y: y + h / 2 - ch / 2, ...size };
  if (d === 2) return { x: x + w / 2 - cw / 2, y: y + h, ...size };
  return { x: x - cw, y: y + h / 2 - ch / 2, ...size };
}

function outs(pack: Pack, card: CardNo): readonly Side[] {
  return pack.outSides[card] ?? [];
}
