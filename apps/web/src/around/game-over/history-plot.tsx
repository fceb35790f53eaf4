import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { HANDHELD_TABLE, Segmented } from '../../base/theme/index.ts';
import type { TurnFigures } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { lineOf, type Measure, spread } from './history.ts';

const WIDE = { width: 420, height: 230 };
/** On a phone a picture as wide would have letters half as large. */
const NARROW = { width: 196, height: 200 };

/** Groups, power and money over the turns; every line has its player's colour, its own dashes and a name. */
export function HistoryPlot({
  seen,
  moments,
}: {
  readonly seen: Seen;
  readonly moments: readonly TurnFigures[];
}): ReactElement {
  const box = useMedia(HANDHELD_TABLE) ? NARROW : WIDE;
  const [measure, setMeasure] = useState<Measure>('groups');
  const top = Math.max(1, ...moments.flatMap((moment) => moment[measure]));
  const ends = seen.view.seats.map((_, seat) => moments.at(-1)?.[measure][seat] ?? 0);
  const labels = spread(
    ends.map((end) => box.height - (end / top) * box.height + 4),
    { apart: 13, lowest: box.height + 16 },
  );
  return (
    <figure className="plot">
      <Segmented
        label={t('plot.measure', 'What is plotted')}
        value={measure}
        choices={[
          { value: 'groups', text: t('plot.groups', 'Groups') },
          { value: 'power', text: t('plot.power', 'Power') },
          { value: 'money', text: t('plot.money', 'Money') },
        ]}
        onChange={setMeasure}
      />
      <svg
        viewBox={`-24 -8 ${box.width + 110} ${box.height + 30}`}
        role="img"
        aria-label={t('plot.label', 'Course of the game')}
      >
        <path d={`M0 0V${box.height}H${box.width}`} className="plot-axes" />
        <text x={-4} y={6} textAnchor="end">
          {top}
        </text>
        <text x={box.width} y={box.height + 18} textAnchor="end">
          {t('plot.turns', 'turn {turns}', { turns: moments.at(-1)?.turn ?? 0 })}
        </text>
        {seen.view.seats.map((_, seat) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
            <g key={seat} data-seat={seat} className="plot-line">
              <polyline
                points={lineOf(moments, (moment) => moment[measure][seat] ?? 0, { ...box, top })}
                strokeDasharray={seat === 0 ? undefined : `${10 - seat} ${seat}`}
              />
              <text x={box.width + 6} y={labels[seat]}>
                {shortened(nameOf(seen, seat))}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Beside the lines there is room for so much of a name. */
function shortened(name: string): string {
  return name.length > 14 ? `${name.slice(0, 13).trimEnd()}…` : name;
}
