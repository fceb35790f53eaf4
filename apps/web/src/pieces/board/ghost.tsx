import { type Arrow, type GroupDefinition, groupDefinition, type Pack, type Side } from '@illuminice/engine';
import { type KeyboardEvent, type PointerEvent, type ReactElement, type RefObject, useRef } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { type Detail, fitName, Lines, NAME_STEPS, type Point, type Shape, Spoken } from '../cards/index.ts';
import { type BoardCard, centreOf, nearestTowards } from './board-layout.ts';
import type { GhostDraft, GhostPlan, Landing } from './ghost-plan.ts';

export interface GhostProps {
  readonly pack: Pack;
  readonly draft: GhostDraft;
  readonly plan: GhostPlan;
  readonly landings: readonly Landing[];
  readonly worldRef: RefObject<HTMLDivElement | null>;
  readonly detail: Detail;
  readonly onMove: ((arrow: Arrow) => void) | undefined;
  readonly onConfirm: (() => void) | undefined;
}

const KEYS: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** Dragged or moved with the arrow keys, it jumps from landing to landing: it never lies where the card could not. */
export function Ghost(props: GhostProps): ReactElement {
  const { pack, draft, plan, landings, worldRef, detail, onMove, onConfirm } = props;
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
    jump(nearestTowards(centreOf(from), direction, landings, (landing) => centreOf(landing.box)));
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
  return (
    <>
      {landing !== undefined && (
        <button
          type="button"
          className={`ghost ghost-${landing.shape} ghost-${detail}`}
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
          <Landed group={groupDefinition(pack, draft.group)} shape={landing.shape} detail={detail} note={draft.note} />
        </button>
      )}
      {arm.map((box) => (
        <div key={box.card} className="ghost ghost-arm" style={styleOf(box)} aria-hidden="true">
          {groupDefinition(pack, box.card)?.name}
        </div>
      ))}
    </>
  );
}

interface LandedProps {
  readonly group: GroupDefinition | undefined;
  readonly shape: Shape;
  readonly detail: Detail;
  readonly note: string | undefined;
}

function Landed({ group, shape, detail, note }: LandedProps): ReactElement | undefined {
  if (group === undefined) return undefined;
  const name = fitName(group.name, shape === 'wide' ? 100 : 62, NAME_STEPS[shape][detail]);
  return (
    <Spoken
      text={t('ghost.label', '{name} would lie here. {note} Arrow keys move it, Enter places it.', {
        name: group.name,
        note: note ?? '',
      })}
    >
      <img alt="" src={artUrl.card(group.key)} width={42} height={42} draggable={false} />
      <span>
        <b style={{ fontSize: name.size }}>
          <Lines lines={name.lines} />
        </b>
        {detail !== 'tag' && note}
      </span>
    </Spoken>
  );
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
