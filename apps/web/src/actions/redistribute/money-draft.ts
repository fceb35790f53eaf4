import type { Amounts, SpecialNo } from '@illuminice/engine';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface MoneyDraft {
  readonly treasuries: Amounts;
  readonly total: number;
  /** The card that lets the money be placed anew, where it is no power of the Illuminati. */
  readonly special?: SpecialNo;
}

/** the default leaves everything where it is and puts the bonus on the Illuminati. */
export function bonusPlaced(seen: Seen, special: SpecialNo, total: number): MoneyDraft {
  const treasuries = ownTreasuries(seen);
  const sum = Object.values(treasuries).reduce((all, money) => all + money, 0);
  const me = seen.me ?? 0;
  return { special, total, treasuries: { ...treasuries, [me]: (treasuries[me] ?? 0) + total - sum } };
}

export function ownTreasuries({ view, me }: Seen): Amounts {
  const seat = view.seats[me ?? -1];
  if (!seat || me === undefined) return {};
  return Object.fromEntries([
    [me, Number(seat.money)],
    ...seat.groups.map(({ card, money }) => [card, Number(money)] as const),
  ]);
}
