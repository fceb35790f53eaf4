/** A golden frame round the thing to press, and a red string from the memo to it. Only for the eye; nothing here can be pressed. */
import { type ReactElement, useEffect, useRef } from 'react';
import { atPoint } from '../../../base/browser/index.ts';

interface SpotlightProps {
  /** Names of what to press, the best first; the first that is on the screen is lit. */
  readonly points: readonly string[];
  /** Where the string begins. */
  readonly from: string;
}

const AROUND = 6;

export function Spotlight({ points, from }: SpotlightProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const string = useRef<SVGPathElement>(null);
  useEffect(() => {
    let asked = 0;
    let before = '';
    const fetched = new WeakSet<Element>();
    // Boards glide and sheets slide: where the thing is now is read anew each frame, written only when it moved.
    const follow = (): void => {
      asked = requestAnimationFrame(follow);
      const lit = firstInSight(points, fetched)?.getBoundingClientRect();
      const memo = document.querySelector(from)?.getBoundingClientRect();
      const now = lit && memo ? [lit.x, lit.y, lit.width, lit.height, memo.x, memo.y, memo.width].join(' ') : 'none';
      if (now === before) return;
      before = now;
      if (frame.current && string.current) draw({ frame: frame.current, string: string.current }, lit, memo);
    };
    follow();
    return () => cancelAnimationFrame(asked);
  }, [points, from]);
  return (
    <div className="spotlight" aria-hidden="true">
      <svg className="spotlight-string" aria-hidden="true">
        <path ref={string} />
      </svg>
      <div ref={frame} className="spotlight-frame" />
    </div>
  );
}

/** Cards are named by their number, wherever on the table they lie. */
function placeOf(name: string): string {
  return name.startsWith('card.') ? `:is(.board, .strip) [data-card="${name.slice(5)}"]` : atPoint(name);
}

/** In a list or sheet that scrolls the thing may lie beyond the edge: it is fetched, once. The board moves by itself. */
function firstInSight(points: readonly string[], fetched: WeakSet<Element>): Element | undefined {
  for (const name of points)
    for (const element of document.querySelectorAll(placeOf(name))) {
      if (isVisible(element)) return element;
      if (fetched.has(element) || element.getClientRects().length === 0 || element.closest('.board')) continue;
      fetched.add(element);
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (isVisible(element)) return element;
    }
  return undefined;
}

/** On the screen, and not scrolled away or covered: a press on its middle would reach it. */
function isVisible(element: Element): boolean {
  const { width, height, left, top } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  return middle !== null && (element.contains(middle) || middle.contains(element));
}

interface Drawn {
  readonly frame: HTMLDivElement;
  readonly string: SVGPathElement;
}

function draw({ frame, string }: Drawn, lit: DOMRect | undefined, memo: DOMRect | undefined): void {
  frame.hidden = !lit;
  string.setAttribute('d', lit && memo ? curve(memo, lit) : '');
  if (!lit) return;
  const [left, top] = [Math.max(2, lit.left - AROUND), Math.max(2, lit.top - AROUND)];
  Object.assign(frame.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.min(innerWidth - 2, lit.right + AROUND) - left}px`,
    height: `${Math.min(innerHeight - 2, lit.bottom + AROUND) - top}px`,
  });
}

/** From the pin of the memo to the nearest edge of what is lit, hanging a little. */
function curve(memo: DOMRect, lit: DOMRect): string {
  const start = { x: memo.left + 26, y: memo.top + 10 };
  const end = {
    x: Math.min(Math.max(start.x, lit.left), lit.right),
    y: Math.min(Math.max(start.y, lit.top - AROUND), lit.bottom + AROUND),
  };
  const hang = Math.min(90, 24 + Math.hypot(end.x - start.x, end.y - start.y) * 0.18);
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${Math.max(start.y, end.y) + hang} ${end.x} ${end.y}`;
}
