/** The whole structure hung anew: a power at the end of the turn. */
import { t } from '../../base/i18n/index.ts';
import { abilityEntry, defineAction, latePanel, powerIsAhead } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { actAndBegin } from '../../tabletop/seen/index.ts';
import { arrowsFor, hung, presentLinks, type ReorganizeDraft, seenWith, takeOff } from './reorganize-draft.ts';

export const reorganize = defineAction<ReorganizeDraft>({
  name: 'reorganize',
  isPossible: ({ moves }) => moves.reorganize === true,
  panel: latePanel(async () => (await import('./reorganize-panel.tsx')).ReorganizePanel),
  lights: (seen, { links, picked }) => ({
    rings: new Map(),
    choosable: new Set(links.map(({ card }) => card)),
    pressArrows: true,
    ...(picked === undefined ? {} : { arrows: arrowsFor(seen, links, picked) }),
  }),
  press: (_, draft, card) =>
    draft.links.some((link) => link.card === card) ? { links: takeOff(draft.links, card), picked: card } : draft,
  tried: ({ me = 0 }, { links }, card) => [{ type: 'reorganize', links: [...links, { card, host: me, side: 0 }] }],
  pressArrow: hung,
  drafted: (seen, { links }) => seenWith(seen, links),
  turn: (seen) => {
    const entry = {
      act: 'reorganize',
      list: 'powers',
      label: t('act.reorganize', 'Rebuild your structure'),
      icon: 'family-tree',
    } as const;
    if (seen.moves.reorganize) return [{ ...entry, start: { draft: { links: presentLinks(seen) } } }];
    return powerIsAhead(seen, 'reorganizesStructure')
      ? [{ ...entry, hint: t('act.powers.ahead', 'after the transfers'), start: { run: () => void beginAhead() } }]
      : [];
  },
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'reorganizesStructure',
      why: seen.moves.reorganize ? undefined : whyRefused(seen, { type: 'reorganize', links: presentLinks(seen) }),
      start: { draft: { links: presentLinks(seen) } },
    }),
});

function beginAhead(): Promise<void> {
  return actAndBegin({
    command: { type: 'endTransfers' },
    isThere: ({ moves }) => moves.reorganize !== undefined,
    begin: (later) => reorganize.begin({ links: presentLinks(later) }),
  });
}
