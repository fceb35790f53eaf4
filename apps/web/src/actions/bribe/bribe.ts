/** An uncontrolled Group taken over by a Special, without a roll. */
import { t } from '../../base/i18n/index.ts';
import { choosing, defineAction, latePanel, placing, regular } from '../../tabletop/action/index.ts';
import { holdsPlay } from '../../tabletop/seen/index.ts';
import { type BribeDraft, hangingOf, targetsOf } from './bribe-draft.ts';

export const bribe = defineAction<BribeDraft>({
  name: 'bribe',
  isPossible: (seen, { special }) => holdsPlay(seen, special),
  panel: latePanel(async () => (await import('./bribe-panel.tsx')).BribePanel),
  lights: (seen, draft) => {
    const targets = targetsOf(seen, draft);
    return {
      ...choosing({
        choosable: targets,
        legal: draft.target === undefined ? targets : [],
        marked: [[draft.target, 'chosen']],
      }),
      ...placing(hangingOf(seen, draft)),
      ...(draft.target === undefined ? {} : { string: draft.target }),
    };
  },
  press: (seen, draft, card) =>
    targetsOf(seen, draft).includes(card) ? { special: draft.special, target: card } : draft,
  tried: ({ moves, me = 0, pack }, { special }, target) => {
    const [arrow = { host: me, side: pack.outSides[me]?.[0] ?? 0 }] =
      moves.play?.find(({ card }) => card === special)?.arrows ?? [];
    return [{ type: 'play', card: special, target, host: arrow.host, side: arrow.side }];
  },
  hanging: { now: hangingOf, choose: (draft, { host, side }) => ({ ...draft, arrow: { host, side } }) },
  turn: (seen) => {
    const special = seen.moves.play?.find(({ arrows }) => arrows !== undefined)?.card;
    if (special === undefined) return [];
    const label = t('act.bribery', 'Bribe a group');
    return regular(seen, { act: 'bribery', label, icon: 'take-my-money', start: { draft: { special } } });
  },
});
