/** All money of a structure placed anew: a power at the end of the turn, or a Special. */
import { t } from '../../base/i18n/index.ts';
import {
  abilityEntry,
  choosing,
  defineAction,
  latePanel,
  powerIsAhead,
  type Start,
} from '../../tabletop/action/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { actAndBegin, holdsPlay, type Seen } from '../../tabletop/seen/index.ts';
import { cardsOf, commandOf, leftIn, type MoneyDraft, ownTreasuries, placeRest } from './money-draft.ts';

export const redistribute = defineAction<MoneyDraft>({
  name: 'redistribute',
  isPossible: (seen, { special }) =>
    special === undefined ? seen.moves.redistribute !== undefined : holdsPlay(seen, special),
  panel: latePanel(async () => (await import('./redistribute-panel.tsx')).RedistributePanel),
  lights: (_, draft) => {
    const cards = leftIn(draft) > 0 ? cardsOf(draft) : [];
    return choosing({ choosable: cards, legal: cards });
  },
  press: (_, draft, card) => placeRest(draft, card),
  tried: (_, draft, card) =>
    cardsOf(draft).includes(card)
      ? { text: t('money.allPlaced', 'All money is placed: move it with the lists.'), rule: 'R-15.16' }
      : [commandOf({ ...draft, treasuries: { [card]: draft.total } })],
  turn: (seen) => {
    const entry = {
      act: 'redistribute',
      list: 'powers',
      label: t('act.redistribute', 'Move all your money freely'),
      icon: 'stack',
    } as const;
    if (seen.moves.redistribute) return [{ ...entry, start: starting(seen) }];
    return powerIsAhead(seen, 'redistributesMoney')
      ? [{ ...entry, hint: t('act.powers.ahead', 'after the transfers'), start: { run: () => void beginAhead() } }]
      : [];
  },
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
  return { draft: freely(seen) };
}

function freely(seen: Seen): MoneyDraft {
  return { total: seen.moves.redistribute?.total ?? 0, treasuries: ownTreasuries(seen) };
}

function beginAhead(): Promise<void> {
  return actAndBegin({
    command: { type: 'endTransfers' },
    isThere: ({ moves }) => moves.redistribute !== undefined,
    begin: (later) => redistribute.begin(freely(later)),
  });
}
