/** Peeking at a card of a rival's hand, and catching who does. */
import { t } from '../../base/i18n/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';

export const peek = defineAction({
  name: 'peek',
  onSlot: ({ view, options, me }, { owner, index }) => {
    const slot = view.seats[owner]?.hand[index];
    if (owner === me && slot?.card !== undefined)
      return options.catchPeek?.includes(index)
        ? [{ label: t('menu.catch', 'Catch who is peeking'), start: { command: { type: 'catchPeek', index } } }]
        : [];
    if (!slot || slot.faceUp) return [];
    const start = { command: { type: 'peek' as const, owner, index } };
    // A menu without an entry would look broken.
    if (me === undefined || !view.options.peeking)
      return [
        {
          label: t('menu.peek', 'Peek'),
          why: { text: t('why.noPeeking', 'Its owner alone may look at it.'), rule: 'R-18.5' },
          start,
        },
      ];
    if (view.peek?.owner === owner && view.peek.slot === index)
      return [{ label: t('menu.stopPeek', 'Stop peeking'), start: { command: { type: 'stopPeek' } } }];
    return [
      {
        label: t('menu.peek', 'Peek'),
        why: options.peek?.some((option) => option.owner === owner && option.index === index)
          ? undefined
          : { text: t('why.peek', 'One peek at a time, and not while something is settled.'), rule: 'R-18.5' },
        start,
      },
    ];
  },
});
