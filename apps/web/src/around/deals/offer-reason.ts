/** Why a computer player did not take an offer, as it would say it: the keys of packages/bots/src/texts/reason.ts that come with a no. */
import type { Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { TableInfo } from '../../session/stores/index.ts';
import { named, type Seen } from '../../tabletop/seen/index.ts';
import { proposalReason } from './proposal-reason.ts';

type OfferReason = NonNullable<NonNullable<TableInfo['own']>['reasons']>[number]['reason'];

/** Undefined: a person said no, or the reason belongs to another offer. */
export function offerReason(
  seen: Seen,
  { to, serial }: { readonly to: Seat; readonly serial: number },
): string | undefined {
  const given = seen.info.own?.reasons?.find((answer) => answer.to === to && answer.serial === serial);
  return given && reasonText(seen, given.reason);
}

export function reasonText(seen: Seen, { key, values = {} }: OfferReason): string {
  switch (key) {
    case 'noTrading':
      return t('offer.why.noTrading', 'I do not trade.');
    case 'offerLoses':
      return t('offer.why.loses', 'I would lose by that.');
    case 'offerTooThin':
      return t('offer.why.tooThin', 'Not enough in it for me.');
    case 'offerCarriesToVictory':
      return t(
        'offer.why.carriesToVictory',
        'That would carry {nameIs, select, you {you} other {{name}}} to the door of victory.',
        named(seen, values.seat ?? -1),
      );
    case 'fairForMoney':
      return t('offer.why.fairForMoney', 'For {amount} MB I would do it.', { amount: values.amount ?? 0 });
    case 'fairWithLess':
      return t('offer.why.fairWithLess', 'It is worth {amount} MB to me, not more.', { amount: values.amount ?? 0 });
    case 'leaderNotHelped':
      return t(
        'offer.why.leader',
        '{nameIs, select, you {You are} other {{name} is}} too near victory for that.',
        named(seen, values.seat ?? -1),
      );
    case 'offerFairWithMore':
      return t('offer.why.fairWithMore', 'With {amount} MB on top it would be fair.', { amount: values.amount ?? 0 });
    case 'peaceNeedsPromise':
      return t('offer.why.needsPromise', 'Not without a promise.');
    case 'peaceNotWorthIt':
      return t('offer.why.peaceNotWorthIt', 'I do not need your peace that much.');
    default:
      return (
        proposalReason(seen, { key, seat: values.seat ?? -1 }) ??
        t('offer.why.notNow', 'I cannot do my part of that now.')
      );
  }
}
