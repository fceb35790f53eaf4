import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import type { Review } from './review-of.ts';
import { pointTold } from './review-sentences.ts';

interface PointsProps {
  readonly seen: Seen;
  readonly review: Review;
  readonly at: number;
}

/** Numbered as on the chart. */
export function TurningPoints({ seen, review: { points, done, all }, at }: PointsProps): ReactElement {
  return (
    <section>
      <h3>{t('review.points', 'Turning points')}</h3>
      {points.length === 0 && done === all && (
        <p>{t('review.none', 'No attack moved anybody’s chance by ten points.')}</p>
      )}
      <ol className="review-points review-turning">
        {points.map((point, index) => {
          const { title, note } = pointTold(seen, point);
          return (
            <li key={point.attack.at} data-seat={point.seat}>
              <button
                type="button"
                aria-current={at >= point.attack.from && at <= point.attack.at ? 'true' : undefined}
                onClick={() => goTo(point.attack.at)}
              >
                <i>{index + 1}</i>
                <b>{title}</b>
                <small>{note}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
