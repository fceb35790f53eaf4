/** A Special of the own hand turned face-up for good. */
import { t } from '../../base/i18n/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';

export const flip = defineAction({
  name: 'flip',
  onSlot: (seen, { owner, index }) => {
    const slot = seen.view.seats[owner]?.hand[index];
    if (owner !== seen.me || slot?.card === undefined) return [];
    const command = { type: 'flip', card: slot.card } as const;
    return [
      {
        label: t('menu.flip', 'Turn face-up'),
        why: !slot.faceUp && seen.moves.flip?.includes(slot.card) ? undefined : whyRefused(seen, command),
        start: { command },
      },
    ];
  },
});
