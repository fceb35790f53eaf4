/** A card that buys another one from the deck. */
import { t } from '../../base/i18n/index.ts';
import { abilityEntry, defineAction } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';

export const recycle = defineAction({
  name: 'recycle',
  turn: ({ moves }) =>
    moves.recycle
      ? [
          {
            act: 'recycle',
            list: 'powers',
            label: t('act.recycle', 'Recycle: 5 MB for another card'),
            icon: 'card-draw',
            start: { command: { type: 'recycle' } },
          },
        ]
      : [],
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'payToDraw',
      why: seen.moves.recycle ? undefined : whyRefused(seen, { type: 'recycle' }),
      start: { command: { type: 'recycle' } },
    }),
});
