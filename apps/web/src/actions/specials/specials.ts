/** The Specials that can be used now, as a list. */
import { t } from '../../base/i18n/index.ts';
import { defineAction, latePanel, NOTHING } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { playsOf } from '../play/index.ts';

export const specials = defineAction({
  name: 'specials',
  isPossible: ({ moves }) => moves.play !== undefined,
  panel: latePanel(async () => (await import('./specials-panel.tsx')).SpecialsPanel),
  turn: (seen) => [
    {
      act: 'special',
      list: 'free',
      label: t('act.special', 'Use a Special'),
      icon: 'card-play',
      // The one that takes over a group is an action, and stands among them.
      why: seen.moves.play?.some(({ arrows }) => arrows === undefined)
        ? undefined
        : (whyNone(seen, playsOf(seen)) ?? {
            text: t('why.special.none', 'You hold no Special that can be used at this moment.'),
            rule: 'R-15.2',
          }),
      start: { draft: NOTHING },
    },
  ],
});
