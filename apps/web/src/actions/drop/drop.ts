/** A Group let go, with all that hangs below it. */
import type { CardNo, SeatCommand } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { choosing, defineAction, latePanel } from '../../tabletop/action/index.ts';
import { whyNone, whyRefused } from '../../tabletop/parts/index.ts';
import { isOwnGroup, ownCards } from '../../tabletop/seen/index.ts';

export interface DropDraft {
  readonly group?: CardNo;
}

export const drop = defineAction<DropDraft>({
  name: 'drop',
  isPossible: ({ moves }) => moves.drop !== undefined,
  panel: latePanel(async () => (await import('./drop-panel.tsx')).DropPanel),
  lights: ({ moves }, { group }) => choosing({ choosable: moves.drop ?? [], marked: [[group, 'lost']] }),
  press: ({ moves }, draft, card) => (moves.drop?.includes(card) ? { group: card } : draft),
  tried: (_seen, _draft, card) => [dropping(card)],
  turn: (seen) =>
    seen.view.phase === 'actions'
      ? [
          {
            act: 'drop',
            list: 'free',
            label: t('act.drop', 'Drop a group'),
            icon: 'trash-can',
            why: seen.moves.drop ? undefined : whyNone(seen, ownCards(seen).slice(-1).map(dropping)),
            start: { draft: {} },
          },
        ]
      : [],
  onCard: (seen, card) =>
    isOwnGroup(seen, card)
      ? [
          {
            label: t('menu.drop', 'Drop group'),
            why: seen.moves.drop?.includes(card) ? undefined : whyRefused(seen, dropping(card)),
            start: { draft: { group: card } },
          },
        ]
      : [],
});

function dropping(group: CardNo): SeatCommand {
  return { type: 'drop', group };
}
