import type { CardNo, Seat, View } from '@illuminice/engine';

/** The chain of masters from a card up to the Illuminati card, both included; empty if it is not there. */
export function pathTo(view: View, seat: Seat, card: CardNo | undefined): CardNo[] {
  const groups = view.seats[seat]?.groups ?? [];
  const path: CardNo[] = [];
  let at = card;
  while (at !== undefined) {
    path.push(at);
    if (at === seat) return path;
    const here = at;
    at = groups.find((group) => group.card === here)?.host;
  }
  return [];
}
