/** Who stood in whose way, who dealt with whom, and whose word was good. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { memo, type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { PromiseLedger } from '../deals/index.ts';
import type { RolledAttack } from './attacks-of.ts';
import { dealsOf } from './deals-of.ts';
import { dealTold, stoppedTold } from './review-sentences.ts';

interface StoppedProps {
  readonly seen: Seen;
  readonly attacks: readonly RolledAttack[];
}

export const StoppedAttacks = memo(function StoppedAttacks({ seen, attacks }: StoppedProps): ReactElement | undefined {
  const stopped = attacks.filter(({ stoppedBy }) => stoppedBy.length > 0);
  if (stopped.length === 0) return undefined;
  return (
    <section>
      <h3>{t('review.stopped', 'Who stopped whom')}</h3>
      <ol className="review-points">
        {stopped.map((attack) => {
          const { title, note } = stoppedTold(seen, attack);
          return (
            <li key={attack.at} data-seat={attack.stoppedBy[0]?.seat}>
              <button type="button" onClick={() => goTo(attack.at)}>
                <b>{title}</b>
                <small>{note}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

interface KeptProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly eyes: Viewer;
}

export const DealsMade = memo(function DealsMade({ seen, replay, eyes }: KeptProps): ReactElement | undefined {
  const deals = useMemo(() => dealsOf(replay, eyes), [replay, eyes]);
  if (deals.length === 0) return undefined;
  return (
    <section>
      <h3>{t('review.deals', 'Deals')}</h3>
      <ol className="review-points">
        {deals.map((deal) => {
          const { title, note } = dealTold(seen, deal);
          return (
            <li key={deal.at} data-seat={deal.offer.from}>
              <button type="button" onClick={() => goTo(deal.at)}>
                <b>{title}</b>
                <small>{note}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

/** As they stood at the end. */
export const KeptPromises = memo(function KeptPromises({ seen }: Pick<KeptProps, 'seen'>): ReactElement | undefined {
  if (seen.info.promises.every(({ state }) => state === 'offered')) return undefined;
  return (
    <section className="review-word">
      <h3>{t('promise.ledger', 'Promises')}</h3>
      <PromiseLedger seen={seen} />
    </section>
  );
});
