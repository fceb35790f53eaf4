/** One structure as it would hang after an exchange: what leaves is lifted first, what arrives takes its default arrow. */
import {
  type Arrow,
  type Bundle,
  boardOf,
  type CardNo,
  layoutOfSeat,
  previewPlacement,
  type Seat,
  type View,
} from '@illuminice/engine';
import type { Seen } from '../table/seen.ts';
import { subtreeOf } from './deal-draft.ts';

export interface AfterTrade {
  readonly view: View;
  /** New cards for which there would be no room by default. */
  readonly lost: readonly CardNo[];
}

export function afterTrade(seen: Seen, seat: Seat, gives: Bundle, gets: Bundle, partner: Seat): AfterTrade {
  const own = seen.view.seats[seat]?.groups ?? [];
  const leaving = (gives.groups ?? []).flatMap((root) => subtreeOf(own, root));
  const arriving = (gets.groups ?? []).flatMap((root) => subtreeOf(seen.view.seats[partner]?.groups ?? [], root));
  let view = withGroups(
    seen.view,
    seat,
    own.filter(({ card }) => !leaving.includes(card)),
  );
  const lost: CardNo[] = [];
  // A card lies in one structure only: what has found its place is taken out of the other one.
  const withoutArrived = (now: View) =>
    withGroups(
      now,
      partner,
      (now.seats[partner]?.groups ?? []).filter(({ card }) => !arriving.includes(card)),
    );
  for (const root of gets.groups ?? []) {
    const best = bestArrow(seen, view, seat, root);
    if (!best) {
      lost.push(root);
      continue;
    }
    const theirs = new Map((seen.view.seats[partner]?.groups ?? []).map((group) => [group.card, group]));
    const mine = new Map((view.seats[seat]?.groups ?? []).map((group) => [group.card, group]));
    lost.push(...best.lost);
    view = withGroups(
      view,
      seat,
      best.links.map((link) => ({ money: 0, ...(mine.get(link.card) ?? theirs.get(link.card)), ...link })),
    );
  }
  return { view: withoutArrived(view), lost };
}

type Groups = View['seats'][number]['groups'];

function withGroups(view: View, seat: Seat, groups: Groups): View {
  return { ...view, seats: view.seats.map((player, number) => (number === seat ? { ...player, groups } : player)) };
}

/** the arrow whose default plan keeps the most cards, the first of them breadth-first. */
function bestArrow({ pack }: Seen, view: View, seat: Seat, root: CardNo) {
  const used = new Set((view.seats[seat]?.groups ?? []).map(({ host, side }) => `${host} ${side}`));
  const arrows: Arrow[] = layoutOfSeat(pack, boardOf(pack, view), seat).flatMap(({ card: host }) =>
    (pack.outSides[host] ?? []).map((side) => ({ host, side })),
  );
  let best:
    | {
        readonly links: readonly { card: CardNo; host: CardNo; side: 0 | 1 | 2 | 3 }[];
        readonly lost: readonly CardNo[];
      }
    | undefined;
  for (const arrow of arrows) {
    if (used.has(`${arrow.host} ${arrow.side}`)) continue;
    const preview = previewPlacement(pack, view, { seat, group: root, ...arrow });
    if (preview.ok && (best === undefined || preview.lost.length < best.lost.length))
      best = { links: preview.structure.links, lost: preview.lost };
  }
  return best;
}
