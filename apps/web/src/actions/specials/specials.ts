/** The Specials that can be used now, as a list. */
import type { SpecialNo } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { usableSpecials, whyNoneUsable } from '../play/index.ts';

export const specials = defineAction({
  name: 'specials',
  isPossible: (seen) => usableSpecials(seen).length > 0,
  panel: latePanel(async () => (await import('./specials-panel.tsx')).SpecialsPanel),
  turn: (seen) => [
    {
      act: 'special',
      list: 'free',
      label: t('act.special', 'Use a Special'),
      icon: 'card-play',
      // The one that takes over a group is an action, and stands among them.
      why: usableSpecials(seen).some((special) => !takesGroup(seen, special)) ? undefined : whyNoneUsable(seen),
      start: { draft: NOTHING },
    },
  ],
});

function takesGroup({ moves }: Seen, special: SpecialNo): boolean {
  return moves.play?.some(({ card, arrows }) => card === special && arrows !== undefined) === true;
}
