import type { Offer } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';

const HOUR = 3600;
/** The last seconds are told in red. */
const SOON = 10;
/** `offerReadMs` of the table. */
const READING = 20;

/** How long an offer stays open, or its maker waits for the answer (T-16); nothing where neither ends. */
export function OfferClock({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement | undefined {
  const clock = useTable(({ clocks }) =>
    clocks.offers.find(({ from, to, serial }) => from === offer.from && to === offer.to && serial === offer.serial),
  );
  const reading = useSecondsLeft(useDeadline(clock?.readUntil)) ?? 0;
  const open = useSecondsLeft(useDeadline(clock?.endsAt));
  const waits = reading > 0 && (open === undefined || reading < open);
  const left = waits ? reading : open;
  if (left === undefined) return undefined;
  const text = left >= HOUR ? t('offer.hours', '{hours} h', { hours: Math.round(left / HOUR) }) : clockText(left);
  const share = Math.min(1, left / (waits ? READING : Math.max(1, seen.view.options.offerSeconds)));
  const label = waits
    ? t('offer.waits', '{name} waits for your answer for {time}', { name: nameOf(seen, offer.from), time: text })
    : t('offer.open', 'Stays open for {time}', { time: text });
  return (
    <span
      className={`offer-clock ${left <= SOON ? 'offer-clock-soon' : ''}`}
      role="timer"
      aria-label={label}
      title={label}
    >
      <Icon name="hourglass" size={16} /> {text}
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}

function useDeadline(endsAt: number | undefined): { readonly endsAt: number } | undefined {
  return useMemo(() => (endsAt === undefined ? undefined : { endsAt }), [endsAt]);
}
