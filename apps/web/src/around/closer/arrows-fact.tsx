import type { CardNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { directionName } from '../../tabletop/arrows/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { type ArrowState, arrowStates } from './arrow-states.ts';

/** T-29: the control arrows of a card, drawn and in words. */
export function ArrowsFact({ seen, card }: { readonly seen: Seen; readonly card: CardNo }): ReactElement {
  const arrows = arrowStates(seen, card);
  if (arrows.length === 0) return <>{t('closer.noArrows', 'none: it can control nobody')}</>;
  return (
    <ul className="arrows-fact">
      {arrows.map((arrow) => (
        <li key={arrow.direction} className={arrow.isBlocked ? 'arrow-blocked' : undefined}>
          <img
            alt=""
            src={artUrl.arrow(arrow.puppet === undefined ? 'free' : 'link', arrow.direction)}
            width={20}
            height={20}
          />
          {stateText(seen, arrow)}
        </li>
      ))}
    </ul>
  );
}

function stateText(seen: Seen, { direction, puppet, isBlocked }: ArrowState): string {
  const values = { direction: directionName(direction), puppet: puppet === undefined ? '' : cardName(seen, puppet) };
  if (puppet !== undefined) return t('closer.arrowTaken', '{direction}: {puppet}', values);
  return isBlocked
    ? t('closer.arrowBlocked', '{direction}: blocked', values)
    : t('closer.arrowFree', '{direction}: free', values);
}
