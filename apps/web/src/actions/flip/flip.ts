/** A Special of the own hand turned face-up for good. */
import { t } from '../../base/i18n/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';

export const flip = defineAction({
  name: 'flip',
  onSlot: ({ view, options, me }, { owner, index }) => {
    const slot = view.seats[owner]?.hand[index];
    if (owner !== me || slot?.card === undefined) return [];
    return [
      {
        label: t('menu.flip', 'Turn face-up'),
        why:
          !slot.faceUp && options.flip?.includes(slot.card)
            ? undefined
            : { text: t('why.flip', 'It lies face-up already.'), rule: 'R-5.4' },
        start: { command: { type: 'flip', card: slot.card } },
      },
    ];
  },
});
