import type { Offer } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

const HOUR = 3600;
/** The last seconds are told in red. */
const SOON = 10;

/** How long an offer stays open; nothing where offers do not lapse. */
export function OfferClock({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement | undefined {
  const ends = useTable(({ clocks }) =>
    clocks.offers.find(({ from, to, serial }) => from === offer.from && to === offer.to && serial === offer.serial),
  );
  const left = useSecondsLeft(ends);
  if (left === undefined) return undefined;
  const text = left >= HOUR ? t('offer.hours', '{hours} h', { hours: Math.round(left / HOUR) }) : clockText(left);
  const share = Math.min(1, left / Math.max(1, seen.view.options.offerSeconds));
  return (
    <span
      className={`offer-clock ${left <= SOON ? 'offer-clock-soon' : ''}`}
      role="timer"
      aria-label={t('offer.open', 'Stays open for {time}', { time: text })}
      title={t('offer.open', 'Stays open for {time}', { time: text })}
    >
      <Icon name="hourglass" size={16} /> {text}
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
