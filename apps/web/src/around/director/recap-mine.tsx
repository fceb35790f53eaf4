import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { basicProgress, figuresOf } from '../../tabletop/goals/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { listed } from '../../tabletop/sentences/index.ts';
import { Emblem } from './emblem.tsx';
import type { Recap } from './recap-of.ts';

/** What it all came to for this player. */
export function RecapMine({
  seen,
  recap: { before, after },
}: {
  readonly seen: Seen;
  readonly recap: Recap;
}): ReactElement | undefined {
  const { me, pack } = seen;
  if (me === undefined) return undefined;
  const cardsIn = (view: Recap['before']) => (view.seats[me]?.groups ?? []).map(({ card }) => card);
  const kept = new Set(cardsIn(after));
  const had = new Set(cardsIn(before));
  const lost = cardsIn(before).filter((card) => !kept.has(card));
  const won = cardsIn(after).filter((card) => !had.has(card));
  const [cards, cardsNow] = [basicProgress(pack, before, me), basicProgress(pack, after, me)];
  const [money, moneyNow] = [figuresOf(pack, before, me).money, figuresOf(pack, after, me).money];
  const names = (list: readonly number[]) => listed(list.map((card) => cardName(seen, card)));
  const isSame = lost.length + won.length === 0 && money === moneyNow;
  return (
    <p className="recap-mine">
      <Emblem seen={seen} seat={me} />
      <b>{t('recap.mine', 'What changed for you')}</b>
      {isSame && <span>{t('recap.same', 'nothing')}</span>}
      {lost.length > 0 && (
        <span className="recap-lost">
          <Icon name="death-skull" size={18} /> {t('recap.lost', '{cards} lost', { cards: names(lost) })}
        </span>
      )}
      {won.length > 0 && (
        <span>
          <Icon name="family-tree" size={18} /> {t('recap.won', '{cards} gained', { cards: names(won) })}
        </span>
      )}
      {cards.have !== cardsNow.have && (
        <span>
          <Icon name="family-tree" size={18} />{' '}
          {t('recap.cards', '{before} › {after} cards of {need}', {
            before: cards.have,
            after: cardsNow.have,
            need: cardsNow.need,
          })}
        </span>
      )}
      {money !== moneyNow && (
        <span>
          <Icon name="two-coins" size={18} />{' '}
          {t('recap.ownMoney', '{before} › {after} MB', { before: money, after: moneyNow })}
        </span>
      )}
    </p>
  );
}
