import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import type { TurnReview } from './review-of.ts';

const BOX = { width: 288, height: 120 };
const MEASURES = ['chance', 'groups', 'power', 'money'] as const;
type Measure = (typeof MEASURES)[number];

interface ChartProps {
  readonly seen: Seen;
  readonly turns: readonly TurnReview[];
  readonly at: number;
  /** The number of turns, the end counted as one: the chart has its width before everything is reckoned. */
  readonly end: number;
}

/** One line a seat in its colour and dashes; a press goes to that turn. */
export function CourseChart({ seen, turns, at, end }: ChartProps): ReactElement {
  const [measure, setMeasure] = useState<Measure>('chance');
  const top = measure === 'chance' ? 100 : Math.max(1, ...turns.flatMap((turn) => valuesOf(turn, measure)));
  const x = (index: number): number => (index / Math.max(1, end - 1)) * BOX.width;
  const now = turns.findLastIndex((turn) => turn.at <= at);
  return (
    <figure className="review-chart">
      <Segmented<Measure>
        label={t('plot.measure', 'What is plotted')}
        value={measure}
        choices={MEASURES.map((value) => ({ value, text: measureText(value) }))}
        onChange={setMeasure}
      />
      <svg
        viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`}
        role="img"
        aria-label={t('plot.label', 'Course of the game')}
      >
        <path d={`M0 0H${BOX.width}M0 ${BOX.height / 2}H${BOX.width}M0 ${BOX.height}H${BOX.width}`} />
        {seen.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <g key={seat} data-seat={seat}>
            <polyline
              points={turns
                .map((turn, index) => `${x(index)},${BOX.height * (1 - (valuesOf(turn, measure)[seat] ?? 0) / top)}`)
                .join(' ')}
              strokeDasharray={seat === 0 ? undefined : `${10 - seat} ${seat + 1}`}
            />
          </g>
        ))}
        {now >= 0 && <line x1={x(now)} x2={x(now)} y1={-4} y2={BOX.height} />}
        {turns.map(({ turn, at: first }, index) => (
          <rect
            key={turn}
            x={x(index) - x(1) / 2}
            y={-4}
            width={x(1)}
            height={BOX.height + 4}
            onPointerDown={() => goTo(first)}
          />
        ))}
      </svg>
      <ul>
        {seen.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat} data-seat={seat}>
            {nameOf(seen, seat)} <b>{shown(turns[now], measure, seat)}</b>
          </li>
        ))}
      </ul>
      {measure === 'chance' && (
        <figcaption>{t('review.judged', 'Chance to win as the computer players’ evaluation has it')}</figcaption>
      )}
    </figure>
  );
}

function valuesOf({ chance, figures }: TurnReview, measure: Measure): readonly number[] {
  return measure === 'chance' ? chance : figures[measure];
}

function shown(turn: TurnReview | undefined, measure: Measure, seat: number): string {
  const value = turn && valuesOf(turn, measure)[seat];
  if (value === undefined) return '';
  return measure === 'chance' ? `${value}%` : `${value}`;
}

function measureText(measure: Measure): string {
  switch (measure) {
    case 'chance':
      return t('review.chance', 'Chance');
    case 'groups':
      return t('plot.groups', 'Groups');
    case 'power':
      return t('plot.power', 'Power');
    case 'money':
      return t('plot.money', 'Money');
  }
}
