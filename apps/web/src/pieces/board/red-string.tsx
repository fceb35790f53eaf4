import type { CardNo } from '@illuminice/engine';
import { type ReactElement, useEffect, useRef } from 'react';
import { followBoards } from './follow-boards.ts';

export interface RedStringProps {
  /** Found by their marks inside the nearest positioned ancestor of the string. */
  readonly from: CardNo;
  readonly to: CardNo | 'ghost';
}

/** From a target to where it would land, on the felt, below all cards; follows boards that move and strips that scroll. */
export function RedString({ from, to }: RedStringProps): ReactElement {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = drawing.current;
    const around = svg?.parentElement;
    if (svg === null || around === undefined || around === null) return;
    return followBoards(around, () => {
      const start = around.querySelector(`[data-card="${from}"]`)?.getBoundingClientRect();
      const end = around
        .querySelector(to === 'ghost' ? '[data-ghost]' : `[data-card="${to}"]`)
        ?.getBoundingClientRect();
      const origin = around.getBoundingClientRect();
      svg.querySelector('path')?.setAttribute('d', start && end ? curve(start, end, origin) : '');
    });
  });
  return (
    <svg ref={drawing} className="red-string" aria-hidden="true">
      <path />
    </svg>
  );
}

/** Leaves the target downwards, hangs a little, and ends on the upper edge of the landing place. */
function curve(start: DOMRect, end: DOMRect, origin: DOMRect): string {
  const x1 = start.left + start.width / 2 - origin.left;
  const y1 = start.bottom - origin.top + 4;
  const x2 = end.left + end.width / 2 - origin.left;
  const y2 = end.top - origin.top - 2;
  const hang = Math.max(40, Math.abs(y2 - y1) * 0.5);
  return `M${x1} ${y1}C${x1} ${y1 + hang} ${x2} ${y2 - hang} ${x2} ${y2}`;
}
