/** Peeking at a card of a rival's hand, and catching who does. */
import { t } from '../../base/i18n/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';

export const peek = defineAction({
  name: 'peek',
  onSlot: (seen, { owner, index }) => {
    const { view, moves, me } = seen;
    const slot = view.seats[owner]?.hand[index];
    if (owner === me && slot?.card !== undefined)
      return moves.catchPeek?.includes(index)
        ? [{ label: t('menu.catch', 'Catch who is peeking'), start: { command: { type: 'catchPeek', index } } }]
        : [];
    if (!slot || slot.faceUp) return [];
    if (view.peek?.owner === owner && view.peek.slot === index)
      return [{ label: t('menu.stopPeek', 'Stop peeking'), start: { command: { type: 'stopPeek' } } }];
    const command = { type: 'peek', owner, index } as const;
    const isOffered = moves.peek?.some((option) => option.owner === owner && option.index === index);
    // Greyed, but there: a menu without an entry would look broken.
    const why = isOffered ? undefined : whyRefused(seen, command);
    return [{ label: t('menu.peek', 'Peek'), why, start: { command } }];
  },
});
