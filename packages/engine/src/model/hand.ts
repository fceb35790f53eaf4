import type { Seat, SpecialNo } from '../vocabulary/vocabulary.ts';
import { entryAt } from './entry-at.ts';

/**
 * A Special in a hand, packed into one number so that cloning a hand is a slice:
 * bits 0–7 which card, bit 8 face-up, bits 9–16 which seats remember it.
 */
export function slotOf(
  special: SpecialNo,
  { faceUp, knownBy }: { readonly faceUp: boolean; readonly knownBy: number },
): number {
  return special | (faceUp ? FACE_UP : 0) | (knownBy << 9);
}

const FACE_UP = 1 << 8;

export function specialIn(slot: number): SpecialNo {
  return slot & 0xff;
}

export function isFaceUp(slot: number): boolean {
  return (slot & FACE_UP) !== 0;
}

export function turnedUp(slot: number): number {
  return slot | FACE_UP;
}

export function knownTo(slot: number, seat: Seat): number {
  return slot | (1 << (9 + seat));
}

export function isKnownTo(slot: number, seat: Seat): boolean {
  return ((slot >> (9 + seat)) & 1) === 1;
}

/** Where in the hand a card named by its owner lies; a face-up copy goes first, it tells the least. */
export function findSpecial(hand: readonly number[], special: SpecialNo, taken: readonly number[] = []): number {
  let found = -1;
  for (let index = 0; index < hand.length; index++) {
    const slot = entryAt(hand, index);
    if (specialIn(slot) !== special || taken.includes(index)) continue;
    if (isFaceUp(slot)) return index;
    if (found < 0) found = index;
  }
  return found;
}

/** The slots of several named cards, each copy once; undefined when one of them is not held. */
export function findSpecials(hand: readonly number[], specials: readonly SpecialNo[]): number[] | undefined {
  const slots: number[] = [];
  for (const special of specials) {
    const index = findSpecial(hand, special, slots);
    if (index < 0) return undefined;
    slots.push(index);
  }
  return slots;
}
