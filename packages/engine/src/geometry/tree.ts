/** who hangs from whom. Nothing here knows about the grid. */
import type { CardNo } from '../vocabulary/vocabulary.ts';
import type { Arrow, Link, Structure } from './structure.ts';

/** Root first, then in the order of the links. */
export function cardsOf(structure: Structure): CardNo[] {
  return [structure.root, ...structure.links.map((link) => link.card)];
}

export function linkOf(structure: Structure, card: CardNo): Link | undefined {
  for (const link of structure.links) if (link.card === card) return link;
  return undefined;
}

/** The master of a card; undefined for the root and for a card that is not there. */
function hostOf(structure: Structure, card: CardNo): CardNo | undefined {
  return linkOf(structure, card)?.host;
}

export function holds(structure: Structure, card: CardNo): boolean {
  return structure.root === card || linkOf(structure, card) !== undefined;
}

/** The card, its master, its master's master … up to the root; empty if it is not there. */
export function chainTo(structure: Structure, card: CardNo): CardNo[] {
  if (!holds(structure, card)) return [];
  const chain: CardNo[] = [];
  for (let at: CardNo | undefined = card; at !== undefined; at = hostOf(structure, at)) chain.push(at);
  return chain;
}

/** the card and everything below it, breadth-first; empty if it is not there. */
export function subtree(structure: Structure, card: CardNo): CardNo[] {
  return subtrees(structure, [card]);
}

/** The union of several subtrees, in the order of the structure. */
export function subtrees(structure: Structure, tops: readonly CardNo[]): CardNo[] {
  const within = new Set(tops);
  // A host stands before its puppets, so one pass reaches every depth.
  for (const link of structure.links) if (within.has(link.host)) within.add(link.card);
  return cardsOf(structure).filter((card) => within.has(card));
}

export interface Lifted {
  readonly rest: Structure;
  readonly arm: Structure;
}

/** Takes a Group with its subtree out. The root of a structure cannot be lifted. */
export function lift(structure: Structure, card: CardNo): Lifted {
  if (linkOf(structure, card) === undefined) throw new Error(`card ${card} hangs from nothing here`);
  const gone = new Set(subtree(structure, card));
  return {
    rest: { root: structure.root, links: structure.links.filter((link) => !gone.has(link.card)) },
    arm: { root: card, links: structure.links.filter((link) => gone.has(link.host)) },
  };
}

/** What is left when these cards go with their subtrees; cards that are not there are ignored. */
export function withoutSubtrees(structure: Structure, tops: readonly CardNo[]): Structure {
  if (tops.length === 0) return structure;
  const gone = new Set(subtrees(structure, tops));
  if (gone.has(structure.root)) throw new Error('the root of a structure cannot be taken out of it');
  return { root: structure.root, links: structure.links.filter((link) => !gone.has(link.card)) };
}

/** Hangs an arm, or what a plan kept of it, from an arrow of `rest`. Whether it fits was judged before. */
export function attach(rest: Structure, { root, links }: Structure, { host, side }: Arrow): Structure {
  return inOrder(rest.root, [...rest.links, { card: root, host, side }, ...links]);
}

/** Canonical order from links in any order: breadth-first, top, right, bottom, left. Links that no path from the root reaches are left out. */
export function inOrder(root: CardNo, links: readonly Link[]): Structure {
  const byHost = new Map<CardNo, Link[]>();
  for (const link of links) {
    const siblings = byHost.get(link.host);
    if (siblings === undefined) byHost.set(link.host, [link]);
    else siblings.push(link);
  }
  const ordered: Link[] = [];
  const takePuppets = (host: CardNo): void => {
    const siblings = byHost.get(host);
    if (siblings === undefined) return;
    byHost.delete(host);
    ordered.push(...siblings.sort((a, b) => a.side - b.side));
  };
  takePuppets(root);
  for (let index = 0; index < ordered.length; index++) takePuppets((ordered[index] as Link).card);
  return { root, links: ordered };
}
