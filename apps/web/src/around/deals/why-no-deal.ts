/** Why an offer could not be made as it stands: the questions of the engine in its order, each with its rule. */

import { actionsFor, isEmpty } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import type { DealDraft, Seen } from '../../tabletop/seen/index.ts';

export interface WhyNoDeal {
  readonly text: string;
  readonly rule: string;
}

/** Only for a draft that is not admitted. */
export function whyNoDeal({ options: { offer } }: Seen, deal: DealDraft): WhyNoDeal {
  const groups = actionsFor(deal);
  if (!offer?.to.includes(deal.with))
    return { text: t('deal.notNow', 'Not at this moment: something is being settled.'), rule: 'R-14.2' };
  if (isEmpty(deal.give) && isEmpty(deal.want))
    return { text: t('deal.bothEmpty', 'Put something into one of the two bundles.'), rule: 'R-14.4' };
  if (groups > 0 && !offer.groupsWith.includes(deal.with))
    return {
      text: t('deal.noGroups', 'Groups change hands only among the actions of one of you two.'),
      rule: 'R-14.6',
    };
  if (groups > offer.groups)
    return {
      text: t(
        'deal.tooMany',
        'Every Group that moves costs an action: {groups, plural, one {one moves} other {# move}}, {left, plural, one {one action is} other {# actions are}} left.',
        { groups, left: offer.groups },
      ),
      rule: 'R-14.6',
    };
  if (deal.give.money > offer.money)
    return { text: t('deal.tooDear', 'So much does not lie in your treasury.'), rule: 'R-14.3' };
  if (isEmpty(deal.want)) return { text: t('deal.throws', 'As a gift it would hand over the game.'), rule: 'R-14.12' };
  return { text: t('deal.noPlace', 'What arrives does not fit where you want it.'), rule: 'R-14.13' };
}
