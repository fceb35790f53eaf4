import {
  type CardNo,
  groupDefinition,
  MAX_SEATS,
  type Pack,
  type Seat,
  type SpecialNo,
  type View,
} from '@illuminice/engine';
import { type ReasonPart, why } from './reason.ts';

export function nameOf(pack: Pack, view: View, card: CardNo): string {
  if (card < MAX_SEATS) return pack.illuminati[view.seats[card]?.illuminati ?? -1]?.name ?? 'the Illuminati card';
  return groupDefinition(pack, card)?.name ?? 'a Group';
}

/** Seats are named as people count them. */
export function seatName(seat: Seat): string {
  return `seat ${seat + 1}`;
}

export function specialName(pack: Pack, special: SpecialNo): string {
  return pack.specials[special]?.name ?? 'a Special';
}

/** "Hackers and 4 MB", sayable in any language. */
export function together(parts: readonly ReasonPart[]): ReasonPart {
  return parts.length === 0 ? '' : parts.reduce((all, part) => why`${all} and ${part}`);
}
