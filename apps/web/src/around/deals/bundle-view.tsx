import type { Bundle, Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { isEmpty } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Coin } from '../../base/theme/index.ts';
import { LooseCard, SpecialCard } from '../../pieces/cards/index.ts';
import { type Seen, show } from '../../tabletop/seen/index.ts';

interface BundleViewProps {
  readonly seen: Seen;
  readonly bundle: Bundle;
  /** Who hands it over. */
  readonly giver: Seat;
  /** What an empty one says. */
  readonly empty?: string;
}

/** One of the two bundles as it was offered; a press enlarges a card. */
export function BundleView({
  seen,
  bundle,
  giver,
  empty = t('deal.nothing', 'nothing'),
}: BundleViewProps): ReactElement {
  const { pack, view } = seen;
  const { money, groups = [], specials = [] } = bundle;
  const treasury = (card: number) => view.seats[giver]?.groups.find((group) => group.card === card)?.money;
  return (
    <div className="bundle">
      <div className="bundle-cards">
        {isEmpty(bundle) && <p className="bundle-nothing">{empty}</p>}
        {groups.map((card) => (
          <LooseCard key={card} pack={pack} card={card} money={treasury(card)} onPress={() => show({ card })} />
        ))}
        {specials.map((special, index) => (
          <SpecialCard
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one Special differ by nothing else
            key={index}
            pack={pack}
            special={special}
            onPress={() => show({ special })}
          />
        ))}
        {money ? (
          <p className="bundle-money">
            <Coin amount={money} size="large" />
            <b>{t('deal.mb', '{money} MB', { money })}</b>
            <small>{t('deal.treasury', 'from treasury to treasury')}</small>
          </p>
        ) : undefined}
      </div>
    </div>
  );
}
