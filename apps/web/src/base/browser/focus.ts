/** Where the keyboard is: it must never fall out of the page because what had the focus is gone (S-6). */

/** Whoever plays with a pointer has no use for a focus that moves: Space would press what they clicked long ago. */
let isByKeyboard = false;

if (typeof addEventListener === 'function') {
  const byKey = (): void => {
    isByKeyboard = true;
  };
  const byPointer = (): void => {
    isByKeyboard = false;
  };
  addEventListener('keydown', byKey, { capture: true });
  addEventListener('pointerdown', byPointer, { capture: true });
}

/** The last thing pressed was a key, and nothing has the focus. */
export function keyboardIsLost(): boolean {
  return isByKeyboard && (document.activeElement ?? document.body) === document.body;
}

/** For the keyboard: to the heading of what has just come, unless something has the focus already. */
export function focusArrival(within: ParentNode): void {
  const heading = within.querySelector<HTMLElement>('h1') ?? within.querySelector<HTMLElement>('h2, main');
  if (!heading || !keyboardIsLost()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A dialog over everything, as its `ref`; once it is gone the keyboard is back where it was. */
export function modal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const before = document.activeElement;
  if (!dialog.open) dialog.showModal();
  // As long as the dialog is in the page everything else is inert.
  return () => queueMicrotask(() => keyboardHome(before));
}

/** What was pressed may be gone, as the entry of a menu is; then the keyboard is where decisions are made, or in the page. */
export function keyboardHome(before: Element | null = null): void {
  for (const place of [before, ...document.querySelectorAll('[data-home], main')]) {
    if (!keyboardIsLost()) return;
    if (!(place instanceof HTMLElement) || place === document.body) continue;
    if (place !== before) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
