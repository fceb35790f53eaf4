import type { Seat } from '@illuminice/engine';
import { memo, type ReactElement } from 'react';
import { canUse } from '../../actions/play/index.ts';
import { ActionButtons } from '../../actions/turn/index.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { artUrl, HANDHELD_TABLE } from '../../base/theme/index.ts';
import { SpecialCard } from '../../pieces/cards/index.ts';
import { figuresOf, figureText } from '../../tabletop/goals/index.ts';
import { signed } from '../../tabletop/numbers/index.ts';
import { homeOf, nameOf, order, type Seen, useUi } from '../../tabletop/seen/index.ts';
import { openMenu } from './press-card.ts';

/** Treasury, Specials and the main buttons; with another board open, that player's Specials as far as they can be seen. */
export const HandBar = memo(function HandBar({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, me, pack } = seen;
  const viewed = useUi((state) => state.viewed);
  const seat: Seat = viewed ?? homeOf(seen);
  const figures = figuresOf(pack, view, seat);
  const known = signed(figures.income);
  const income = figures.cardHidden ? t('hand.incomeMore', '{known} or more', { known }) : known;
  const money = view.seats[seat]?.money;
  const own = seat === me;
  const handheld = useMedia(HANDHELD_TABLE);
  return (
    <section className="hand-bar" aria-label={t('hand.label', 'Treasury and Specials')}>
      <div className="treasury">
        <img src={artUrl.stat('income', 'gold')} alt="" width={38} height={38} />
        <p>
          <small>
            {own
              ? t('hand.treasury', 'Treasury')
              : t('hand.treasuryOf', 'Treasury of {name}', { name: nameOf(seen, seat) })}
          </small>
          <b>
            {money === 'hidden' ? '?' : money}
            <i>MB</i>
          </b>
          <small>
            {t('hand.all', '{money} in all · Income {income}', {
              money: figureText({ known: figures.money, isMore: figures.moneyHidden }),
              income: figures.taxes ? t('hand.tax', '{income} and tax', { income }) : income,
            })}
          </small>
        </p>
      </div>
      <ul
        className="hand"
        {...point('table.hand')}
        aria-label={
          own ? t('hand.own', 'Your Specials') : t('hand.of', 'Specials of {name}', { name: nameOf(seen, seat) })
        }
      >
        {view.seats[seat]?.hand.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots of a hand have no other identity
          <li key={index} {...(own ? point(`hand.${index}`) : {})}>
            <SpecialCard
              pack={pack}
              look={handheld ? 'card' : 'chip'}
              special={slot.card}
              faceUp={slot.faceUp}
              playable={own && slot.card !== undefined && canUse(seen, slot.card)}
              peekedAt={own && view.lights.includes(index)}
              onPress={(event) =>
                own && seen.moves.catchPeek?.includes(index)
                  ? order({ type: 'catchPeek', index })
                  : openMenu({ owner: seat, index }, event.currentTarget)
              }
            />
          </li>
        ))}
        {view.seats[seat]?.hand.length === 0 && (
          <li className="hand-empty">{t('hand.empty', 'No Specials in hand')}</li>
        )}
      </ul>
      <ActionButtons seen={seen} />
    </section>
  );
});
