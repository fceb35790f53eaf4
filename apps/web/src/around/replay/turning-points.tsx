import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { namedPoints, spanOf } from './points-of.ts';
import type { Review } from './review-of.ts';
import { pointTold } from './review-sentences.ts';

interface PointsProps {
  readonly seen: Seen;
  readonly review: Review;
  readonly at: number;
}

/** Numbered as on the chart. */
export function TurningPoints({ seen, review, at }: PointsProps): ReactElement {
  const { points, done, all } = review;
  const named = namedPoints(review);
  return (
    <section>
      <h3>{t('review.points', 'Turning points')}</h3>
      {points.length === 0 && done === all && (
        <p>{t('review.nothing', 'No attack, deal or Special moved anybody’s chance by ten points.')}</p>
      )}
      <ol className="review-points review-turning">
        {named.map((point, index) => {
          const { title, note } = pointTold(seen, point);
          const { from, at: decided } = spanOf(point);
          return (
            <li key={decided} data-seat={point.seat}>
              <button
                type="button"
                aria-current={at >= from && at <= decided ? 'true' : undefined}
                onClick={() => goTo(decided)}
              >
                <i>{index + 1}</i>
                <b>{title}</b>
                <small>{note}</small>
              </button>
            </li>
          );
        })}
      </ol>
      {named.length < points.length && (
        <p className="review-part">
          {t('review.largest', 'The {shown} largest of {count}, each of them ten points or more.', {
            shown: named.length,
            count: points.length,
          })}
        </p>
      )}
    </section>
  );
}
