/** The paper a deal is written on: two bundles side by side, and below each what the exchange does to that side. */

import type { Placements } from '@illuminice/engine';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { Exchange } from '../../actions/offer/index.ts';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Panel, Pips, Stamp } from '../../base/theme/index.ts';
import { forgetRefusal, RefusalNote } from '../../tabletop/parts/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { givesText } from './offer-text.ts';
import { StructureAfter } from './structure-after.tsx';

interface DealPaperProps {
  readonly seen: Seen;
  readonly title: string;
  /** As the left side sees it: oneself, or whoever made the offer for who only looks on. */
  readonly exchange: Exchange;
  /** Arrows the other side has named for what it receives. */
  readonly theirPlace?: Placements;
  /** Beside the title: how long it stays open. */
  readonly clock?: ReactNode;
  /** Between title and bundles. */
  readonly intro?: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly footer: ReactNode;
  readonly close: () => void;
}

export function DealPaper(props: DealPaperProps): ReactElement {
  const { seen, title, exchange, theirPlace, clock, intro, left, right, footer, close } = props;
  const { seat, partner, gives, gets } = exchange;
  useEffect(forgetRefusal, []);
  const cost = (gives.groups?.length ?? 0) + (gets.groups?.length ?? 0);
  return (
    <dialog className="trade" aria-label={title} ref={modal} onClose={close}>
      <Panel look="paper" className="trade-paper">
        <header>
          <Stamp>{t('deal.stamp', 'Deal')}</Stamp>
          <h2>{title}</h2>
          <p>{costText(seen, cost)}</p>
          {cost > 0 && <Pips total={2} left={cost} />}
          {clock}
        </header>
        {/* Toasts lie behind a dialogue. */}
        <RefusalNote />
        {intro}
        <div className="trade-sides">
          <section>
            <h3>{givesText(seen, seat)}</h3>
            {left}
          </section>
          <section>
            <h3>{seat === seen.me ? t('deal.get', 'You get') : givesText(seen, partner)}</h3>
            {right}
          </section>
          <StructureAfter seen={seen} {...exchange} title={afterText(seen, seat)} />
          <StructureAfter
            seen={seen}
            seat={partner}
            partner={seat}
            gives={gets}
            gets={gives}
            title={afterText(seen, partner)}
            {...(theirPlace ? { place: theirPlace } : {})}
          />
        </div>
        <footer>{footer}</footer>
      </Panel>
    </dialog>
  );
}

function afterText(seen: Seen, seat: number): string {
  return seat === seen.me
    ? t('deal.yours', 'Your structure after')
    : t('deal.theirs', 'Structure of {name} after', { name: nameOf(seen, seat) });
}

function costText(seen: Seen, cost: number): string {
  if (cost === 0) return t('deal.free', 'One exchange, whole or not at all. It costs no action.');
  return seen.view.turn.seat === seen.me
    ? t(
        'deal.cost.you',
        'One exchange, whole or not at all. It costs {cost, plural, one {one of your actions} other {# of your actions}}.',
        { cost },
      )
    : t(
        'deal.cost.them',
        'One exchange, whole or not at all. It costs {name} {cost, plural, one {an action} other {# actions}}.',
        { cost, name: nameOf(seen, seen.view.turn.seat) },
      );
}
