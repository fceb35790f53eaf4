import { type CardNo, isIlluminatiCard, type Seat, type View } from '@illuminice/engine';

interface Reader {
  readonly view: View;
  readonly me: Seat | undefined;
}

/** Whose structure a card lies in; undefined = nobody's. */
export function ownerOf(view: View, card: CardNo): Seat | undefined {
  if (isIlluminatiCard(card)) return card;
  const seat = view.seats.findIndex(({ groups }) => groups.some((group) => group.card === card));
  return seat < 0 ? undefined : seat;
}

/** A Group of this player's structure; their Illuminati is none. */
export function isOwnGroup({ view, me }: Reader, card: CardNo): boolean {
  return me !== undefined && !isIlluminatiCard(card) && ownerOf(view, card) === me;
}

/** This player's structure, the Illuminati first; empty for a spectator. */
export function ownCards({ view, me }: Reader): readonly CardNo[] {
  return me === undefined ? [] : [me, ...(view.seats[me]?.groups ?? []).map(({ card }) => card)];
}

/** All others who still play. */
export function rivalsOf({ view, me }: Reader): readonly Seat[] {
  return view.seats.flatMap(({ status }, seat) => (seat === me || status !== 0 ? [] : [seat]));
}

/** Every Group on the table, whoever controls it. */
export function groupsInPlay({ view }: Reader): readonly CardNo[] {
  return [...view.uncontrolled, ...view.seats.flatMap(({ groups }) => groups.map(({ card }) => card))];
}
