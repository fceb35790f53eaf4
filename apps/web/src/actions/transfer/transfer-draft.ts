import type { CardNo } from '@illuminice/engine';
import type { Seen } from '../../tabletop/seen/index.ts';

export interface TransferDraft {
  readonly from?: CardNo;
  readonly to?: CardNo;
  readonly amount: number;
}

/** Where only one card has money to give, it gives. */
export function beginTransfer(seen: Seen): TransferDraft {
  const [only, ...others] = seen.moves.transfer ?? [];
  const draft = { amount: 1 };
  return only && others.length === 0 ? tapForTransfer(seen, draft, only.from) : draft;
}

/** A tap on a card while money is moved: a giver first, then one of its receivers; anything else does nothing. */
export function tapForTransfer({ moves }: Seen, draft: TransferDraft, card: CardNo): TransferDraft {
  const givers = moves.transfer ?? [];
  const giver = givers.find(({ from }) => from === draft.from);
  if (giver?.to.includes(card)) return { ...draft, to: card };
  const option = givers.find(({ from }) => from === card);
  if (!option) return draft;
  const [only, ...others] = option.to;
  return {
    from: card,
    amount: Math.min(Math.max(1, draft.amount), option.max),
    ...(only !== undefined && others.length === 0 ? { to: only } : {}),
  };
}
