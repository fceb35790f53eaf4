import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Box, type Detail, detailAt, type Point } from '../cards/index.ts';
import {
  type Camera,
  centred,
  fitted,
  followed,
  isWellInSight,
  kept,
  type Motion,
  panned,
  revealing,
  type Size,
  zoomedAt,
} from './camera.ts';
import { listenForGestures } from './gestures.ts';

export interface CameraControl {
  readonly viewRef: RefObject<HTMLDivElement | null>;
  readonly worldRef: RefObject<HTMLDivElement | null>;
  readonly detail: Detail;
  /** Moved by hand and not fitted since. */
  readonly isMoved: boolean;
  /** The camera as it last rested; during a gesture only the world's style moves. */
  readonly rested: Camera;
  readonly size: Size;
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (by: Point) => void;
  readonly reveal: (box: Box) => void;
  readonly centre: (point: Point) => void;
}

/** Tells whoever draws over a board (a red string) that it moved. */
export const CAMERA_EVENT = 'board-camera';

const RELEASES = ['pointerup', 'pointercancel'] as const;

const START: Camera = { x: 0, y: 0, zoom: 1 };

/** How large the last board in such a place was: the next one there need not have the page laid out to know it. */
const sizes = new Map<string, Size>();

function placeOf(view: Element): string {
  const place = view.closest('.board')?.parentElement;
  return `${innerWidth} ${innerHeight} ${place?.className} ${place?.parentElement?.className}`;
}

export interface CameraTarget {
  readonly bounds: Box;
  /** What must be readable where not everything can be. */
  readonly important: Box;
  readonly largestFit: number | undefined;
  /** All of it, however small. */
  readonly whole?: boolean | undefined;
}

const isSameCamera = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom;

/** Follows the structure until somebody moves the board by hand; Fit shows all of it. A turned screen is another one (S-14). */
export function useCamera({ bounds, important, largestFit, whole }: CameraTarget): CameraControl {
  const viewRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const camera = useRef(START);
  /** What a new size or a new card makes of it. */
  const mode = useRef<'follows' | 'whole' | 'by hand'>('follows');
  const [isMoved, setMoved] = useState(false);
  const wasUpright = useRef<boolean>(undefined);
  const held = useRef(false);
  const late = useRef<() => void>(undefined);
  const boundsNow = useRef(bounds);
  boundsNow.current = bounds;
  const importantNow = useRef(important);
  importantNow.current = important;
  const [rested, setRested] = useState(START);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  /** As last measured: asked for in the middle of a change, the page would be laid out twice. */
  const measured = useRef(size);

  const show = useCallback((next: Camera, motion: Motion) => {
    const world = worldRef.current;
    const view = viewRef.current;
    if (world === null || view === null) return;
    const held = kept(next, boundsNow.current, measured.current);
    camera.current = held;
    world.style.transform = `translate(${held.x}px, ${held.y}px) scale(${held.zoom})`;
    // At rest the layer is given up, so that text is drawn sharp at the new size.
    world.style.willChange = motion === 'resting' ? '' : 'transform';
    if (motion === 'resting') {
      // Figures keep the size of the screen.
      world.style.setProperty('--zoom', String(held.zoom));
      setRested((before) => (isSameCamera(before, held) ? before : held));
    }
    view.dispatchEvent(new Event(CAMERA_EVENT, { bubbles: true }));
  }, []);

  const follow = useCallback(() => {
    const now = boundsNow.current;
    const isWhole = whole || mode.current === 'whole';
    show(
      isWhole
        ? fitted(now, measured.current, largestFit)
        : followed({ bounds: now, important: importantNow.current }, measured.current, largestFit),
      'resting',
    );
  }, [show, largestFit, whole]);

  const setMode = useCallback((next: typeof mode.current) => {
    mode.current = next;
    setMoved(next === 'by hand');
  }, []);

  const byHand = useCallback(
    (next: Camera, motion: Motion = 'resting') => {
      setMode('by hand');
      show(next, motion);
    },
    [show, setMode],
  );

  /** Under a finger the board keeps still, or the press would land on the card beside: what must move waits for the release. */
  const whenReleased = useCallback((move: () => void) => {
    late.current = held.current ? move : undefined;
    if (!held.current) move();
  }, []);

  useEffect(() => {
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Node && viewRef.current?.contains(event.target)) held.current = true;
    };
    // The click that belongs to the press comes right after the release.
    const release = (): void =>
      void setTimeout(() => {
        held.current = false;
        late.current?.();
        late.current = undefined;
      });
    addEventListener('pointerdown', press, true);
    for (const name of RELEASES) addEventListener(name, release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      for (const name of RELEASES) removeEventListener(name, release, true);
    };
  }, []);

  useLayoutEffect(() => {
    const view = viewRef.current;
    if (view === null) return;
    const resized = (): void => {
      setSize(measured.current);
      const isUpright = innerHeight > innerWidth;
      if (wasUpright.current !== isUpright && mode.current === 'by hand') setMode('follows');
      wasUpright.current = isUpright;
      if (mode.current === 'by hand') show(camera.current, 'resting');
      else follow();
    };
    const place = placeOf(view);
    measured.current = sizes.get(place) ?? { width: view.clientWidth, height: view.clientHeight };
    resized();
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? measured.current;
      const now = { width: Math.round(width), height: Math.round(height) };
      sizes.set(place, now);
      const { current } = measured;
      // Half a pixel is no other size.
      if (Math.abs(width - current.width) < 1 && Math.abs(height - current.height) < 1) return;
      measured.current = now;
      // Before this frame is painted.
      whenReleased(() => flushSync(resized));
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [follow, show, setMode, whenReleased]);

  useEffect(() => {
    const view = viewRef.current;
    if (view === null) return;
    return listenForGestures(view, {
      camera: () => camera.current,
      move: byHand,
      ignores: (element) => element.closest('[data-drag]') !== null,
    });
  }, [byHand]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the bounds that matters
  useLayoutEffect(() => {
    whenReleased(() => {
      // What is in sight already does not make the board jump.
      if (
        mode.current !== 'by hand' &&
        !isWellInSight({ ...camera.current, bounds: boundsNow.current }, measured.current, largestFit)
      )
        follow();
    });
  }, [bounds.x, bounds.y, bounds.width, bounds.height, important.x, important.y, important.width, important.height]);

  return {
    viewRef,
    worldRef,
    detail: detailAt(rested.zoom),
    isMoved,
    rested,
    size,
    fit: () => {
      setMode('whole');
      follow();
    },
    zoomBy: (factor) =>
      byHand(zoomedAt(camera.current, { x: measured.current.width / 2, y: measured.current.height / 2 }, factor)),
    panBy: (by) => byHand(panned(camera.current, by)),
    reveal: (box) => show(revealing(camera.current, box, measured.current), 'resting'),
    centre: (point) => byHand(centred(point, measured.current, camera.current.zoom)),
  };
}
