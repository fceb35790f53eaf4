// In which row something stands, and which arrows have to be drawn.

import { type Edges, findKnots } from '../rooms/graph.ts';

/** How many arrows lie below each name on the longest way down; names of one knot stand in one row. */
export function ranksOf(edges: Edges): ReadonlyMap<string, number> {
  const knots = findKnots(edges);
  const knotOf = (name: string): readonly string[] => knots.find((knot) => knot.includes(name)) ?? [name];
  const ranks = new Map<string, number>();
  const rank = (name: string): number => {
    const known = ranks.get(name);
    if (known !== undefined) return known;
    const knot = knotOf(name);
    const below = knot.flatMap((member) => edges.get(member) ?? []).filter((next) => !knot.includes(next));
    const found = Math.max(-1, ...below.map(rank)) + 1;
    for (const member of knot) ranks.set(member, found);
    return found;
  };
  for (const name of edges.keys()) rank(name);
  return ranks;
}

export type DrawnArrow = { readonly from: string; readonly to: string; readonly isInKnot: boolean };

/** Without those that follow from others (a → c where a → b → c); inside a knot all are shown. */
export function arrowsToDraw(edges: Edges): DrawnArrow[] {
  const knots = findKnots(edges);
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (edges.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...edges].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const isInKnot = knots.some((knot) => knot.includes(from) && knot.includes(to));
      const follows = targets.some((other) => other !== to && reaches(other, to, new Set([from])));
      return isInKnot || !follows ? [{ from, to, isInKnot }] : [];
    }),
  );
}
