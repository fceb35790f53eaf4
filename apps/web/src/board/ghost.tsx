import {
  type Arrow,
  type CardNo,
  groupDefinition,
  type Pack,
  type Plan,
  previewPlacement,
  type Seat,
  type Side,
  type View,
} from '@illuminice/engine';
import type { KeyboardEvent, PointerEvent, ReactElement, RefObject } from 'react';
import { artUrl } from '../art/art-url.ts';
import type { Point } from '../cards/arrow-sprite.tsx';
import { Spoken } from '../cards/spoken.tsx';
import { t } from '../i18n/translate.ts';
import { type BoardCard, cardBox, centreOf, nearestTowards } from './board-layout.ts';

/** A Group about to be hung somewhere, as `previewPlacement` judges it. */
export interface GhostDraft extends Arrow {
  readonly group: CardNo;
  readonly plan?: Plan;
  readonly dropOld?: readonly CardNo[];
  /** A line below the name: "land here: 5 / 5 Weird wins the game". */
  readonly note?: string;
}

export interface GhostPlan {
  /** The landing card first, then what hangs below it. */
  readonly boxes: readonly BoardCard[];
  readonly lost: readonly CardNo[];
}

export function ghostPlan(pack: Pack, view: View, seat: Seat, draft: GhostDraft): GhostPlan | undefined {
  const { group, host, side, plan, dropOld } = draft;
  const preview = previewPlacement(pack, view, {
    seat,
    group,
    host,
    side,
    ...(plan === undefined ? {} : { plan }),
    ...(dropOld === undefined ? {} : { dropOld }),
  });
  if (!preview.ok) return undefined;
  const arm = new Set([group]);
  for (const link of preview.structure.links) if (arm.has(link.host)) arm.add(link.card);
  const boxes = preview.layout.filter((placed) => arm.has(placed.card)).map(cardBox);
  return { boxes: boxes.toSorted((a, b) => Number(b.card === group) - Number(a.card === group)), lost: preview.lost };
}

/** Where the card itself would land on each arrow; arrows that do not take it are left out. */
export interface Landing extends Arrow {
  readonly box: BoardCard;
}

export function landingsOf(pack: Pack, view: View, seat: Seat, group: CardNo, arrows: readonly Arrow[]): Landing[] {
  return arrows.flatMap(({ host, side }) => {
    const box = ghostPlan(pack, view, seat, { group, host, side })?.boxes[0];
    return box === undefined ? [] : [{ host, side, box }];
  });
}

export interface GhostProps {
  readonly pack: Pack;
  readonly draft: GhostDraft;
  readonly plan: GhostPlan;
  readonly landings: readonly Landing[];
  readonly worldRef: RefObject<HTMLDivElement | null>;
  readonly onMove: ((arrow: Arrow) => void) | undefined;
  readonly onConfirm: (() => void) | undefined;
}

const KEYS: Readonly<Record<string, Side>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** Dragged or moved with the arrow keys, it jumps from landing to landing: it never lies where the card could not. */
export function Ghost({ pack, draft, plan, landings, worldRef, onMove, onConfirm }: GhostProps): ReactElement {
  const group = groupDefinition(pack, draft.group);
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
    jump(nearestTo(worldPoint(event, worldRef.current), landings));
  };
  return (
    <>
      {plan.boxes.map((box, index) => {
        const style = { left: box.x, top: box.y, width: box.width, height: box.height };
        if (index > 0)
          return (
            <div key={box.card} className="ghost ghost-arm" style={style} aria-hidden="true">
              {groupDefinition(pack, box.card)?.name}
            </div>
          );
        return (
          <button
            key="landing"
            type="button"
            className={`ghost ghost-${box.shape}`}
            style={style}
            data-drag=""
            data-ghost=""
            onKeyDown={pressed}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={dragged}
            onClick={onConfirm}
          >
            <Spoken
              words={t('ghost.label', '{name} would lie here. {note} Arrow keys move it, Enter places it.', {
                name: group?.name ?? '',
                note: draft.note ?? '',
              })}
            >
              {group !== undefined && (
                <img alt="" src={artUrl.card(group.key)} width={42} height={42} draggable={false} />
              )}
              <span>
                <b>{group?.name}</b>
                {draft.note}
              </span>
            </Spoken>
          </button>
        );
      })}
    </>
  );
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

/** Arrows of `host` (or of the whole structure) on which the Group could be hung now. */
export function previewable(pack: Pack, view: View, seat: Seat, group: CardNo, host?: CardNo): Arrow[] {
  const hosts = host === undefined ? [seat, ...(view.seats[seat]?.groups ?? []).map((placed) => placed.card)] : [host];
  const arrows = hosts.flatMap((each) => (pack.outSides[each] ?? []).map((side) => ({ host: each, side })));
  return landingsOf(pack, view, seat, group, arrows).map((landing) => ({ host: landing.host, side: landing.side }));
}
