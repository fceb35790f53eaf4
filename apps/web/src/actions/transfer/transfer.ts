/** Money from one card to a connected one. */
import type { CardNo, SeatCommand } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { choosing, defineAction, latePanel, regular } from '../../tabletop/action/index.ts';
import { actionsLeft, freeTransfersLeft } from '../../tabletop/numbers/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { ownCards, ownerOf, type Seen } from '../../tabletop/seen/index.ts';
import { beginTransfer, type TransferDraft, tapForTransfer } from './transfer-draft.ts';

export const transfer = defineAction<TransferDraft>({
  name: 'transfer',
  isPossible: ({ moves }) => moves.transfer !== undefined,
  panel: latePanel(async () => (await import('./transfer-panel.tsx')).TransferPanel),
  lights: ({ moves }, { from, to }) => {
    const givers = moves.transfer?.map((option) => option.from) ?? [];
    const legal = moves.transfer?.find((option) => option.from === from)?.to ?? givers;
    return choosing({
      choosable: [...legal, ...givers],
      legal,
      marked: [
        [from, 'chosen'],
        [to, 'arrives'],
      ],
    });
  },
  press: tapForTransfer,
  tried: (seen, { from }, card) =>
    from === undefined || ownerOf(seen.view, card) !== seen.me
      ? transfers(seen, [card])
      : [{ type: 'transfer', from, to: card, amount: 1 }],
  turn: (seen) => {
    const { view, moves } = seen;
    const entry = {
      act: 'transfer',
      label: t('act.transfer', 'Transfer money'),
      icon: 'receive-money',
      hotkey: 'X',
      why: moves.transfer ? undefined : whyNoTransfer(seen),
      start: { draft: beginTransfer(seen) },
    } as const;
    const hint = t('act.transfer.free', '{left} free', { left: freeTransfersLeft(view) });
    // where free transfers may be made at any time they are left when both actions are used.
    const isLeft = view.phase === 'actions' && actionsLeft(view) === 0 && view.options.freeTransfers === 'anytime';
    return [
      ...regular(seen, entry),
      ...(view.phase === 'transfers' ? [{ ...entry, list: 'regular', hint } as const] : []),
      ...(isLeft && moves.transfer ? [{ ...entry, list: 'free' } as const] : []),
      { ...entry, list: 'main', label: t('act.transfer.short', 'Transfer') },
    ];
  },
  pointsTo: (wanted, _, draft) => {
    if (wanted.type !== 'transfer') return undefined;
    if (!draft) return ['turn.transfer', 'nav.panel'];
    return draft.from === undefined || draft.to === undefined ? ['table.panel'] : ['transfer.confirm'];
  },
  keys: (seen) => ({ x: seen.moves.transfer && { draft: beginTransfer(seen) } }),
  onCard: (seen, card) =>
    ownerOf(seen.view, card) === seen.me && seen.me !== undefined
      ? [
          {
            label: t('menu.transfer', 'Transfer money'),
            why: seen.moves.transfer?.some(({ from }) => from === card) ? undefined : whyNoTransfer(seen, [card]),
            start: { draft: { from: card, amount: 1 } },
          },
        ]
      : [],
});

/** Asked of every pair of own cards that begins with one of these. */
function whyNoTransfer(seen: Seen, givers: readonly CardNo[] = ownCards(seen)): Reason | undefined {
  return whyNone(seen, transfers(seen, givers));
}

function transfers(seen: Seen, givers: readonly CardNo[]): readonly SeatCommand[] {
  const receivers = ownCards(seen);
  return givers.flatMap((from) =>
    receivers
      .filter((to) => to !== from || receivers.length === 1)
      .map((to) => ({ type: 'transfer', from, to, amount: 1 }) as const),
  );
}
