/** The picture that follows the pointer: what was taken with all that comes along, as it looked where it lay. */
import { moves } from '../../base/settings/index.ts';
import type { Point } from '../../pieces/cards/index.ts';

export interface Floating {
  readonly moveTo: (point: Point) => void;
  /** What letting go here would do, for the eye; a reason is written beside it. */
  readonly show: (
    state: 'nowhere' | 'taken' | 'barred',
    more?: { text?: string; over?: HTMLElement | undefined },
  ) => void;
  readonly remove: () => void;
  /** Glides back to where it was taken. */
  readonly goHome: () => void;
}

const HOME_MS = 180;

export function floatingOf(sources: readonly HTMLElement[], taken: Point): Floating {
  const box = document.createElement('div');
  box.className = 'carried';
  box.ariaHidden = 'true';
  const note = document.createElement('p');
  box.append(...sources.map((source) => copyOf(source, taken)), note);
  document.body.append(box);
  document.documentElement.dataset.carrying = '';
  for (const source of sources) source.dataset.carried = '';
  const moveTo = ({ x, y }: Point): void => {
    box.style.translate = `${x}px ${y}px`;
  };
  moveTo(taken);
  let over: HTMLElement | undefined;
  const leave = (): void => {
    delete over?.dataset.over;
    delete document.documentElement.dataset.carrying;
    for (const source of sources) delete source.dataset.carried;
  };
  return {
    moveTo,
    show: (state, { text = '', over: next } = {}) => {
      box.dataset.state = state;
      note.textContent = text;
      delete over?.dataset.over;
      over = next;
      if (over) over.dataset.over = '';
    },
    remove: () => {
      leave();
      box.remove();
    },
    goHome: () => {
      leave();
      if (!moves()) return box.remove();
      const gliding = box.animate(
        { translate: `${taken.x}px ${taken.y}px` },
        { duration: HOME_MS, easing: 'ease-out' },
      );
      gliding.onfinish = () => box.remove();
      gliding.oncancel = () => box.remove();
    },
  };
}

/** A picture alone: nobody may find it, read it or press it in the place of the card. */
function copyOf(source: HTMLElement, taken: Point): HTMLElement {
  const box = source.getBoundingClientRect();
  const copy = source.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-card], [data-point], [id]')]) {
    delete part.dataset.card;
    delete part.dataset.point;
    part.removeAttribute('id');
  }
  copy.inert = true;
  copy.style.cssText += `position:absolute; inset:auto; margin:0; left:${box.left - taken.x}px; top:${box.top - taken.y}px;
    width:${source.offsetWidth}px; height:${source.offsetHeight}px; transform-origin:0 0; scale:${box.width / source.offsetWidth};`;
  // Figures keep the size of the screen.
  copy.style.setProperty('--zoom', getComputedStyle(source).getPropertyValue('--zoom'));
  return copy;
}
