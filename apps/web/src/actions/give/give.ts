/** A gift of money or Specials; where gifts need consent it is an offer that wants nothing. */
import type { Bundle, Seat, SpecialNo } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { defineAction, latePanel, type Start } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { rivalsOf, type Seen } from '../../tabletop/seen/index.ts';
import { openDeal } from '../offer/index.ts';

export interface GiftDraft {
  readonly to?: Seat;
  readonly money: number;
  readonly specials: readonly SpecialNo[];
}

export const give = defineAction<GiftDraft>({
  name: 'give',
  isPossible: ({ moves }) => moves.give !== undefined,
  panel: latePanel(async () => (await import('./give-panel.tsx')).GivePanel),
  turn: (seen) => {
    const { view } = seen;
    return [
      {
        act: 'give',
        list: 'free',
        label: t('act.give', 'Give money or Specials'),
        icon: 'present',
        hint: view.options.giftConsent ? t('act.give.offer', 'as an offer') : undefined,
        why: seen.moves.give || asOffer(seen) ? undefined : whyNoGift(seen, { money: 1 }),
        start: starting(seen, {}),
      },
    ];
  },
  onCard: (seen, card) =>
    seen.me !== undefined && card === seen.me
      ? [
          {
            label: t('menu.giveMoney', 'Give money'),
            why: (seen.moves.give?.money ?? 0) > 0 || asOffer(seen) ? undefined : whyNoGift(seen, { money: 1 }),
            start: starting(seen, { money: 1 }),
          },
        ]
      : [],
  onSlot: (seen, { owner, index }) => {
    const special = seen.view.seats[owner]?.hand[index]?.card;
    if (owner !== seen.me || special === undefined) return [];
    return [
      {
        label: t('menu.give', 'Give'),
        why:
          seen.moves.give?.specials.includes(special) || asOffer(seen)
            ? undefined
            : whyNoGift(seen, { specials: [special] }),
        start: starting(seen, { specials: [special] }),
      },
    ];
  },
});

/** the other player has to agree, so it is offered. */
function asOffer({ view, moves }: Seen): boolean {
  return view.options.giftConsent && moves.offer !== undefined;
}

function starting(seen: Seen, gift: Pick<Bundle, 'money' | 'specials'>): Start<GiftDraft> {
  return asOffer(seen)
    ? { run: () => openDeal(seen.moves.offer?.to[0], gift) }
    : { draft: { money: 0, specials: [], ...gift } };
}

function whyNoGift(seen: Seen, gift: Pick<Bundle, 'money' | 'specials'>): Reason | undefined {
  return whyNone(
    seen,
    rivalsOf(seen).map((to) => ({ type: 'give', to, ...gift }) as const),
  );
}
