import { type CardNo, groupDefinition, type Pack, type Seat, type View } from '@illuminice/engine';
import { groupLabel, illuminatiLabel, type Ring, type Standing } from '../cards/index.ts';

export interface CardContext {
  readonly pack: Pack;
  readonly view: View;
  readonly rings?: ReadonlyMap<CardNo, Ring> | undefined;
  readonly notes?: ReadonlyMap<CardNo, string> | undefined;
}

/** Money and marks of a card as this viewer sees them. */
export function standingOf({ view, rings }: CardContext, card: CardNo, seat: Seat): Standing {
  const root = view.seats[seat];
  const shown = card === seat ? root : root?.groups.find((group) => group.card === card);
  return {
    money: shown?.money,
    stacked: shown?.stacked,
    acted: (shown?.taken ?? 0) > 0,
    covered: card === seat && root?.faceDown === true && root.illuminati !== undefined,
    ring: rings?.get(card),
  };
}

/** alignments of this turn, where they differ from the printed ones. */
export function maskInForce(view: View, card: CardNo): number | undefined {
  return view.realigned.find(([changed]) => changed === card)?.[1];
}

export function cardText(context: CardContext & { readonly seat: Seat }, card: CardNo): string {
  const { pack, view, seat, notes } = context;
  const standing = standingOf(context, card, seat);
  const group = groupDefinition(pack, card);
  const illuminati = view.seats[seat]?.illuminati;
  const text =
    group === undefined
      ? illuminatiLabel(illuminati === undefined ? undefined : pack.illuminati[illuminati], standing)
      : groupLabel(group, maskInForce(view, card) ?? pack.alignments[card] ?? 0, standing);
  const note = notes?.get(card);
  return note === undefined ? text : `${text}, ${note}`;
}
