/** A Group and all that hangs below it to another arrow. */
import type { CardNo, SeatCommand } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { choosing, defineAction, latePanel, placing, regular } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { isOwnGroup, ownCards, type Seen } from '../../tabletop/seen/index.ts';
import { hangingOf, type MoveDraft } from './move-draft.ts';

export const move = defineAction<MoveDraft>({
  name: 'move',
  isPossible: ({ moves }) => moves.move !== undefined,
  panel: latePanel(async () => (await import('./move-panel.tsx')).MovePanel),
  lights: (seen, draft) => {
    const groups = seen.moves.move?.map(({ group }) => group) ?? [];
    return {
      ...choosing({
        choosable: groups,
        legal: draft.group === undefined ? groups : [],
        marked: [[draft.group, 'chosen']],
      }),
      ...placing(hangingOf(seen, draft)),
    };
  },
  press: ({ moves }, draft, card) => (moves.move?.some(({ group }) => group === card) ? { group: card } : draft),
  tried: (seen, _, card) => movesOf(seen, [card]),
  hanging: { now: hangingOf, choose: (draft, { host, side }) => ({ ...draft, arrow: { host, side } }) },
  isOnBoard: () => true,
  turn: (seen) => {
    const entry = {
      act: 'move',
      label: t('act.move', 'Move a group'),
      icon: 'move',
      hotkey: 'V',
      why: seen.moves.move ? undefined : whyNoMove(seen),
      start: { draft: {} },
    } as const;
    return [...regular(seen, entry), { ...entry, list: 'main', label: t('act.move.short', 'Organize') }];
  },
  keys: ({ moves }) => ({ v: moves.move && { draft: {} } }),
  onCard: (seen, card) =>
    isOwnGroup(seen, card)
      ? [
          {
            label: t('menu.move', 'Move group'),
            why: seen.moves.move?.some(({ group }) => group === card) ? undefined : whyNoMove(seen, [card]),
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

/** Asked of these Groups and every arrow of the own cards; whoever has none asks about their Illuminati. */
function whyNoMove(seen: Seen, groups: readonly CardNo[] = ownCards(seen).slice(-1)): Reason | undefined {
  return whyNone(seen, movesOf(seen, groups));
}

function movesOf(seen: Seen, groups: readonly CardNo[]): readonly SeatCommand[] {
  const arrows = ownCards(seen).flatMap((host) => (seen.pack.outSides[host] ?? []).map((side) => ({ host, side })));
  return groups.flatMap((group) => arrows.map((arrow) => ({ type: 'move', group, ...arrow }) as const));
}
