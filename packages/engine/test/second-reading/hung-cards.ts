/** R-12 a second time, with nothing but cells: a structure grown by chance, and whether a card fits beside another. */
import { GROUPS, ILLUMINATI, type Side } from './printed-cards.ts';

export type Roll = (below: number) => number;

export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

interface Lies {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  /** The eight cells it covers. */
  readonly cells: readonly number[];
}

interface Hangs extends Lies {
  readonly card: string;
  readonly host: string | undefined;
  readonly side: Side | undefined;
  readonly depth: number;
}

export interface Hung {
  readonly illuminati: string;
  readonly cards: Map<string, Hangs>;
}

/** Hangs one Group after the other from an arrow that is open for it; what fits nowhere is left out. */
export function grow(illuminati: string, groups: readonly string[], roll: Roll): Hung {
  const root: Hangs = { card: illuminati, host: undefined, side: undefined, depth: 0, ...lying(0, 0, 0) };
  const hung: Hung = { illuminati, cards: new Map([[illuminati, root]]) };
  for (const group of groups) {
    const open = [...hung.cards.values()].flatMap((host) =>
      openSides(hung, host.card, group).map((side) => ({ host, side })),
    );
    const arrow = open[roll(open.length)];
    if (arrow === undefined) continue;
    const { host, side } = arrow;
    hung.cards.set(group, { card: group, host: host.card, side, depth: host.depth + 1, ...beside(host, side, group) });
  }
  return hung;
}

export function groupsIn({ cards, illuminati }: Hung): string[] {
  return [...cards.keys()].filter((card) => card !== illuminati);
}

/** The shape of `given` in a scenario. */
export function written(hung: Hung, host = hung.illuminati): readonly unknown[] {
  return [...hung.cards.values()]
    .filter((hangs) => hangs.host === host)
    .map(({ card, side }) => ({ group: card, on: side, puppets: written(hung, card) }));
}

/** */
export function openSides(hung: Hung, host: string, group: string): Side[] {
  const lies = hung.cards.get(host);
  const outward = ILLUMINATI.has(host) ? SIDES : (GROUPS.get(host)?.outArrows ?? []);
  if (lies === undefined) return [];
  return outward.filter((side) => {
    const others = [...hung.cards.values()];
    if (others.some((other) => other.host === host && other.side === side)) return false;
    const { cells } = beside(lies, side, group);
    return !others.some((other) => other.cells.some((cell) => cells.includes(cell)));
  });
}

/** */
function beside(host: Lies, side: Side, group: string): Lies {
  const inward = SIDES.indexOf(GROUPS.get(group)?.inArrow ?? 'left');
  const direction = (SIDES.indexOf(side) + host.rotation) % 4;
  const rotation = (direction + 2 - inward + 4) % 4;
  const [hostWidth, hostHeight] = sizeOf(host.rotation);
  const [width, height] = sizeOf(rotation);
  const middleX = host.x + hostWidth / 2 - width / 2;
  const middleY = host.y + hostHeight / 2 - height / 2;
  if (direction === 0) return lying(middleX, host.y - height, rotation);
  if (direction === 1) return lying(host.x + hostWidth, middleY, rotation);
  if (direction === 2) return lying(middleX, host.y + hostHeight, rotation);
  return lying(host.x - width, middleY, rotation);
}

function sizeOf(rotation: number): readonly [number, number] {
  return rotation % 2 === 0 ? [4, 2] : [2, 4];
}

function lying(x: number, y: number, rotation: number): Lies {
  const [width] = sizeOf(rotation);
  const cells = Array.from({ length: 8 }, (_, cell) => (x + (cell % width)) * 1000 + y + Math.floor(cell / width));
  return { x, y, rotation, cells };
}
