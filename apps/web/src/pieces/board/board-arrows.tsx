import type { Arrow, CardNo } from '@illuminice/engine';
import { memo, type ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { ArrowSprite } from '../cards/index.ts';
import { arrowKey, type BoardArrow } from './board-layout.ts';

interface BoardArrowsProps {
  readonly arrows: readonly BoardArrow[];
  readonly legal: ReadonlySet<string>;
  readonly path: ReadonlySet<CardNo>;
  /** Of the board at rest: an arrow that can be chosen keeps a thumb's size on the screen. */
  readonly zoom: number;
  readonly onPress?: (arrow: Arrow) => void;
}

const THUMB = 44;

const SIDE_WORDS = [
  () => t('side.top', 'top'),
  () => t('side.right', 'right'),
  () => t('side.bottom', 'bottom'),
  () => t('side.left', 'left'),
] as const;

export const BoardArrows = memo(function BoardArrows({
  arrows,
  legal,
  path,
  zoom,
  onPress,
}: BoardArrowsProps): ReactElement {
  const size = THUMB / zoom;
  return (
    <>
      {arrows.map((arrow) => {
        const key = arrowKey(arrow);
        if (!legal.has(key)) {
          const marked = arrow.puppet !== undefined && path.has(arrow.puppet);
          return marked ? (
            <span key={key} className="arrow-on-path">
              <ArrowSprite kind="link" direction={arrow.direction} at={arrow.at} />
            </span>
          ) : (
            <ArrowSprite
              key={key}
              kind={arrow.puppet === undefined ? 'free' : 'link'}
              direction={arrow.direction}
              at={arrow.at}
            />
          );
        }
        if (onPress === undefined)
          return <ArrowSprite key={key} kind="legal" direction={arrow.direction} at={arrow.at} />;
        return (
          <button
            key={key}
            type="button"
            className="arrow-button"
            {...point('board.arrow')}
            style={{ left: arrow.at.x - size / 2, top: arrow.at.y - size / 2, width: size, height: size }}
            aria-label={t('arrow.legal', 'Place here: {side} arrow', {
              side: (SIDE_WORDS[arrow.direction] as () => string)(),
            })}
            data-host={arrow.host}
            data-side={arrow.side}
            onClick={(event) => {
              event.stopPropagation();
              onPress({ host: arrow.host, side: arrow.side });
            }}
          >
            <img alt="" src={artUrl.arrow('legal', arrow.direction)} width={30} height={30} />
          </button>
        );
      })}
    </>
  );
});

/** Where something could hang on a card, for its line of the outline; nothing where no arrow is free. */
export function freeArrowsText(arrows: readonly BoardArrow[], card: CardNo): readonly string[] {
  const sides = arrows
    .filter(({ host, puppet }) => host === card && puppet === undefined)
    .map(({ direction }) => (SIDE_WORDS[direction] as () => string)());
  return sides.length === 0 ? [] : [t('outline.free', 'free arrows: {sides}', { sides: sides.join(', ') })];
}
