import type { Ability, IlluminatiDefinition } from '../cards/card-definition.ts';
import { isIlluminatiCard, type Pack } from '../cards/pack.ts';
import type { Link, Structure } from '../geometry/structure.ts';
import { entryAt } from '../model/entry-at.ts';
import type { GameOptions } from '../model/options.ts';
import { type CardNo, MAX_SEATS, type Seat, type Side } from '../vocabulary/vocabulary.ts';

/**
 * What lies on the table for all to see. A `State` is one, and so is what `boardOf(view)` makes of a view:
 * the arithmetic, the geometry and the previews are written once, for server and client alike.
 */
export interface Board {
  readonly options: GameOptions;
  readonly seats: number;
  readonly initialPlayers: number;
  /** -1 = not known to this reader. */
  readonly illuminati: readonly number[];
  readonly faceDown: readonly number[];
  readonly owner: readonly number[];
  readonly host: readonly number[];
  readonly side: readonly number[];
  readonly taken: readonly number[];
  readonly alignments: readonly number[];
}

const NO_ABILITIES: readonly Ability[] = [];

/** The structure of a seat, breadth-first, arrows in the order top, right, bottom, left. */
export function structureOf(board: Board, seat: Seat): Structure {
  const own = groupsOf(board, seat);
  const links: Link[] = [];
  const hang = (host: CardNo) => {
    const first = links.length;
    for (const card of own) {
      if (board.host[card] !== host) continue;
      const link = { card, host, side: board.side[card] as Side };
      let at = links.length;
      while (at > first && entryAt(links, at - 1).side > link.side) at--;
      links.splice(at, 0, link);
    }
  };
  if (own.length > 0) hang(seat);
  for (let next = 0; next < links.length && links.length < own.length; next++) hang(entryAt(links, next).card);
  return { root: seat, links };
}

/** The Groups a seat controls, in card order. */
export function groupsOf(board: Board, seat: Seat): CardNo[] {
  const { owner } = board;
  const groups: CardNo[] = [];
  for (let card = MAX_SEATS; card < owner.length; card++) if (owner[card] === seat) groups.push(card);
  return groups;
}

export function cardsIn(board: Board, where: number): CardNo[] {
  return groupsOf(board, where);
}

export function controlsGroups(board: Board, seat: Seat): boolean {
  return board.owner.indexOf(seat, MAX_SEATS) >= 0;
}

/** control links up to the Illuminati card. */
export function depthOnBoard(board: Board, card: CardNo): number {
  let depth = 0;
  for (let at = card; !isIlluminatiCard(at) && depth < board.owner.length; at = entryAt(board.host, at)) depth++;
  return depth;
}

export function illuminatiOf(pack: Pack, board: Board, seat: Seat): IlluminatiDefinition | undefined {
  return pack.illuminati[board.illuminati[seat] ?? -1];
}

/** Abilities printed on a card of a structure; a face-down Illuminati card has only those its reader knows. */
export function abilitiesOf(pack: Pack, board: Board, card: CardNo): readonly Ability[] {
  if (!isIlluminatiCard(card)) return pack.abilities[card] ?? NO_ABILITIES;
  return illuminatiOf(pack, board, card)?.abilities ?? NO_ABILITIES;
}

export function abilityOf<Type extends Ability['type']>(
  abilities: readonly Ability[],
  type: Type,
): Extract<Ability, { type: Type }> | undefined {
  for (const ability of abilities) if (ability.type === type) return ability as Extract<Ability, { type: Type }>;
  return undefined;
}

/** The first card of a seat, Illuminati first, that has an ability of this kind. */
export function cardWith(
  pack: Pack,
  board: Board,
  { seat, ability }: { readonly seat: Seat; readonly ability: Ability['type'] },
): CardNo | undefined {
  if (abilityOf(abilitiesOf(pack, board, seat), ability)) return seat;
  for (let card = MAX_SEATS; card < board.owner.length; card++) {
    if (board.owner[card] === seat && abilityOf(abilitiesOf(pack, board, card), ability)) return card;
  }
  return undefined;
}

/** Printed power; the one exception is an Illuminati card under hidden goals. */
export function powerOf(pack: Pack, board: Board, card: CardNo): number {
  if (!isIlluminatiCard(card)) return pack.power[card] ?? 0;
  const illuminati = illuminatiOf(pack, board, card);
  if (!illuminati) return 0;
  return board.options.hiddenGoals ? (illuminati.powerWithHiddenGoals ?? illuminati.power) : illuminati.power;
}

/** an Illuminati card lends as much as it has. */
export function transferableOf(pack: Pack, board: Board, card: CardNo): number {
  return isIlluminatiCard(card) ? powerOf(pack, board, card) : (pack.transferable[card] ?? 0);
}

/** what an Illuminati card collects in P1. */
export function illuminatiIncome(pack: Pack, board: Board, seat: Seat): number {
  const printed = illuminatiOf(pack, board, seat)?.income ?? 0;
  if (!board.options.largeGameIncome) return printed;
  return printed + (board.initialPlayers === 8 ? 5 : board.initialPlayers === 7 ? 3 : 0);
}

/** What a card takes from the bank in P1. A face-down Illuminati card tells its reader nothing: 0. */
export function incomeOf(pack: Pack, board: Board, card: CardNo): number {
  if (!isIlluminatiCard(card)) return pack.income[card] ?? 0;
  return illuminatiOf(pack, board, card) ? illuminatiIncome(pack, board, card) : 0;
}

/** What a card costs its owner in P1. */
export function upkeepOf(pack: Pack, board: Board, card: CardNo): number {
  return abilityOf(abilitiesOf(pack, board, card), 'upkeep')?.amount ?? 0;
}

/** */
export function cardsToDraw(pack: Pack, board: Board, seat: Seat): number {
  return abilityOf(abilitiesOf(pack, board, seat), 'drawsCards')?.cards ?? 1;
}

/** */
export function mayTakePart(pack: Pack, board: Board, card: CardNo): boolean {
  const times = abilityOf(abilitiesOf(pack, board, card), 'takesPart')?.times ?? 1;
  return (board.taken[card] ?? 0) < times;
}
