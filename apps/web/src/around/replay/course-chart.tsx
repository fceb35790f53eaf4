import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type ReactElement, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { momentOf } from '../game-over/index.ts';
import type { TurnReview } from './review-of.ts';

const BOX = { width: 288, height: 120 };
const MEASURES = ['chance', 'groups', 'power', 'money'] as const;
type Measure = (typeof MEASURES)[number];

interface ChartProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly eyes: Viewer;
  readonly turns: readonly TurnReview[];
  readonly at: number;
}

/** One line a seat in its colour and dashes; a press goes to that turn. */
export function CourseChart({ seen, replay, eyes, turns, at }: ChartProps): ReactElement {
  const [measure, setMeasure] = useState<Measure>('chance');
  // The chart has its width before everything is reckoned; the end counts as a turn.
  const end = replay.turns.length + 1;
  const values = useMemo(
    () =>
      turns.map(({ chance, at: first }) =>
        measure === 'chance' ? chance : momentOf(replay.pack, replay.viewAt(first, eyes))[measure],
      ),
    [turns, measure, replay, eyes],
  );
  const top = measure === 'chance' ? 100 : Math.max(1, ...values.flat());
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
              points={values
                .map((each, index) => `${x(index)},${BOX.height * (1 - (each[seat] ?? 0) / top)}`)
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
            {nameOf(seen, seat)} <b>{shown(values[now]?.[seat], measure)}</b>
          </li>
        ))}
      </ul>
      {measure === 'chance' && (
        <figcaption>{t('review.judged', 'Chance to win as the computer players’ evaluation has it')}</figcaption>
      )}
    </figure>
  );
}

function shown(value: number | undefined, measure: Measure): string {
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
