/** Drag, pinch and wheel on an element, told as changes of a camera. Knows nothing of what is shown. */
import type { Point } from '../cards/index.ts';
import { type Camera, type Motion, panned, zoomedAt } from './camera.ts';

export interface GestureTarget {
  readonly camera: () => Camera;
  readonly move: (camera: Camera, motion: Motion) => void;
  /** Something else wants this pointer: the ghost that is dragged. */
  readonly ignores: (element: Element) => boolean;
}

/** A finger may tremble this much and still press a card. */
const SLACK = 7;
/** Resting draws everything sharp again: not between two turns of a wheel on a slow machine. */
const WHEEL_REST = 220;

export function listenForGestures(element: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, Point>();
  let dragged = false;
  let start: Point | undefined;
  let wheelRest: ReturnType<typeof setTimeout> | undefined;

  const local = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 && event.button !== 1) return;
    if (event.target instanceof Element && target.ignores(event.target)) return;
    const point = local(event);
    if (pointers.size === 0) {
      dragged = false;
      start = point;
    }
    pointers.set(event.pointerId, point);
  };

  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = local(event);
    if (!dragged && pointers.size === 1 && start !== undefined && Math.hypot(now.x - start.x, now.y - start.y) < SLACK)
      return;
    if (!dragged) {
      dragged = true;
      // Only now: captured from the start, a plain press would never reach the card.
      for (const id of pointers.keys()) element.setPointerCapture(id);
    }
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.set(event.pointerId, now);
    const other = others[0];
    if (other === undefined) {
      target.move(panned(target.camera(), { x: now.x - before.x, y: now.y - before.y }), 'moving');
      return;
    }
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const shifted = panned(target.camera(), { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    target.move(zoomedAt(shifted, middle, factor), 'moving');
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size === 0 && dragged) target.move(target.camera(), 'resting');
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    // A pinch on a touch pad arrives as a small wheel with Ctrl.
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    target.move(zoomedAt(target.camera(), local(event), factor), 'moving');
    clearTimeout(wheelRest);
    wheelRest = setTimeout(() => target.move(target.camera(), 'resting'), WHEEL_REST);
  };

  /** The click that ends a drag is not a press. */
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  /** A picture on a card would be carried away by the browser, and the pointer with it. */
  const carried = (event: Event): void => event.preventDefault();

  element.addEventListener('dragstart', carried);
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('click', click, true);
  return () => {
    clearTimeout(wheelRest);
    element.removeEventListener('dragstart', carried);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('click', click, true);
  };
}
