import { type RefObject, useEffect } from 'react';

/**
 * `close` is missing while the menu is closed. An open menu closes when something else is pressed or tabbed to, and with Escape, which then does nothing else and hands
 * the focus back to the button. A part of the menu that changes places loses the focus for a moment: no reason to close.
 */
export function useCloseOutside(box: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return;
    const look = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    for (const kind of ['pointerdown', 'focusin']) addEventListener(kind, look);
    // Before anybody else: at the table the same key steps back on the board.
    addEventListener('keydown', onEscape, true);
    return () => {
      for (const kind of ['pointerdown', 'focusin']) removeEventListener(kind, look);
      removeEventListener('keydown', onEscape, true);
    };
  }, [box, close]);
}
