/** Luck told apart from play: what dice and cards gave each seat, and what its own decisions cost, in points of the chance to win. */
import type { Replay } from '@illuminice/table';
import { memo, type ReactElement } from 'react';
import { i18n, t } from '../../base/i18n/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import type { RolledAttack } from './attacks-of.ts';
import { peopleIn } from './people-in.ts';
import { luckOf, type Review, rollsOf } from './review-of.ts';

interface LuckProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly attacks: readonly RolledAttack[];
  readonly review: Review;
}

export const LuckTable = memo(function LuckTable({ seen, replay, attacks, review }: LuckProps): ReactElement {
  const { luck, draws, decisions } = review;
  const people = peopleIn(replay);
  const lossOf = (seat: number): number =>
    decisions.reduce((sum, decision) => sum + (decision.seat === seat ? decision.loss : 0), 0);
  return (
    <section className="review-luck">
      <h3>
        {t('review.luck', 'Luck')} <small>{t('review.luckPoints', 'in points of the chance to win')}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('review.who', 'Who')}</span>
            </th>
            <th scope="col">{t('review.won', 'Won (expected)')}</th>
            <th scope="col">{t('review.dice', 'Dice')}</th>
            <th scope="col">{t('review.cards', 'Cards')}</th>
            <th scope="col">{t('review.play', 'Play')}</th>
          </tr>
        </thead>
        <tbody>
          {luckOf(attacks, seen.view.seats.length).map(({ seat, rolled, won, expected }) => (
            <tr key={seat} data-seat={seat}>
              <th scope="row">{nameOf(seen, seat)}</th>
              <td>
                {t('review.wonOf', '{won} of {rolled}', { won, rolled })} <small>({inTenths(expected)})</small>
              </td>
              <Points of={luck[seat] ?? 0} />
              <Points of={draws[seat] ?? 0} />
              {people.includes(seat) ? (
                <Points of={-lossOf(seat)} />
              ) : (
                <td title={t('review.notJudged', 'Only people’s decisions are judged.')}>–</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Rolls attacks={attacks} />
    </section>
  );
});

const inTenths = (count: number): string => i18n.number(count, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** As far as ten points the bar grows. */
const WIDEST = 10;

function Points({ of }: { readonly of: number }): ReactElement {
  const points = Math.round(of);
  return (
    <td className="review-points-of" data-sign={Math.sign(points)}>
      <i style={{ width: `${(50 * Math.min(WIDEST, Math.abs(of))) / WIDEST}%` }} />
      <b>{points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`}</b>
    </td>
  );
}

/** From 2 to 12; the line is how often it would come in as many rolls. 11 and 12 always fail. */
function Rolls({ attacks }: Pick<LuckProps, 'attacks'>): ReactElement {
  const rolls = rollsOf(attacks);
  const most = Math.max(1, ...rolls.flatMap(({ count, expected }) => [count, expected]));
  return (
    <ul className="review-rolls" aria-label={t('review.rolls', 'How often each roll came')}>
      {rolls.map(({ roll, count, expected }) => (
        <li key={roll} data-fails={roll > 10 || undefined}>
          <i style={{ height: `${(100 * count) / most}%` }} />
          <u style={{ bottom: `calc(15px + ${(expected / most) * 40}px)` }} />
          <small>{roll}</small>
          <span className="visually-hidden">
            {t('review.times', '{count, plural, one {once} other {# times}}', { count })}
          </span>
        </li>
      ))}
    </ul>
  );
}
