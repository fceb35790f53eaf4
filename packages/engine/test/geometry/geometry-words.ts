/** Short writing for invented cards and trees, so that a test shows its geometry in one line. */
import type { GroupDefinition } from '../../src/cards/card-definition.ts';
import { defineGroup } from '../../src/cards/define-card.ts';
import { compilePack, type Pack, sideOf } from '../../src/cards/pack.ts';
import type { Arrow, Link, Plan, Structure } from '../../src/geometry/structure.ts';
import { inOrder } from '../../src/geometry/tree.ts';
import { type CardNo, SIDES, type Side, type SideName } from '../../src/vocabulary/vocabulary.ts';

/** `{ a: 'left > top right' }`: inward arrow, then the outward ones. */
export function packOf(cards: Readonly<Record<string, string>>): Pack {
  return compilePack(Object.entries(cards).map(([key, arrows]) => groupOf(key, arrows)));
}

function groupOf(key: string, arrows: string): GroupDefinition {
  const [inward = '', outward = ''] = arrows.split('>').map((part) => part.trim());
  const outArrows = outward.split(' ').filter((word) => word !== '') as SideName[];
  return defineGroup({
    key,
    name: key,
    text: '',
    summary: '',
    icon: key,
    power: outArrows.length === 0 ? 0 : 1,
    transferable: 0,
    resistance: 1,
    income: 0,
    alignments: [],
    inArrow: inward as SideName,
    outArrows,
    abilities: [],
  });
}

export const ROOT: CardNo = 0;

export function no(pack: Pack, key: string): CardNo {
  if (key === 'root') return ROOT;
  const card = pack.numbers.get(key);
  if (card === undefined) throw new Error(`no card ${key}`);
  return card;
}

/** `'a@root.right b@a.top'`, in any order. */
export function linksIn(pack: Pack, text: string): Link[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const [card = '', arrow = ''] = word.split('@');
    return { card: no(pack, card), ...arrowIn(pack, arrow) };
  });
}

export function arrowIn(pack: Pack, text: string): Arrow {
  const [host = '', side = ''] = text.split('.');
  return { host: no(pack, host), side: sideOf(side as SideName) };
}

export function structureIn(pack: Pack, text: string, root = 'root'): Structure {
  return inOrder(no(pack, root), linksIn(pack, text));
}

/** `'b:top c:drop'`. */
export function planIn(pack: Pack, text: string): Plan {
  const words = text.split(' ').filter((word) => word !== '');
  const entries = words.map((word): [CardNo, Side | 'drop'] => {
    const [card = '', choice = ''] = word.split(':');
    return [no(pack, card), choice === 'drop' ? 'drop' : sideOf(choice as SideName)];
  });
  return Object.fromEntries(entries);
}

export function keyOf(pack: Pack, card: CardNo): string {
  for (const [key, number] of pack.numbers) if (number === card) return key;
  return 'root';
}

export function keysOf(pack: Pack, cards: readonly CardNo[]): string {
  return cards.map((card) => keyOf(pack, card)).join(' ');
}

export function written(pack: Pack, links: readonly Link[]): string {
  return links.map(({ card, host, side }) => `${keyOf(pack, card)}@${keyOf(pack, host)}.${SIDES[side]}`).join(' ');
}
