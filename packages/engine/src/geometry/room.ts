/** which arrows are open for a card that comes alone. */
import type { Pack } from '../cards/pack.ts';
import type { CardNo, Side } from '../vocabulary/vocabulary.ts';
import { overlapsAny, type Placed, poseBeside } from './grid.ts';
import { inSideOf, layout, outSidesOf } from './layout.ts';
import type { Arrow, Link, Structure } from './structure.ts';

export type Fit = 'fits' | 'NO_OPEN_ARROW' | 'OVERLAP';

/** An outward side of a card of the structure from which nothing hangs. */
export function isVacant(pack: Pack, structure: Structure, { host, side }: Arrow): boolean {
  if (!outSidesOf(pack, host).includes(side)) return false;
  let present = host === structure.root;
  for (const link of structure.links) {
    if (link.host === host && link.side === side) return false;
    if (link.card === host) present = true;
  }
  return present;
}

/** for a card on one named arrow. */
export function fits(pack: Pack, structure: Structure, link: Link): Fit {
  if (!isVacant(pack, structure, link)) return 'NO_OPEN_ARROW';
  const placed = layout(pack, structure);
  const host = placed.find((other) => other.card === link.host) as Placed; // a vacant arrow has its host in the layout
  return overlapsAny(poseBeside(host, link.side, inSideOf(pack, link.card)), placed) ? 'OVERLAP' : 'fits';
}

/** Hosts breadth-first from the root, sides top, right, bottom, left: the order of. */
export function vacantArrows(pack: Pack, structure: Structure): Arrow[] {
  const used = new Set(structure.links.map((link) => link.host * 4 + link.side));
  const arrows: Arrow[] = [];
  const collect = (host: CardNo): void => {
    for (const side of outSidesOf(pack, host)) if (!used.has(host * 4 + side)) arrows.push({ host, side });
  };
  collect(structure.root);
  for (const link of structure.links) collect(link.card);
  return arrows;
}

/**
 * The open arrows of one host for every card there is: bit `side * 4 + inSide`.
 * Of a lone card only the inward side matters, so one answer serves all targets of an attacker.
 */
export type Room = number;

export function roomAt(pack: Pack, structure: Structure, host: CardNo): Room {
  const placed = layout(pack, structure);
  const pose = placed.find((other) => other.card === host);
  return pose === undefined ? 0 : roomBeside(pack, { structure, placed }, pose);
}

interface LaidOut {
  readonly structure: Structure;
  readonly placed: readonly Placed[];
}

/** `roomAt` for every card of the structure, in the order of its layout. */
export function roomEverywhere(pack: Pack, structure: Structure): { readonly card: CardNo; readonly room: Room }[] {
  const placed = layout(pack, structure);
  return placed.map((pose) => ({ card: pose.card, room: roomBeside(pack, { structure, placed }, pose) }));
}

/** Some arrow of the host is open for a card with this inward side. */
export function hasRoomFor(room: Room, inSide: Side): boolean {
  return (room & (0x1111 << inSide)) !== 0;
}

export function hasRoomOn(room: Room, side: Side, inSide: Side): boolean {
  return (room & (1 << (side * 4 + inSide))) !== 0;
}

function roomBeside(pack: Pack, { structure, placed }: LaidOut, host: Placed): Room {
  let used = 0;
  for (const link of structure.links) if (link.host === host.card) used |= 1 << link.side;
  let room = 0;
  for (const side of outSidesOf(pack, host.card)) {
    if (used & (1 << side)) continue;
    // Opposite inward sides turn the card by half a turn: it covers the same cells.
    if (!overlapsAny(poseBeside(host, side, 0), placed)) room |= 0b0101 << (side * 4);
    if (!overlapsAny(poseBeside(host, side, 1), placed)) room |= 0b1010 << (side * 4);
  }
  return room;
}
