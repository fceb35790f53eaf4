/** What decided the game, beside the table it is replayed on. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import { cardName, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { attacksOf, type RolledAttack } from './attacks-of.ts';
import { CourseChart } from './course-chart.tsx';
import { DecisionList } from './decision-list.tsx';
import { luckOf, rollsOf, type TurningPoint } from './review-of.ts';
import { KeptPromises, StoppedAttacks } from './stopped-and-kept.tsx';
import { useReview } from './use-review.ts';
import './review.css';

interface ReviewProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly at: number;
  readonly eyes: Viewer;
}

export function ReviewPanel({ seen, replay, at, eyes }: ReviewProps): ReactElement {
  const { turns, points, luck, decisions, done, all } = useReview(eyes);
  const attacks = attacksOf(replay);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="review" aria-label={t('review.tab', 'Review')} tabIndex={0}>
      <CourseChart seen={seen} replay={replay} eyes={eyes} turns={turns} at={at} />
      {done < all && <Working done={done} all={all} />}
      <h3>{t('review.points', 'Turning points')}</h3>
      {points.length === 0 && done === all && (
        <p>{t('review.none', 'No attack moved anybody’s chance by ten points.')}</p>
      )}
      <ol className="review-points">
        {points.map((point) => (
          <li key={point.attack.at} data-seat={point.seat}>
            <Point seen={seen} point={point} />
          </li>
        ))}
      </ol>
      <LuckTable seen={seen} attacks={attacks} luck={luck} />
      <DecisionList seen={seen} replay={replay} decisions={decisions} isWhole={done === all} />
      <StoppedAttacks seen={seen} attacks={attacks} />
      <KeptPromises seen={seen} replay={replay} eyes={eyes} />
    </section>
  );
}

function Point({ seen, point }: { readonly seen: Seen; readonly point: TurningPoint }): ReactElement {
  const { attack, seat, before, after } = point;
  return (
    <button type="button" onClick={() => goTo(attack.at)}>
      <b>
        {t('review.attack', '{name}: attack on {card} {how, select, won {succeeds} other {fails}} at {share}%', {
          name: nameOf(seen, attack.seat),
          card: cardName(seen, attack.target),
          how: attack.succeeded ? 'won' : 'lost',
          share: percent(attack.required),
        })}
      </b>
      <small>
        {t('review.swing', 'turn {turn}: {name} from {before}% to {after}%', {
          turn: attack.turn,
          name: nameOf(seen, seat),
          before,
          after,
        })}
      </small>
    </button>
  );
}

/** Beside the chart, which is drawn from left to right meanwhile. */
function Working({ done, all }: { readonly done: number; readonly all: number }): ReactElement {
  return (
    <p className="review-working">
      <progress value={done} max={all} aria-label={t('review.tab', 'Review')} />
      {t('review.working', 'Reckoning: {done} of {all}', { done, all })}
    </p>
  );
}

interface LuckProps {
  readonly seen: Seen;
  readonly attacks: readonly RolledAttack[];
  /** By seat, in points of chance. */
  readonly luck: readonly number[];
}

function LuckTable({ seen, attacks, luck }: LuckProps): ReactElement {
  const rolls = rollsOf(attacks);
  const most = Math.max(1, ...rolls.flatMap(({ count, expected }) => [count, expected]));
  return (
    <>
      <h3>
        {t('review.luck', 'Luck')}{' '}
        <small>{t('review.luckNote', 'attacks won and expected; points of chance the dice gave')}</small>
      </h3>
      <ul className="review-luck">
        {luckOf(attacks, seen.view.seats.length).map(({ seat, rolled, won, expected }) => (
          <li key={seat} data-seat={seat}>
            <b>{nameOf(seen, seat)}</b>
            <span>{t('review.wonOf', '{won} of {rolled}', { won, rolled })}</span>
            <span>{expected.toFixed(1)}</span>
            <em data-good={(luck[seat] ?? 0) >= 0}>{signed(luck[seat] ?? 0)}</em>
          </li>
        ))}
      </ul>
      <ul className="review-rolls" aria-label={t('review.rolls', 'How often each roll came')}>
        {rolls.map(({ roll, count, expected }) => (
          <li key={roll}>
            <i style={{ height: `${(100 * count) / most}%` }} />
            <u style={{ bottom: `calc(15px + ${(expected / most) * 40}px)` }} />
            <small>{roll}</small>
            <span className="visually-hidden">{t('review.times', '{count} times', { count })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(Math.round(points))}`;
}
