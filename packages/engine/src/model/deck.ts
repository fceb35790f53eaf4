import type { Pack } from '../cards/pack.ts';
import { type CardKey, type CardNo, MAX_SEATS, type SpecialNo } from '../vocabulary/vocabulary.ts';

/** A card of the deck in one number: a Group is its card number, a Special lies below zero. */
export function deckSpecial(special: SpecialNo): number {
  return -1 - special;
}

export function isDeckSpecial(deckCard: number): boolean {
  return deckCard < 0;
}

export function specialOfDeck(deckCard: number): SpecialNo {
  return -1 - deckCard;
}

export function deckCardOf(pack: Pack, key: CardKey): number | undefined {
  const group: CardNo | undefined = pack.numbers.get(key);
  if (group !== undefined) return group;
  const special = pack.specialNumbers.get(key);
  return special === undefined ? undefined : deckSpecial(special);
}

/** Every Group once and every copy of every Special, in the order of the pack. */
export function wholeDeck(pack: Pack): number[] {
  return [
    ...pack.groups.map((_, index) => MAX_SEATS + index),
    ...pack.specials.flatMap((special, index) => Array.from({ length: special.copies }, () => deckSpecial(index))),
  ];
}
