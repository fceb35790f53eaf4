/** the whole structure hung anew, card by card. Nothing is sent before it fits together. */
import { type Arrow, boardOf, type CardNo, type Link, layoutOfSeat, previewPlacement } from '@illuminice/engine';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface ReorganizeDraft {
  readonly links: readonly Link[];
  readonly picked?: CardNo;
}

export function presentLinks({ view, me }: Seen): readonly Link[] {
  return (view.seats[me ?? -1]?.groups ?? []).map(({ card, host, side }) => ({ card, host, side }));
}

/** The table as it would be with these links; what is left out is gone. */
export function seenWith(seen: Seen, links: readonly Link[]): Seen {
  const { view, me } = seen;
  const old = new Map((view.seats[me ?? -1]?.groups ?? []).map((group) => [group.card, group]));
  return {
    ...seen,
    view: {
      ...view,
      seats: view.seats.map((seat, number) =>
        number === me ? { ...seat, groups: links.map((link) => ({ money: 0, ...old.get(link.card), ...link })) } : seat,
      ),
    },
  };
}

/** Cards that hang nowhere at the moment: to be hung, or to be dropped. */
export function looseCards(seen: Seen, links: readonly Link[]): readonly CardNo[] {
  return presentLinks(seen)
    .map(({ card }) => card)
    .filter((card) => !links.some((link) => link.card === card));
}

/** Takes a card off together with everything below it. */
export function takeOff(links: readonly Link[], card: CardNo): readonly Link[] {
  const gone = [card];
  for (const link of links) if (gone.includes(link.host)) gone.push(link.card);
  return links.filter((link) => !gone.includes(link.card));
}

/** The card that was picked hangs there; the next loose one is picked already (T-15). */
export function hung(seen: Seen, draft: ReorganizeDraft, { host, side }: Arrow): ReorganizeDraft {
  if (draft.picked === undefined) return draft;
  const links = [...draft.links, { card: draft.picked, host, side }];
  const [next] = looseCards(seen, links);
  return next === undefined ? { links } : { links, picked: next };
}

/** Open arrows for a loose card in the structure as drafted. */
export function arrowsFor(seen: Seen, links: readonly Link[], card: CardNo): readonly Arrow[] {
  const drafted = seenWith(seen, links);
  const me = seen.me ?? 0;
  const alone = { ...drafted, view: { ...drafted.view, uncontrolled: [...drafted.view.uncontrolled, card] } };
  return layoutOfSeat(seen.pack, boardOf(seen.pack, drafted.view), me).flatMap(({ card: host }) =>
    (seen.pack.outSides[host] ?? [])
      .filter((side) => !links.some((link) => link.host === host && link.side === side))
      .map((side) => ({ host, side }))
      .filter((arrow) => previewPlacement(seen.pack, alone.view, { seat: me, group: card, ...arrow }).ok),
  );
}
