import type { Amounts, CardNo, SeatCommand, SpecialNo } from '@illuminice/engine';
import { leftOver } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface MoneyDraft {
  readonly treasuries: Amounts;
  readonly total: number;
  /** The card that lets the money be placed anew, where it is no power of the Illuminati. */
  readonly special?: SpecialNo;
}

/** everything lies where it is, and what the card brings is still to be placed (T-19). */
export function bonusToPlace(seen: Seen, special: SpecialNo, total: number): MoneyDraft {
  return { special, total, treasuries: ownTreasuries(seen) };
}

/** What is still to be placed goes onto the card that is tapped. */
export function placeRest(draft: MoneyDraft, card: CardNo): MoneyDraft {
  const { treasuries } = draft;
  const there = treasuries[card];
  const rest = leftIn(draft);
  return there === undefined || rest <= 0 ? draft : { ...draft, treasuries: { ...treasuries, [card]: there + rest } };
}

/** Still to be placed; negative = too much was. */
export function leftIn({ treasuries, total }: MoneyDraft): number {
  return leftOver(treasuries, total);
}

export function cardsOf({ treasuries }: MoneyDraft): readonly CardNo[] {
  return Object.keys(treasuries).map(Number);
}

export function commandOf({ special, treasuries }: MoneyDraft): SeatCommand {
  return special === undefined ? { type: 'redistribute', treasuries } : { type: 'play', card: special, treasuries };
}

export function ownTreasuries({ view, me }: Seen): Amounts {
  const seat = view.seats[me ?? -1];
  if (!seat || me === undefined) return {};
  return Object.fromEntries([
    [me, Number(seat.money)],
    ...seat.groups.map(({ card, money }) => [card, Number(money)] as const),
  ]);
}
