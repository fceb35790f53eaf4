import type { Side } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { type ArrowKind, artUrl } from '../../base/art/index.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The middle of an edge, moved so many pixels outwards. */
export function edgePoint(box: Box, direction: Side, outwards: number): Point {
  const step = STEPS[direction] as Point;
  return {
    x: box.x + box.width / 2 + step.x * (box.width / 2 + outwards),
    y: box.y + box.height / 2 + step.y * (box.height / 2 + outwards),
  };
}

export interface ArrowSpriteProps {
  readonly kind: ArrowKind;
  readonly direction: Side;
  readonly at: Point;
}

export function spriteSize(direction: Side): { readonly width: number; readonly height: number } {
  return direction & 1 ? { width: 24, height: 26 } : { width: 26, height: 24 };
}

/** Points up, right, down or left by being another picture; never turned in the browser. */
export function ArrowSprite({ kind, direction, at }: ArrowSpriteProps): ReactElement {
  const { width, height } = spriteSize(direction);
  const style = { left: Math.round(at.x - width / 2), top: Math.round(at.y - height / 2) };
  return (
    <img
      className={`arrow arrow-${kind}`}
      alt=""
      src={artUrl.arrow(kind, direction)}
      width={width}
      height={height}
      style={style}
    />
  );
}
