import type { SpecialNo } from '@illuminice/engine';
import { begin, type Seen } from '../../tabletop/seen/index.ts';

/** "Use": a card that needs nothing is confirmed, the others open their choice (REQ-188). */
export function startSpecial(seen: Seen, special: SpecialNo): void {
  const option = seen.options.play?.find(({ card }) => card === special);
  if (!option) return;
  if (option.arrows) begin({ what: 'bribery', special });
  else if (option.targets) begin({ what: 'revive', special });
  else if (option.hands) begin({ what: 'spy', special });
  else if (option.total !== undefined)
    begin({ what: 'money', special, total: option.total, treasuries: withBonus(seen, option.total) });
  else begin({ what: 'confirmSpecial', special });
}

/** the default leaves everything where it is and puts the bonus on the Illuminati. */
function withBonus(seen: Seen, total: number): Readonly<Record<number, number>> {
  const treasuries = ownTreasuries(seen);
  const sum = Object.values(treasuries).reduce((all, money) => all + money, 0);
  const me = seen.me ?? 0;
  return { ...treasuries, [me]: (treasuries[me] ?? 0) + total - sum };
}

export function ownTreasuries({ view, me }: Seen): Readonly<Record<number, number>> {
  const seat = view.seats[me ?? -1];
  if (!seat || me === undefined) return {};
  return Object.fromEntries([
    [me, Number(seat.money)],
    ...seat.groups.map(({ card, money }) => [card, Number(money)] as const),
  ]);
}
