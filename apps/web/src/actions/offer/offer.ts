/** An exchange with another player: put together in a dialogue of its own. */
import type { Bundle, Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { defineAction, regular } from '../../tabletop/action/index.ts';
import { isOwnGroup, type Seen, ui } from '../../tabletop/seen/index.ts';
import { newDeal } from './new-deal.ts';

export const offer = defineAction({
  name: 'offer',
  turn: (seen) => {
    const entry = {
      act: 'trade',
      label: t('act.trade', 'Trade a group'),
      icon: 'trade',
      hotkey: 'T',
      why:
        partnerForGroups(seen) === undefined
          ? { text: t('why.trade.none', 'Nobody can trade groups with you at this moment.'), rule: 'R-14.6' }
          : undefined,
      start: { run: () => openTrade(seen) },
    } as const;
    const why = seen.options.offer
      ? undefined
      : { text: t('deal.notNow', 'Not at this moment: something is being settled.'), rule: 'R-14.2' };
    return [...regular(seen, entry), { ...entry, list: 'main', label: t('act.trade.short', 'Trade'), why }];
  },
  keys: (seen) => ({ t: seen.options.offer && { run: () => openTrade(seen) } }),
  onCard: (seen, card) =>
    isOwnGroup(seen, card)
      ? [
          {
            label: t('menu.giveGroup', 'Transfer group to a player'),
            why:
              partnerForGroups(seen) === undefined
                ? {
                    text: t('why.giveGroup', 'Groups change hands only among the actions of one of the two players.'),
                    rule: 'R-14.6',
                  }
                : undefined,
            start: { run: () => openDeal(partnerForGroups(seen), { groups: [card] }) },
          },
        ]
      : [],
  pointsTo: ({ type }) => (type === 'accept' ? ['offer.accept', 'tab.deals', 'nav.deals'] : undefined),
});

const partnerForGroups = ({ options }: Seen): Seat | undefined => options.offer?.groupsWith[0];

export function openDeal(partner: Seat | undefined, give?: Bundle): void {
  if (partner !== undefined) ui({ menu: undefined, deal: newDeal(partner, give) });
}

function openTrade(seen: Seen): void {
  openDeal(partnerForGroups(seen) ?? seen.options.offer?.to[0]);
}
