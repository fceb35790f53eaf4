import type { ReactElement } from 'react';
import { goTo } from '../../session/replay/index.ts';
import { spread } from '../game-over/index.ts';
import { namedPoints, spanOf } from './points-of.ts';
import type { Review } from './review-of.ts';

const RADIUS = 9;
/** Two of one turn lie beside each other, so that both numbers are read and pressed. */
const APART = 2 * RADIUS + 1;

interface PinsProps {
  readonly review: Review;
  readonly at: number;
  /** Where a moment lies along the chart, in its units; pins stand above its upper edge. */
  readonly x: (moment: number) => number;
  readonly top: number;
  readonly right: number;
}

/** The turning points, numbered as beside the chart; a press goes there. */
export function PinMarks({ review, at, x, top, right }: PinsProps): ReactElement {
  const points = namedPoints(review).map(spanOf);
  const places = spread(
    points.map((point) => x(point.at)),
    { apart: APART, lowest: right },
  );
  return (
    <>
      {points.map((point, index) => (
        <g
          key={point.at}
          className="chart-pin"
          data-now={at >= point.from && at <= point.at}
          transform={`translate(${places[index]} ${RADIUS - top})`}
          onPointerDown={(event) => {
            event.stopPropagation();
            goTo(point.at);
          }}
        >
          <circle r={RADIUS} />
          <text y={4.5}>{index + 1}</text>
        </g>
      ))}
    </>
  );
}
