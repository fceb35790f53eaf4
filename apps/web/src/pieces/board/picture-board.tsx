import type { Arrow, CardNo, Pack, Seat, View } from '@illuminice/engine';
import { type CSSProperties, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import './board.css';
import './picture-board.css';
import { CardFace, detailAt, type Ring } from '../cards/index.ts';
import { BoardArrows } from './board-arrows.tsx';
import { arrowKey, boundsOf, layoutOfView } from './board-layout.ts';
import { maskInForce, standingOf } from './card-caption.ts';
import { Ghost } from './ghost.tsx';
import { type GhostDraft, ghostPlan, landingsOf } from './ghost-plan.ts';

export interface PictureBoardProps {
  readonly pack: Pack;
  readonly view: View;
  readonly seat: Seat;
  readonly label: string;
  readonly rings?: ReadonlyMap<CardNo, Ring> | undefined;
  /** A few letters pinned on a card: "−10". */
  readonly pins?: ReadonlyMap<CardNo, string> | undefined;
  /** Arrows that take the ghost; each becomes a button if somebody listens. */
  readonly legalArrows?: readonly Arrow[] | undefined;
  readonly ghost?: GhostDraft | undefined;
  /** A narrow column must not make a tower of it. */
  readonly largest?: number | undefined;
  readonly onArrowPress?: ((arrow: Arrow) => void) | undefined;
}

/** For free arrows and the coin that overhangs the Illuminati card. */
const MARGIN = 24;
const SMALL_MARGIN = 15;
const NARROW = 400;
/** Before the page has been measured, and where there is none. */
const FIRST_WIDTH = 480;
const NOBODY: ReadonlySet<CardNo> = new Set();

/** A structure in a text: all of it in sight, as wide as its column, and the page scrolls over it as over any picture. */
export function PictureBoard(props: PictureBoardProps): ReactElement {
  const { pack, view, seat, label, ghost, legalArrows, pins, largest = 1, onArrowPress } = props;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const layout = useMemo(() => layoutOfView(pack, view, seat), [pack, view, seat]);
  const plan = useMemo(() => ghost && ghostPlan(pack, view, { seat, ...ghost }), [pack, view, seat, ghost]);
  const group = ghost?.group;
  const landings = useMemo(
    () => (group === undefined ? [] : landingsOf(pack, view, { seat, group, arrows: legalArrows ?? [] })),
    [pack, view, seat, group, legalArrows],
  );
  const legal = useMemo(() => new Set(legalArrows?.map(arrowKey)), [legalArrows]);
  // All places the ghost can go to: the picture does not jump when it goes there.
  const bounds = boundsOf([...layout.cards, ...landings.map((landing) => landing.box)]);
  const margin = width < NARROW ? SMALL_MARGIN : MARGIN;
  const zoom = Math.min(largest, (width - 2 * margin) / bounds.width);
  const style = {
    '--zoom': zoom,
    transform: `translate(${width / 2 - (bounds.x + bounds.width / 2) * zoom}px, ${margin - bounds.y * zoom}px) scale(${zoom})`,
  } as CSSProperties;
  const detail = detailAt(zoom);
  const illuminati = view.seats[seat]?.illuminati;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      ref={box}
      className="picture-board"
      role="group"
      aria-label={label}
      style={{ height: bounds.height * zoom + 2 * margin }}
    >
      <div ref={world} className="world" style={style}>
        {layout.cards.map(({ card, shape, x, y }) => (
          <CardFace
            key={card}
            pack={pack}
            card={card}
            illuminati={card === seat ? illuminati : undefined}
            shape={shape}
            detail={detail}
            zoom={detail === 'figures' ? zoom : undefined}
            {...standingOf(props, card, seat)}
            mask={maskInForce(view, card)}
            left={x}
            top={y}
          />
        ))}
        <BoardArrows
          arrows={layout.arrows}
          legal={legal}
          path={NOBODY}
          zoom={zoom}
          {...(onArrowPress === undefined ? {} : { onPress: onArrowPress })}
        />
        {ghost !== undefined && plan !== undefined && (
          <Ghost
            pack={pack}
            view={view}
            draft={ghost}
            plan={plan}
            landings={landings}
            worldRef={world}
            detail={detail}
            zoom={zoom}
            onMove={onArrowPress}
            onConfirm={undefined}
          />
        )}
        {layout.cards.map(({ card, x, y, width: cardWidth }) => {
          const text = pins?.get(card);
          return (
            text !== undefined && (
              <b key={card} className="card-pin" style={{ left: x + cardWidth, top: y }}>
                {text}
              </b>
            )
          );
        })}
      </div>
    </div>
  );
}

function useWidth(box: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
