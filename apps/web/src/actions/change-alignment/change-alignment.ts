/** The power of a card that changes an alignment for this turn. */
import type { CardNo, SeatCommand } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { abilityEntry, choosing, defineAction, latePanel } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { groupsInPlay, type Seen } from '../../tabletop/seen/index.ts';
import { alterable } from './alterable.ts';

export interface AlignmentDraft {
  readonly target?: CardNo;
}

export const changeAlignment = defineAction<AlignmentDraft>({
  name: 'changeAlignment',
  isPossible: ({ moves }) => moves.lasers !== undefined,
  panel: latePanel(async () => (await import('./alignment-panel.tsx')).AlignmentPanel),
  lights: (seen, { target }) => choosing({ choosable: alterable(seen), marked: [[target, 'chosen']] }),
  press: (seen, draft, card) => (alterable(seen).includes(card) ? { target: card } : draft),
  tried: (_seen, _draft, target) => [{ type: 'lasers', target, add: 'Violent' }],
  turn: ({ moves }) =>
    moves.lasers
      ? [
          {
            act: 'lasers',
            list: 'powers',
            label: t('act.lasers', 'Mind control: change an alignment'),
            icon: 'dice-target',
            start: { draft: {} },
          },
        ]
      : [],
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'altersAlignment',
      why: seen.moves.lasers ? undefined : whyNone(seen, changes(seen)),
      start: { draft: {} },
    }),
});

/** One alignment added to each Group in play. */
function changes(seen: Seen): readonly SeatCommand[] {
  return groupsInPlay(seen).map((target) => ({ type: 'lasers', target, add: 'Violent' }));
}
