import type { CardNo, Seat } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { type Effect, type Exchange, effectsOn, type Figure, subtreeOf, wouldWin } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Board } from '../../pieces/board/index.ts';
import type { Ring } from '../../pieces/cards/index.ts';
import { goalLabel, knownGoal } from '../../tabletop/goals/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { afterTrade } from './after-trade.ts';

interface AfterProps extends Exchange {
  readonly seen: Seen;
  readonly title: string;
}

/** What the exchange does to one side: the structure with what arrives, what leaves, and six figures. */
export function StructureAfter({ seen, seat, partner, gives, gets, place, title }: AfterProps): ReactElement {
  const exchange = useMemo(
    () => ({ seat, partner, gives, gets, ...(place ? { place } : {}) }),
    [seat, gives, gets, partner, place],
  );
  const { view, lost } = useMemo(() => afterTrade(seen, exchange), [seen, exchange]);
  const effects = useMemo(() => effectsOn(seen.pack, seen.view, exchange), [seen, exchange]);
  const wins = useMemo(() => wouldWin(effects, seen.view.options), [effects, seen]);
  const goal = knownGoal(seen.pack, seen.view, seat);
  const whole = (owner: Seat, roots: readonly CardNo[] = []) =>
    roots.flatMap((root) => subtreeOf(seen.view.seats[owner]?.groups ?? [], root));
  const text = (cards: readonly CardNo[]) => cards.map((card) => cardName(seen, card)).join(', ');
  const leaves = whole(seat, gives.groups);
  const arrives = whole(partner, gets.groups);
  const rings = new Map<CardNo, Ring>(arrives.map((card) => [card, 'arrives']));
  return (
    <section className="after" aria-label={title}>
      <div className="after-head">
        <h3>{title}</h3>
        {wins && (
          <p className="after-wins" role="alert">
            {seat === seen.me
              ? t('deal.youWin', 'With this you would have what it takes to win.')
              : t('deal.theyWin', 'With this {name} would have what it takes to win.', { name: nameOf(seen, seat) })}
          </p>
        )}
      </div>
      <div className="after-board">
        <Board pack={seen.pack} view={view} seat={seat} label={title} rings={rings} largestFit={0.66} whole />
        <ul>
          {arrives.length > 0 && (
            <li className="after-arrives">{t('deal.arrives', 'Arrives: {cards}', { cards: text(arrives) })}</li>
          )}
          {leaves.length > 0 && (
            <li className="after-leaves">{t('deal.leaves', 'Leaves: {cards}', { cards: text(leaves) })}</li>
          )}
          {lost.length > 0 && (
            <li className="after-leaves">{t('deal.noRoom', 'No room for: {cards}', { cards: text(lost) })}</li>
          )}
        </ul>
      </div>
      <dl className="figures">
        {effects.map((effect) => (
          <div key={effect.figure}>
            <dt>{effect.figure === 'goal' && goal ? goalLabel(goal) : figureName(effect.figure)}</dt>
            <dd>
              <Change effect={effect} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function figureName(figure: Figure): string {
  switch (figure) {
    case 'cards':
      return t('figure.cards', 'Cards');
    case 'power':
      return t('figure.power', 'Power');
    case 'transferable':
      return t('figure.transferable', 'Transferable');
    case 'income':
      return t('figure.income', 'Income');
    case 'goal':
      return t('figure.goal', 'Goal');
    case 'score':
      return t('figure.score', 'Score');
    case 'money':
      return t('figure.money', 'All money');
  }
}

function Change({ effect: { before, after, need } }: { readonly effect: Effect }): ReactElement {
  if (before === undefined || after === undefined)
    return (
      <>
        <b>?</b>
        <small>{t('figure.unknown', 'not known')}</small>
      </>
    );
  const by = after - before;
  return (
    <>
      <b>
        {by !== 0 && <i>{before}›</i>}
        {after}
        {need !== undefined && <i>/{need}</i>}
      </b>
      <small className={by > 0 ? 'figure-up' : by < 0 ? 'figure-down' : ''}>
        {by === 0 ? t('figure.same', 'same') : by > 0 ? `+${by}` : `−${-by}`}
      </small>
    </>
  );
}
