import type { Mode, Seen } from '../../tabletop/seen/index.ts';

type TransferMode = Extract<Mode, { what: 'transfer' }>;

/** A tap on a card while money is moved: a giver first, then one of its receivers; anything else does nothing. */
export function tapForTransfer(seen: Seen, mode: TransferMode, card: number): TransferMode {
  const options = seen.options.transfer ?? [];
  const giver = options.find(({ from }) => from === mode.from);
  if (giver?.to.includes(card)) return { ...mode, to: card };
  const option = options.find(({ from }) => from === card);
  if (!option) return mode;
  const [only, ...others] = option.to;
  return {
    what: 'transfer',
    from: card,
    amount: Math.min(Math.max(1, mode.amount), option.max),
    ...(only !== undefined && others.length === 0 ? { to: only } : {}),
  };
}
