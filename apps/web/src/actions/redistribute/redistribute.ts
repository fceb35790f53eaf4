/** All money of a structure placed anew: a power at the end of the turn, or a Special. */
import { t } from '../../base/i18n/index.ts';
import { abilityEntry, defineAction, latePanel, type Start } from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { holdsPlay, type Seen } from '../../tabletop/seen/index.ts';
import { type MoneyDraft, ownTreasuries } from './money-draft.ts';

export const redistribute = defineAction<MoneyDraft>({
  name: 'redistribute',
  isPossible: (seen, { special }) =>
    special === undefined ? seen.moves.redistribute !== undefined : holdsPlay(seen, special),
  panel: latePanel(async () => (await import('./redistribute-panel.tsx')).RedistributePanel),
  turn: (seen) =>
    seen.moves.redistribute
      ? [
          {
            act: 'redistribute',
            list: 'powers',
            label: t('act.redistribute', 'Move all your money freely'),
            icon: 'stack',
            start: starting(seen),
          },
        ]
      : [],
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'redistributesMoney',
      why: seen.moves.redistribute
        ? undefined
        : whyRefused(seen, { type: 'redistribute', treasuries: ownTreasuries(seen) }),
      start: starting(seen),
    }),
});

function starting(seen: Seen): Start<MoneyDraft> {
  return { draft: { total: seen.moves.redistribute?.total ?? 0, treasuries: ownTreasuries(seen) } };
}
