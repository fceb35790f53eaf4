/** One structure as it would hang after an exchange: what leaves is lifted first, what arrives takes its default arrow. */
import {
  type Arrow,
  boardOf,
  type CardNo,
  layoutOfSeat,
  type PlacementChoice,
  previewPlacement,
  type Seat,
  type View,
} from '@illuminice/engine';
import { type Exchange, subtreeOf } from '../../actions/offer/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface AfterTrade {
  readonly view: View;
  /** New cards for which there would be no room by default. */
  readonly lost: readonly CardNo[];
}

export function afterTrade(seen: Seen, exchange: Exchange): AfterTrade {
  const { partner, gets } = exchange;
  const arriving = (gets.groups ?? []).flatMap((root) => subtreeOf(seen.view.seats[partner]?.groups ?? [], root));
  const { view, lost } = received(seen, exchange, gets.groups ?? []);
  // A card lies in one structure only: what has found its place is taken out of the other one.
  const left = (view.seats[partner]?.groups ?? []).filter(({ card }) => !arriving.includes(card));
  return { view: paid(withGroups(view, partner, left), exchange), lost };
}

/** Money goes from Illuminati card to Illuminati card. */
function paid(view: View, { seat, gives, gets }: Exchange): View {
  const more = (gets.money ?? 0) - (gives.money ?? 0);
  return {
    ...view,
    seats: view.seats.map((player, number) =>
      number === seat && player.money !== 'hidden' ? { ...player, money: player.money + more } : player,
    ),
  };
}

/** The arrows on which this Group would fit once what leaves is gone and what comes before it hangs. */
export function arrowsAfter(seen: Seen, exchange: Exchange, group: CardNo): { arrows: readonly Arrow[]; view: View } {
  const roots = exchange.gets.groups ?? [];
  const { view } = received(seen, exchange, roots.slice(0, roots.indexOf(group)));
  const { seat } = exchange;
  const arrows = freeArrows(seen, view, seat).filter(
    (arrow) => previewPlacement(seen.pack, view, { seat, group, ...arrow }).ok,
  );
  return { arrows, view };
}

/** What leaves is lifted, then these Groups hang one after another. */
function received(seen: Seen, { seat, partner, gives, place }: Exchange, roots: readonly CardNo[]): AfterTrade {
  const own = seen.view.seats[seat]?.groups ?? [];
  const leaving = (gives.groups ?? []).flatMap((root) => subtreeOf(own, root));
  const theirs = new Map((seen.view.seats[partner]?.groups ?? []).map((group) => [group.card, group]));
  let view = withGroups(
    seen.view,
    seat,
    own.filter(({ card }) => !leaving.includes(card)),
  );
  const lost: CardNo[] = [];
  for (const root of roots) {
    const named = place?.[root];
    const best = bestArrow({ ...seen, view }, named ? [named] : freeArrows(seen, view, seat), { seat, group: root });
    if (!best) {
      lost.push(root);
      continue;
    }
    const mine = new Map((view.seats[seat]?.groups ?? []).map((group) => [group.card, group]));
    lost.push(...best.lost);
    view = withGroups(
      view,
      seat,
      best.links.map((link) => ({ money: 0, ...(mine.get(link.card) ?? theirs.get(link.card)), ...link })),
    );
  }
  return { view, lost };
}

type Groups = View['seats'][number]['groups'];

function withGroups(view: View, seat: Seat, groups: Groups): View {
  return { ...view, seats: view.seats.map((player, number) => (number === seat ? { ...player, groups } : player)) };
}

function freeArrows({ pack }: Seen, view: View, seat: Seat): readonly Arrow[] {
  const used = new Set((view.seats[seat]?.groups ?? []).map(({ host, side }) => `${host} ${side}`));
  return layoutOfSeat(pack, boardOf(pack, view), seat)
    .flatMap(({ card: host }) => (pack.outSides[host] ?? []).map((side) => ({ host, side })))
    .filter(({ host, side }) => !used.has(`${host} ${side}`));
}

interface Hung {
  readonly links: readonly { readonly card: CardNo; readonly host: CardNo; readonly side: 0 | 1 | 2 | 3 }[];
  readonly lost: readonly CardNo[];
}

/** the arrow whose default plan keeps the most cards, the first of them breadth-first. */
function bestArrow(
  { pack, view }: Seen,
  arrows: readonly PlacementChoice[],
  arriving: { readonly seat: Seat; readonly group: CardNo },
): Hung | undefined {
  let best: Hung | undefined;
  for (const arrow of arrows) {
    const preview = previewPlacement(pack, view, { ...arriving, ...arrow });
    if (preview.ok && (best === undefined || preview.lost.length < best.lost.length))
      best = { links: preview.structure.links, lost: preview.lost };
  }
  return best;
}
