import { type CardNo, groupDefinition, isIlluminatiCard, type Pack, type Seat, type View } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { alignmentCode, type Box, GOLD, tintOf } from '../cards/index.ts';
import { type BoardLayout, layoutOfView } from './board-layout.ts';

export interface MiniBoardProps {
  readonly pack: Pack;
  readonly view: View;
  readonly seat: Seat;
  readonly width?: number;
  readonly height?: number;
}

/** A structure as coloured rectangles in true geometry, a dot for each link. */
export function MiniBoard({ pack, view, seat, width = 104, height = 92 }: MiniBoardProps): ReactElement {
  const layout = useMemo(() => layoutOfView(pack, view, seat), [pack, view, seat]);
  return (
    <Miniature
      pack={pack}
      layout={layout}
      width={width}
      height={height}
      label={t('mini.label', 'Power structure of {count, plural, one {# card} other {# cards}}', {
        count: layout.cards.length,
      })}
    />
  );
}

export interface MiniatureProps {
  readonly pack: Pack;
  readonly layout: BoardLayout;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** The part of the world a board shows. */
  readonly frame?: Box;
}

const AROUND = 12;
/** A lone card must not fill the whole picture. */
const LARGEST_SCALE = 0.2;

export function Miniature({ pack, layout, width, height, label, frame }: MiniatureProps): ReactElement {
  const { bounds, cards, arrows } = layout;
  const scale = Math.min(LARGEST_SCALE, width / (bounds.width + 2 * AROUND), height / (bounds.height + 2 * AROUND));
  const size = { width: width / scale, height: height / scale };
  const left = bounds.x + bounds.width / 2 - size.width / 2;
  const top = bounds.y + bounds.height / 2 - size.height / 2;
  return (
    <svg
      className="mini-board"
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${size.width} ${size.height}`}
    >
      {cards.map((card) => (
        <rect
          key={card.card}
          x={card.x - 3}
          y={card.y - 3}
          width={card.width + 6}
          height={card.height + 6}
          rx={10}
          fill={isIlluminatiCard(card.card) ? GOLD : tintOf(groupDefinition(pack, card.card)?.alignments ?? []).bright}
          stroke="var(--night)"
          strokeWidth={5}
        />
      ))}
      {cards.map((card) => (
        <text key={card.card} className="mini-letters" x={card.x + card.width / 2} y={card.y + card.height / 2}>
          {lettersOf(pack, card.card)}
        </text>
      ))}
      {arrows
        .filter((arrow) => arrow.puppet !== undefined)
        .map((arrow) => (
          <circle
            key={arrow.puppet}
            cx={arrow.at.x}
            cy={arrow.at.y}
            r={13}
            fill="var(--cream)"
            stroke="var(--night)"
            strokeWidth={4}
          />
        ))}
      {frame && (
        <rect
          x={frame.x}
          y={frame.y}
          width={frame.width}
          height={frame.height}
          fill="none"
          stroke="var(--cream)"
          strokeWidth={2 / scale}
          rx={4 / scale}
        />
      )}
    </svg>
  );
}

/** Shown with patterns switched on: hues alone would not tell. */
function lettersOf(pack: Pack, card: CardNo): string {
  const first = groupDefinition(pack, card)?.alignments[0];
  return first === undefined ? '' : alignmentCode(first);
}
