/** Money on a card stacked, so that nobody can count it, or spread out. */
import { t } from '../../base/i18n/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { ownerOf } from '../../tabletop/seen/index.ts';

export const flaunt = defineAction({
  name: 'flaunt',
  onCard: (seen, card) => {
    const { view, moves, me } = seen;
    if (me === undefined || ownerOf(view, card) !== me) return [];
    const stack = moves.flaunt?.find((option) => option.card === card);
    if (!stack && view.options.moneyVisibility !== 'ownerChoice') return [];
    const shown = stack?.shown ?? true;
    const command = { type: 'flaunt', card, shown } as const;
    return [
      {
        label: stack && shown ? t('menu.spread', 'Spread the money out') : t('menu.stack', 'Stack the money'),
        why: stack ? undefined : whyRefused(seen, command),
        start: { command },
      },
    ];
  },
});
