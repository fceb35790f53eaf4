import { type CardNo, isIlluminatiCard, type Seat, type View } from '@illuminice/engine';

/** Whose structure a card lies in; undefined = nobody's. */
export function ownerOf(view: View, card: CardNo): Seat | undefined {
  if (isIlluminatiCard(card)) return card;
  const seat = view.seats.findIndex(({ groups }) => groups.some((group) => group.card === card));
  return seat < 0 ? undefined : seat;
}
