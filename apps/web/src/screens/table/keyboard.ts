/** Single keys of the table. Enter confirms what is begun, Escape steps back, the arrows walk from arrow to arrow. */
import { useLayoutEffect, useRef } from 'react';
import { begunNow, meaningOf, openNow } from '../../actions/all/index.ts';
import { atPoint } from '../../base/browser/index.ts';
import { isTyping, pressKey } from '../../base/keys/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { cancel, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';

/** What is opened and looked at; what is done belongs to the actions. */
function lookingKeys(seen: Seen): Readonly<Record<string, (() => void) | undefined>> {
  const { view, me, info } = seen;
  return {
    r: () => ui({ rule: 'now' }),
    u: info.own?.mayUndo ? () => void useTable.getState().undo() : undefined,
    l: () => ui({ tab: 'log', sheet: 'log', isSideFolded: false }),
    c: () => {
      ui({ tab: 'chat', sheet: 'log', isSideFolded: false });
      focusOnceThere('.side-place form input');
    },
    d: () => ui({ tab: 'deals', sheet: 'deals', isSideFolded: false }),
    h: () => {
      ui({ sheet: 'hand', viewed: undefined });
      focusOnceThere('.hand button');
    },
    '+': pressZoom('in'),
    '=': pressZoom('in'),
    '-': pressZoom('out'),
    '0': pressZoom('fit'),
    ...Object.fromEntries(
      view.seats.map((_, seat) => [
        String(seat + 1),
        seat === me ? () => toOwnBoard(seen) : () => ui({ viewed: seat, menu: undefined }),
      ]),
    ),
  };
}

/** One's own number: back to one's own board; while others play it changes between board and stage. */
function toOwnBoard({ view, me }: Seen): void {
  const { director, change } = useSettings.getState();
  if (useUi.getState().viewed === undefined && view.turn.seat !== me) change({ director: !director });
  ui({ viewed: undefined, menu: undefined });
}

/** The board in sight has these keys too, while one of its cards has the focus. */
const pressZoom = (way: 'in' | 'out' | 'fit') => () =>
  document.querySelector<HTMLButtonElement>(atPoint(`zoom.${way}`))?.click();

const FRAMES = 60;

/** A panel that is opened comes a frame or a download later. */
function focusOnceThere(selector: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (frames > 0) focusOnceThere(selector, frames - 1);
  });
}

const WALKS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A letter: something to do, what a part on the screen says it means, or something to look at. */
function pressLetter(seen: Seen, key: string): boolean {
  const press = meaningOf(key, seen) ?? lookingKeys(seen)[key];
  if (!press) return pressKey(key);
  press();
  return true;
}

const CONTROLS = 'button, a, [role=treeitem], summary';

export function useTableKeys(seen: Seen): void {
  const pointed = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const point = (event: Event): void => {
      pointed.current = event.target instanceof Element ? (event.target.closest(CONTROLS) ?? undefined) : undefined;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') pointed.current = undefined;
      if (isTyping(event) || event.defaultPrevented) return;
      const control = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CONTROLS) : undefined;
      // A button keeps the focus after a click. Space then means what its key cap says, not the same button again:
      // the second "Spend" would be the player's money.
      if (control && control === pointed.current) control.blur();
      const onControl = control !== null && control !== undefined && control !== pointed.current;
      const by = WALKS[event.key];
      if (event.key === 'Escape') stepBack(seen);
      else if (
        by !== undefined &&
        !(event.target instanceof HTMLElement && event.target.closest('.board, [role=menu]')) &&
        // The ghost moves, unless the board has the focus and walks from card to card itself.
        openNow(seen, useUi.getState().begun)?.walk(by)
      ) {
        // The ghost has moved.
      } else if (event.key === 'Enter' && !onControl && pressKey('Enter')) {
        // The main button of the panel was pressed.
      } else if (useSettings.getState().hotkeys && !(onControl && event.key === ' ')) {
        if (!pressLetter(seen, event.key.toLowerCase())) return;
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point, true);
    };
  }, [seen]);
}

function stepBack(seen: Seen): void {
  const { begun, menu, viewed, pathOf } = useUi.getState();
  if (menu) ui({ menu: undefined });
  else if (pathOf !== undefined) ui({ pathOf: undefined });
  else if (begun) (begunNow(seen, begun)?.stepBack ?? cancel)();
  else if (viewed !== undefined) ui({ viewed: undefined });
  else ui({ sheet: 'panel' });
}
