// Cycles in a graph of names.

export type Edges = ReadonlyMap<string, readonly string[]>;

/** Each cycle once, as the names along it, the first repeated at the end. */
export function findCycles(edges: Edges): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (node: string): void => {
    const start = path.indexOf(node);
    if (start >= 0) {
      cycles.push([...path.slice(start), node]);
      return;
    }
    if (finished.has(node)) return;
    path.push(node);
    for (const next of edges.get(node) ?? []) visit(next);
    path.pop();
    finished.add(node);
  };

  for (const node of edges.keys()) visit(node);
  return cycles;
}

/** Strongly connected components of two and more names (Tarjan), the largest first, each sorted. */
export function findKnots(edges: Edges): string[][] {
  const knots: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];

  const visit = (node: string): number => {
    const place = order.size;
    order.set(node, place);
    open.push(node);
    let low = place;
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? place, order.get(next) ?? place);
    }
    lowest.set(node, low);
    if (low === place) {
      const knot = open.splice(open.indexOf(node));
      if (knot.length > 1) knots.push(knot.sort());
    }
    return low;
  };

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return knots.sort((a, b) => b.length - a.length);
}
