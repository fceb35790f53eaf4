/** Money from one card to a connected one. */
import { t } from '../../base/i18n/index.ts';
import { choosing, defineAction, latePanel, regular } from '../../tabletop/action/index.ts';
import { actionsLeft, freeTransfersLeft } from '../../tabletop/numbers/index.ts';
import { type RuledReason, turnReason } from '../../tabletop/parts/index.ts';
import { ownerOf, type Seen } from '../../tabletop/seen/index.ts';
import { type TransferDraft, tapForTransfer } from './transfer-draft.ts';

const BEGINNING: TransferDraft = { amount: 1 };

export const transfer = defineAction<TransferDraft>({
  name: 'transfer',
  isPossible: ({ options }) => options.transfer !== undefined,
  panel: latePanel(async () => (await import('./transfer-panel.tsx')).TransferPanel),
  lights: ({ options }, { from, to }) => {
    const givers = options.transfer?.map((option) => option.from) ?? [];
    const legal = options.transfer?.find((option) => option.from === from)?.to ?? givers;
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
  turn: (seen) => {
    const { view, options } = seen;
    const entry = {
      act: 'transfer',
      label: t('act.transfer', 'Transfer money'),
      icon: 'receive-money',
      hotkey: 'X',
      why: options.transfer ? undefined : whyNoTransfer(seen),
      start: { draft: BEGINNING },
    } as const;
    const hint = t('act.transfer.free', '{left} free', { left: freeTransfersLeft(view) });
    // where free transfers may be made at any time they are left when both actions are used.
    const isLeft = view.phase === 'actions' && actionsLeft(view) === 0 && view.options.freeTransfers === 'anytime';
    return [
      ...regular(seen, entry),
      ...(view.phase === 'transfers' ? [{ ...entry, list: 'regular', hint } as const] : []),
      ...(isLeft && options.transfer ? [{ ...entry, list: 'free' } as const] : []),
      { ...entry, list: 'main', label: t('act.transfer.short', 'Transfer') },
    ];
  },
  keys: ({ options }) => ({ x: options.transfer && { draft: BEGINNING } }),
  onCard: (seen, card) =>
    ownerOf(seen.view, card) === seen.me && seen.me !== undefined
      ? [
          {
            label: t('menu.transfer', 'Transfer money'),
            why: seen.options.transfer?.some(({ from }) => from === card)
              ? undefined
              : (turnReason(seen, 'transfers') ?? {
                  text: t('why.transfer', 'No money on this card, no connected card, or no transfer left.'),
                  rule: 'R-11.1',
                }),
            start: { draft: { from: card, amount: 1 } },
          },
        ]
      : [],
});

function whyNoTransfer(seen: Seen): RuledReason {
  const alone = (seen.view.seats[seen.me ?? -1]?.groups.length ?? 0) === 0;
  return (
    turnReason(seen, 'transfers') ?? {
      text: alone
        ? t('why.transfer.alone', 'Money moves between cards that hang together: first win a group.')
        : t('why.transfer.none', 'There is no money that could move to a neighbouring card.'),
      rule: 'R-11.1',
    }
  );
}
