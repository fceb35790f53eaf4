import type { Replay } from '@illuminice/table';
import { type CSSProperties, memo, type PointerEvent, type ReactElement } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { attacksOf } from './attacks-of.ts';
import './timeline.css';

interface TimelineProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly at: number;
}

/** The whole game as a line: turns in the colours of their players, attacks as marks. Pressed or dragged, and by the arrow keys of the screen. */
export function Timeline({ seen, replay, at }: TimelineProps): ReactElement {
  const last = Math.max(1, replay.moments.length - 1);
  const scrub = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <div
      className="timeline"
      {...point('replay.timeline')}
      role="slider"
      tabIndex={0}
      aria-label={t('replay.timeline', 'Timeline')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={momentText(seen, replay, at)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrub(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && scrub(event)}
    >
      <Course replay={replay} now={replay.moments[at]?.turn} />
      <b className="timeline-now" style={{ insetInlineStart: placeOf(replay, at) }} />
    </div>
  );
}

interface CourseProps {
  readonly replay: Replay;
  readonly now: number | undefined;
}

/** What lies under the cursor moves with turns alone. */
const Course = memo(function Course({ replay, now }: CourseProps): ReactElement {
  const last = replay.moments.length - 1;
  return (
    <>
      {replay.turns.map(({ turn, seat, first }, index) => (
        <i
          key={turn}
          className="timeline-turn"
          data-seat={seat}
          aria-current={turn === now ? 'step' : undefined}
          style={span(placeOf(replay, first), placeOf(replay, replay.turns[index + 1]?.first ?? last))}
        />
      ))}
      {attacksOf(replay).map((attack) => (
        <i
          key={attack.at}
          className={attack.succeeded ? 'timeline-won' : 'timeline-lost'}
          style={{ insetInlineStart: placeOf(replay, attack.at) }}
        />
      ))}
    </>
  );
});

const placeOf = ({ moments }: Replay, moment: number): string => `${(100 * moment) / Math.max(1, moments.length - 1)}%`;

function span(from: string, to: string): CSSProperties {
  return { insetInlineStart: from, width: `calc(${to} - ${from} - 1px)` };
}

/** Where in the game this is, in words. */
export function momentText(seen: Seen, { moments }: Replay, at: number): string {
  const { turn = 0, seat = 0, move = 0 } = moments[at] ?? {};
  const of = moments.at(-1)?.move ?? 0;
  return turn === 0
    ? t('replay.setUp', 'Set-up, move {move} of {of}', { move, of })
    : t('replay.moment', 'Turn {turn}, {name}, move {move} of {of}', { turn, name: nameOf(seen, seat), move, of });
}
