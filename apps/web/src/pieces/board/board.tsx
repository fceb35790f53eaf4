import type { Arrow, CardNo, Pack, Seat, Side, View } from '@illuminice/engine';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import './board.css';
import { artUrl } from '../../base/art/index.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import type { Ring } from '../cards/index.ts';
import { BoardArrows } from './board-arrows.tsx';
import { BoardCards } from './board-cards.tsx';
import { arrowKey, boundsOf, centreOf, layoutOfView, nearestTowards } from './board-layout.ts';
import { Ghost } from './ghost.tsx';
import { type GhostDraft, ghostPlan, landingsOf } from './ghost-plan.ts';
import { landingCorner } from './landing-corner.ts';
import { Minimap } from './minimap.tsx';
import { pathTo } from './path.ts';
import { useCamera } from './use-camera.ts';
import { useMovingCards } from './use-moving-cards.ts';

/** Nobody needs it in the first moment; the table starts without it. */
const StructureOutline = lazy(async () => ({ default: (await import('./structure-outline.tsx')).StructureOutline }));

export interface BoardProps {
  readonly pack: Pack;
  readonly view: View;
  /** Whose structure. */
  readonly seat: Seat;
  /** Said of the whole board: "Your power structure", "Ada's power structure". */
  readonly label: string;
  /** Rings, by card. */
  readonly rings?: ReadonlyMap<CardNo, Ring> | undefined;
  /** If given, every other card is greyed: it cannot be chosen now. */
  readonly choosable?: ReadonlySet<CardNo> | undefined;
  /** More words for single cards, read with their labels. */
  readonly notes?: ReadonlyMap<CardNo, string> | undefined;
  /** Arrows that take what is being placed; each becomes a button. */
  readonly legalArrows?: readonly Arrow[] | undefined;
  readonly ghost?: GhostDraft | undefined;
  /** Marks the way from the Illuminati card to this one. */
  readonly pathTo?: CardNo | undefined;
  /** The goal line of the Illuminati card: "Weird 4 / 5". */
  readonly goal?: string | undefined;
  /** Shown while part of the structure is out of sight. */
  readonly minimap?: boolean | undefined;
  /** Fit never enlarges beyond this. */
  readonly largestFit?: number | undefined;
  /** A picture more than a place to act: all of it in sight, however small. */
  readonly whole?: boolean | undefined;
  readonly onCardPress?: ((card: CardNo, element: HTMLElement) => void) | undefined;
  readonly onArrowPress?: ((arrow: Arrow) => void) | undefined;
  readonly onGhostMove?: ((arrow: Arrow) => void) | undefined;
  readonly onGhostConfirm?: (() => void) | undefined;
}

const KEYS: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const PAN_STEPS = [
  { x: 0, y: 80 },
  { x: -80, y: 0 },
  { x: 0, y: -80 },
  { x: 80, y: 0 },
] as const;
const ZOOM_STEP = 1.25;

/** A power structure on the felt: drag, pinch, wheel and keys move it, a press chooses a card or an arrow. */
export function Board(props: BoardProps): ReactElement {
  const { pack, view, seat, label, ghost, legalArrows, onCardPress, onArrowPress } = props;
  const layout = useMemo(() => layoutOfView(pack, view, seat), [pack, view, seat]);
  const plan = useMemo(
    () => (ghost === undefined ? undefined : ghostPlan(pack, view, { seat, ...ghost })),
    [pack, view, seat, ghost],
  );
  const ghostGroup = ghost?.group;
  const landings = useMemo(
    () =>
      ghostGroup === undefined ? [] : landingsOf(pack, view, { seat, group: ghostGroup, arrows: legalArrows ?? [] }),
    [pack, view, seat, ghostGroup, legalArrows],
  );
  const bounds = useMemo(() => boundsOf([...layout.cards, ...(plan?.boxes ?? [])]), [layout, plan]);
  const important = useMemo(
    () =>
      boundsOf([
        ...layout.cards.filter(({ card }) => card === seat || props.rings?.has(card) || card === props.pathTo),
        ...(plan?.boxes.slice(0, 1) ?? []),
      ]),
    [layout, plan, seat, props.rings, props.pathTo],
  );
  const camera = useCamera({ bounds, important, largestFit: props.largestFit, whole: props.whole });
  const legal = useMemo(() => new Set(legalArrows?.map(arrowKey)), [legalArrows]);
  const path = useMemo(() => new Set(pathTo(view, seat, props.pathTo)), [view, seat, props.pathTo]);
  const [focused, setFocused] = useState<CardNo>(seat);
  const { rings, notes } = props;
  // What is read out may come a moment after what is seen; a board that is only moved says nothing new.
  const outlined = useDeferredValue(
    useMemo(() => ({ pack, view, seat, rings, notes }), [pack, view, seat, rings, notes]),
  );
  useMovingCards(camera.worldRef, layout.cards);

  const press = (event: MouseEvent<HTMLElement>): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : undefined;
    if (element?.dataset.card !== undefined) onCardPress?.(Number(element.dataset.card), element);
  };

  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = KEYS[event.key];
    if (direction !== undefined && event.shiftKey) camera.panBy(PAN_STEPS[direction] as { x: number; y: number });
    else if (direction !== undefined) focusTowards(direction);
    else if (event.key === '+' || event.key === '=') camera.zoomBy(ZOOM_STEP);
    else if (event.key === '-') camera.zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') camera.fit();
    else return;
    event.preventDefault();
  };

  const focusTowards = (direction: Side): void => {
    const from = layout.cards.find((card) => card.card === focused) ?? layout.cards[0];
    const goal = from && nearestTowards({ from: centreOf(from), direction }, layout.cards, centreOf);
    if (goal === undefined) return;
    setFocused(goal.card);
    camera.reveal(goal);
    camera.worldRef.current?.querySelector<HTMLElement>(`[data-card="${goal.card}"]`)?.focus({ preventScroll: true });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="board" role="group" aria-label={label} data-moved={camera.isMoved || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls; this only gathers their events */}
      <div
        ref={camera.viewRef}
        className="board-view"
        onClick={press}
        onKeyDown={keyed}
        onFocus={(event) => {
          const card = event.target.dataset.card;
          if (card !== undefined) setFocused(Number(card));
        }}
      >
        <div ref={camera.worldRef} className="world">
          <img className="web" alt="" src={artUrl.web} width={1200} height={1200} />
          <BoardCards
            {...props}
            cards={layout.cards}
            detail={camera.detail}
            zoom={camera.detail === 'figures' ? Math.round(camera.rested.zoom * 100) / 100 : undefined}
            tabStop={layout.cards.some((card) => card.card === focused) ? focused : seat}
            path={path}
            lost={plan?.lost}
          />
          <BoardArrows
            arrows={layout.arrows}
            legal={legal}
            path={path}
            zoom={legal.size > 0 ? camera.rested.zoom : 1}
            {...(onArrowPress === undefined ? {} : { onPress: onArrowPress })}
          />
          {ghost !== undefined && plan !== undefined && (
            <Ghost
              pack={pack}
              view={view}
              draft={ghost}
              plan={plan}
              landings={landings}
              worldRef={camera.worldRef}
              detail={camera.detail}
              zoom={camera.rested.zoom}
              onMove={props.onGhostMove}
              onConfirm={props.onGhostConfirm}
            />
          )}
        </div>
      </div>
      {plan !== undefined && ghost?.note !== undefined && (
        <p
          className="landing-note"
          data-corner={landingCorner([...layout.cards, ...plan.boxes], camera.rested, camera.size)}
          aria-hidden="true"
        >
          {ghost.note}
        </p>
      )}
      {layout.cards.length > 0 && (
        <Suspense>
          <StructureOutline board={outlined} arrows={layout.arrows} label={label} onPress={onCardPress} />
        </Suspense>
      )}
      {props.minimap && (
        <Minimap
          pack={pack}
          layout={layout}
          bounds={bounds}
          boxes={[...layout.cards, ...(plan?.boxes ?? [])]}
          camera={camera.rested}
          size={camera.size}
        />
      )}
      <div className="board-zoom">
        <button
          type="button"
          {...point('zoom.in')}
          aria-label={t('board.zoomIn', 'Zoom in')}
          onClick={() => camera.zoomBy(ZOOM_STEP)}
        >
          +
        </button>
        <button
          type="button"
          {...point('zoom.out')}
          aria-label={t('board.zoomOut', 'Zoom out')}
          onClick={() => camera.zoomBy(1 / ZOOM_STEP)}
        >
          −
        </button>
        <button
          type="button"
          {...point('zoom.fit')}
          aria-label={t('board.fit', 'Fit the whole structure')}
          onClick={camera.fit}
        >
          <Icon name="expand" size={18} />
        </button>
      </div>
      {layout.cards.length === 0 && <p className="board-empty">{t('board.empty', 'No power structure')}</p>}
    </div>
  );
}
