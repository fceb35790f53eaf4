import { type CardNo, isIlluminatiCard, type Seat, type View } from '@illuminice/engine';

/** Whose structure a card lies in; undefined = nobody's. */
export function ownerOf(view: View, card: CardNo): Seat | undefined {
  if (isIlluminatiCard(card)) return card;
  const seat = view.seats.findIndex(({ groups }) => groups.some((group) => group.card === card));
  return seat < 0 ? undefined : seat;
}

/** A Group of this player's structure; their Illuminati is none. */
export function isOwnGroup(
  { view, me }: { readonly view: View; readonly me: Seat | undefined },
  card: CardNo,
): boolean {
  return me !== undefined && !isIlluminatiCard(card) && ownerOf(view, card) === me;
}
