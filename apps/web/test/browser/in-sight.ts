/** What a decision needs, looked at as a finger would find it (S-2). Runs in the page. */

export interface Sight {
  /** The part of the window's height that the board, or the stage in its place, has for itself. */
  readonly board: number;
  /** Controls that are covered, cut or off the screen. */
  readonly amiss: readonly string[];
}

export function sightOfDecision(): Sight {
  /** Only heard: on a phone the ledger's rows are chips. */
  const CLIPPED = '.visually-hidden, .ledger-chips .ledger-rule, .payer-text, .odds-beside-curve';
  const visible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest(CLIPPED);
  const name = (element: Element): string =>
    `${element.getAttribute('data-point') ?? element.className}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;

  /** Undefined if a press in its middle reaches it and all of it is on the screen. */
  const amissAt = (element: Element): string | undefined => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return `off the screen (${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)})`;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
      return `under ${hit?.className}`;
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < box.left - 2 || right > box.right + 2)) return 'cut at the side';
      if (overflowY !== 'visible' && (top < box.top - 2 || bottom > box.bottom + 2)) return 'cut';
    }
    return undefined;
  };

  const open = document.querySelector('dialog[open], .notice');
  const place = open ?? document.querySelector('.table');
  const controls = (where: string): Element[] =>
    [...(place?.querySelectorAll(where) ?? [])].flatMap((part) =>
      [...part.querySelectorAll('button, select, input, summary')].filter(visible),
    );
  const amiss: string[] = [];
  const look = (element: Element): void => {
    const wrong = amissAt(element);
    if (wrong !== undefined) amiss.push(`${name(element)} is ${wrong}`);
  };
  if (open) {
    // A board in a dialog is a picture that moves.
    const pressed = controls('*').filter((each, index, all) => all.indexOf(each) === index && !each.closest('.board'));
    for (const control of pressed) {
      // What closes a notice is in sight at once; the rest may be scrolled to.
      if (!control.matches('.notice > .button')) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      look(control);
    }
    return { board: 1, amiss };
  }
  // At once: what ends the decision, and the ways to everything else. A full sheet leaves nothing else to be pressed.
  const foot = controls('.docket-foot, .reaction, .table-header, .phone-nav');
  for (const control of foot.filter((each) => !each.closest('.foot-note'))) look(control);
  const handle = document.querySelector('.sheet-handle');
  if (handle && visible(handle)) look(handle);
  // A list may be scrolled to.
  for (const control of controls('.docket-body, .strip')) {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    look(control);
  }
  for (const list of document.querySelectorAll('.docket, .docket-body')) list.scrollTo(0, 0);
  const board = document.querySelector('.stage, .board-view')?.getBoundingClientRect();
  const asks = document.querySelector('.board-area > .reaction')?.getBoundingClientRect();
  const bottom = Math.min(board?.bottom ?? 0, innerHeight, asks?.top ?? innerHeight);
  return { board: Math.max(0, bottom - Math.max(0, board?.top ?? 0)) / innerHeight, amiss };
}
