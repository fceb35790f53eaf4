import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type PointerEvent, type ReactElement, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { momentOf } from '../game-over/index.ts';
import { PinMarks } from './pin-marks.tsx';
import type { Review } from './review-of.ts';

/** In units of the drawing; the line of turns and their numbers lie below it, the pins above. */
const BOXES = {
  wide: { width: 760, height: 116, left: 42, top: 22, foot: 24 },
  narrow: { width: 300, height: 104, left: 36, top: 20, foot: 22 },
};
const MEASURES = ['chance', 'groups', 'power', 'money'] as const;
type Measure = (typeof MEASURES)[number];

interface ChartProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly eyes: Viewer;
  readonly review: Review;
  readonly at: number;
  readonly wide?: boolean;
}

/** One line a seat in its colour and dashes, numbered turning points, the turns below; pressed or dragged along, it goes there. */
export function CourseChart({ seen, replay, eyes, review, at, wide = false }: ChartProps): ReactElement {
  const [measure, setMeasure] = useState<Measure>('chance');
  const { turns } = review;
  const box = wide ? BOXES.wide : BOXES.narrow;
  const values = useMemo(
    () =>
      turns.map(({ chance, at: first }) =>
        measure === 'chance' ? chance : momentOf(replay.pack, replay.viewAt(first, eyes))[measure],
      ),
    [turns, measure, replay, eyes],
  );
  const top = measure === 'chance' ? 100 : Math.max(1, ...values.flat());
  // By moments: the chart has its width before everything is reckoned, and its cursor moves with every event.
  const first = replay.turns[0]?.first ?? 0;
  const last = Math.max(first + 1, replay.moments.length - 1);
  const x = (moment: number): number =>
    box.left + (Math.max(0, moment - first) / (last - first)) * (box.width - box.left);
  const y = (value: number): number => box.height * (1 - value / top);
  const now = turns.findLastIndex((turn) => turn.at <= at);
  const scrub = ({ currentTarget, clientX, buttons }: PointerEvent<SVGSVGElement>): void => {
    if (buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = ((clientX - left) / width) * box.width - box.left;
    goTo(Math.round(first + (along / (box.width - box.left)) * (last - first)));
  };
  return (
    <figure className="review-chart">
      <header>
        <h3>
          {measure === 'chance' ? t('review.chanceToWin', 'Chance to win') : measureText(measure)}{' '}
          {measure === 'chance' && <small>{t('review.judgedBy', 'as the computer players judge a position')}</small>}
        </h3>
        <Segmented<Measure>
          label={t('plot.measure', 'What is plotted')}
          value={measure}
          choices={MEASURES.map((value) => ({ value, text: measureText(value) }))}
          onChange={setMeasure}
        />
      </header>
      <svg
        viewBox={`0 ${-box.top} ${box.width + 6} ${box.height + box.top + box.foot}`}
        role="img"
        aria-label={t('plot.label', 'Course of the game')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={scrub}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share} className="chart-level">
            <path d={`M${box.left} ${box.height * (1 - share)}H${box.width}`} />
            {(wide || share % 0.5 === 0) && (
              <text x={box.left - 5} y={box.height * (1 - share) + 4}>
                {measure === 'chance' ? `${100 * share} %` : Math.round(top * share)}
              </text>
            )}
          </g>
        ))}
        {replay.turns.map(({ turn, seat, first: begins }, index) => (
          <g key={turn} className="chart-turn" data-seat={seat} data-now={replay.moments[at]?.turn === turn}>
            <rect
              x={x(begins) + 0.5}
              y={box.height + 4}
              width={Math.max(1, x(replay.turns[index + 1]?.first ?? last) - x(begins) - 1)}
              height={6}
            />
            {isNumbered(turn, replay.turns.length) && (
              <text x={x(begins) + 2} y={box.height + 22}>
                {turn}
              </text>
            )}
          </g>
        ))}
        <path className="chart-now" d={`M${x(at)} ${-box.top + 4}V${box.height + 10}`} />
        {seen.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <g key={seat} className="chart-line" data-seat={seat}>
            <polyline
              points={values.map((each, index) => `${x(turns[index]?.at ?? last)},${y(each[seat] ?? 0)}`).join(' ')}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            {now >= 0 && <circle cx={x(turns[now]?.at ?? 0)} cy={y(values[now]?.[seat] ?? 0)} r={wide ? 3.5 : 3} />}
          </g>
        ))}
        {measure === 'chance' && <PinMarks review={review} at={at} x={x} top={box.top} right={box.width} />}
      </svg>
      <ul>
        {seen.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat} data-seat={seat}>
            <svg viewBox="0 0 26 6" width={26} height={6} aria-hidden="true">
              <path d="M0 3H26" strokeDasharray={DASHES[seat % DASHES.length]} />
            </svg>
            {nameOf(seen, seat)} <b>{shown(values[now]?.[seat], measure)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Hues alone would not tell. */
const DASHES = [undefined, '7 3', '2 3', '8 3 2 3', '11 4', '4 2', '1 4', '10 3 4 3'] as const;

/** As many as have room. */
function isNumbered(turn: number, turns: number): boolean {
  return (turn - 1) % Math.max(1, Math.ceil(turns / 10)) === 0;
}

function shown(value: number | undefined, measure: Measure): string {
  if (value === undefined) return '';
  return measure === 'chance' ? `${value} %` : `${value}`;
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
