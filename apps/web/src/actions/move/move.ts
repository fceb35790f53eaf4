/** A Group and all that hangs below it to another arrow. */
import { t } from '../../base/i18n/index.ts';
import { choosing, defineAction, latePanel, placing, regular } from '../../tabletop/action/index.ts';
import { type RuledReason, turnReason } from '../../tabletop/parts/index.ts';
import { isOwnGroup, type Seen } from '../../tabletop/seen/index.ts';
import { hangingOf, type MoveDraft } from './move-draft.ts';

export const move = defineAction<MoveDraft>({
  name: 'move',
  isPossible: ({ options }) => options.move !== undefined,
  panel: latePanel(async () => (await import('./move-panel.tsx')).MovePanel),
  lights: (seen, draft) => {
    const groups = seen.options.move?.map(({ group }) => group) ?? [];
    return {
      ...choosing({
        choosable: groups,
        legal: draft.group === undefined ? groups : [],
        marked: [[draft.group, 'chosen']],
      }),
      ...placing(hangingOf(seen, draft)),
    };
  },
  press: ({ options }, draft, card) => (options.move?.some(({ group }) => group === card) ? { group: card } : draft),
  hanging: { now: hangingOf, choose: (draft, { host, side }) => ({ ...draft, arrow: { host, side } }) },
  turn: (seen) => {
    const entry = {
      act: 'move',
      label: t('act.move', 'Move a group'),
      icon: 'move',
      hotkey: 'V',
      why: seen.options.move ? undefined : whyNoMove(seen),
      start: { draft: {} },
    } as const;
    return [...regular(seen, entry), { ...entry, list: 'main', label: t('act.move.short', 'Organize') }];
  },
  keys: ({ options }) => ({ v: options.move && { draft: {} } }),
  onCard: (seen, card) =>
    isOwnGroup(seen, card)
      ? [
          {
            label: t('menu.move', 'Move group'),
            why: seen.options.move?.some(({ group }) => group === card)
              ? undefined
              : (turnReason(seen, 'actions') ?? {
                  text: t('why.move', 'There is no other arrow on which it fits.'),
                  rule: 'R-13.2',
                }),
            start: { draft: { group: card } },
          },
        ]
      : [],
  pointsTo: ({ type }, _, draft) => {
    if (type !== 'move') return undefined;
    if (!draft) return ['turn.move', 'nav.panel'];
    return draft.arrow ? ['move.confirm'] : ['arrow.picker', 'table.panel'];
  },
});

function whyNoMove(seen: Seen): RuledReason {
  const alone = (seen.view.seats[seen.me ?? -1]?.groups.length ?? 0) === 0;
  return (
    turnReason(seen, 'actions') ??
    (alone
      ? { text: t('why.noGroup', 'You control no group yet.'), rule: 'R-1.16' }
      : { text: t('why.move.none', 'No group of yours would fit anywhere else.'), rule: 'R-13.2' })
  );
}
