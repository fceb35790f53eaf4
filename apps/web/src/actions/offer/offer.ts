/** An exchange with another player: put together in a dialogue of its own. */
import type { Bundle, Seat, SeatCommand } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { defineAction, regular } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { isOwnGroup, rivalsOf, type Seen, ui } from '../../tabletop/seen/index.ts';
import { newDeal } from './new-deal.ts';

export const offer = defineAction({
  name: 'offer',
  turn: (seen) => {
    const entry = {
      act: 'trade',
      label: t('act.trade', 'Trade a group'),
      icon: 'trade',
      hotkey: 'T',
      why: partnerForGroups(seen) === undefined ? whyNoTrade(seen) : undefined,
      start: { run: () => openTrade(seen) },
    } as const;
    const why = seen.moves.offer ? undefined : whyNone(seen, rivalsOf(seen).map(anyOffer));
    return [...regular(seen, entry), { ...entry, list: 'main', label: t('act.trade.short', 'Trade'), why }];
  },
  keys: (seen) => ({ t: seen.moves.offer && { run: () => openTrade(seen) } }),
  onCard: (seen, card) =>
    isOwnGroup(seen, card)
      ? [
          {
            label: t('menu.giveGroup', 'Transfer group to a player'),
            why: partnerForGroups(seen) === undefined ? whyNoTrade(seen, card) : undefined,
            start: { run: () => openDeal(partnerForGroups(seen), { groups: [card] }) },
          },
        ]
      : [],
  pointsTo: ({ type }) =>
    type === 'accept' || type === 'reject' ? [`offer.${type}`, 'tab.deals', 'nav.deals'] : undefined,
});

const partnerForGroups = ({ moves }: Seen): Seat | undefined => moves.offer?.groupsWith[0];

export function openDeal(partner: Seat | undefined, give?: Bundle): void {
  if (partner !== undefined) ui({ menu: undefined, deal: newDeal(partner, give) });
}

function openTrade(seen: Seen): void {
  openDeal(partnerForGroups(seen) ?? seen.moves.offer?.to[0]);
}

/** Any offer at all: something for nothing. */
export function anyOffer(to: Seat): SeatCommand {
  return { type: 'offer', to, give: {}, want: { money: 1 } };
}

/** Asked of everybody with whom a Group could change hands: one of mine, or one of theirs. */
function whyNoTrade(seen: Seen, mine = seen.view.seats[seen.me ?? -1]?.groups[0]?.card): Reason | undefined {
  return whyNone(
    seen,
    rivalsOf(seen).map((to) => {
      const theirs = seen.view.seats[to]?.groups[0]?.card;
      if (mine !== undefined) return { type: 'offer', to, give: { groups: [mine] }, want: { money: 1 } };
      return theirs === undefined ? anyOffer(to) : { type: 'offer', to, give: {}, want: { groups: [theirs] } };
    }),
  );
}
