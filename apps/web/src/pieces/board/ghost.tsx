import { type Arrow, groupDefinition, type Pack, type Side, type View } from '@illuminice/engine';
import { type KeyboardEvent, type PointerEvent, type ReactElement, type RefObject, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { ArrowSprite, CardFace, type Detail, type Point, Spoken } from '../cards/index.ts';
import { arrowKey, type BoardCard, centreOf, nearestTowards } from './board-layout.ts';
import { maskInForce } from './card-caption.ts';
import type { GhostDraft, GhostPlan, Landing } from './ghost-plan.ts';

export interface GhostProps {
  readonly pack: Pack;
  readonly view: View;
  readonly draft: GhostDraft;
  readonly plan: GhostPlan;
  readonly landings: readonly Landing[];
  readonly worldRef: RefObject<HTMLDivElement | null>;
  readonly detail: Detail;
  /** Of the board at rest: the note keeps its letters. */
  readonly zoom: number;
  readonly onMove: ((arrow: Arrow) => void) | undefined;
  readonly onConfirm: (() => void) | undefined;
}

const KEYS: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** The arriving card as it would lie, with all it brings. Dragged or moved with the arrow keys, it jumps from landing to landing: it never lies where the card could not. */
export function Ghost(props: GhostProps): ReactElement {
  const { pack, view, draft, plan, landings, worldRef, detail, zoom, onMove, onConfirm } = props;
  const dragging = useRef(false);
  const jump = (landing: Landing | undefined): void => {
    if (landing !== undefined && (landing.host !== draft.host || landing.side !== draft.side))
      onMove?.({ host: landing.host, side: landing.side });
  };
  const pressed = (event: KeyboardEvent): void => {
    const direction = KEYS[event.key];
    const from = plan.boxes[0];
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    jump(nearestTowards({ from: centreOf(from), direction }, landings, (landing) => centreOf(landing.box)));
  };
  const dragged = (event: PointerEvent): void => {
    if (event.buttons !== 1 || onMove === undefined) return;
    if (Math.hypot(event.movementX, event.movementY) > 1) dragging.current = true;
    jump(nearestTo(worldPoint(event, worldRef.current), landings));
  };
  const clicked = (): void => {
    // The click that ends a drag moved the ghost and places nothing.
    if (!dragging.current) onConfirm?.();
    dragging.current = false;
  };
  const [landing, ...arm] = plan.boxes;
  const face = ({ card, shape }: BoardCard): ReactElement => (
    <CardFace pack={pack} card={card} shape={shape} detail={detail} zoom={zoom} mask={maskInForce(view, card)} />
  );
  return (
    <>
      {landing !== undefined && (
        <button
          type="button"
          className="ghost"
          style={styleOf(landing)}
          data-drag=""
          data-ghost=""
          onKeyDown={pressed}
          onPointerDown={(event) => {
            dragging.current = false;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={dragged}
          onClick={clicked}
        >
          <Spoken text={labelOf(props)}>
            {face(landing)}
            {draft.note !== undefined && (
              <em
                className={`ghost-note ${plan.isAbove ? 'ghost-note-above' : ''}`}
                style={{ fontSize: 14 / Math.min(1, zoom) }}
              >
                {draft.note}
              </em>
            )}
          </Spoken>
        </button>
      )}
      {arm.map((box) => (
        <div key={box.card} className="ghost ghost-arm" style={styleOf(box)} aria-hidden="true">
          {face(box)}
        </div>
      ))}
      {plan.arrows.map((arrow) => (
        <span key={arrowKey(arrow)} className="ghost-arrow" aria-hidden="true">
          <ArrowSprite kind={arrow.puppet === undefined ? 'free' : 'link'} direction={arrow.direction} at={arrow.at} />
        </span>
      ))}
    </>
  );
}

function labelOf({ pack, draft, onMove }: GhostProps): string {
  const values = { name: groupDefinition(pack, draft.group)?.name ?? '', note: draft.note ?? '' };
  return onMove === undefined
    ? t('ghost.shown', '{name} would lie here. {note}', values)
    : t('ghost.label', '{name} would lie here. {note} Arrow keys move it, Enter places it.', values);
}

function styleOf({ x, y, width, height }: BoardCard): { left: number; top: number; width: number; height: number } {
  return { left: x, top: y, width, height };
}

function worldPoint(event: PointerEvent, world: HTMLElement | null): Point {
  const box = world?.getBoundingClientRect();
  const zoom = box === undefined || world === null || world.offsetWidth === 0 ? 1 : box.width / world.offsetWidth;
  return { x: (event.clientX - (box?.left ?? 0)) / zoom, y: (event.clientY - (box?.top ?? 0)) / zoom };
}

function nearestTo(point: Point, landings: readonly Landing[]): Landing | undefined {
  let best: Landing | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const landing of landings) {
    const centre = centreOf(landing.box);
    const distance = Math.hypot(centre.x - point.x, centre.y - point.y);
    if (distance < bestDistance) [best, bestDistance] = [landing, distance];
  }
  return best;
}
