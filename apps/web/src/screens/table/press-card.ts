/** A press on a card: what it means depends on what is being done; anything that is not lit does nothing. */
import type { CardNo } from '@illuminice/engine';
import { openNow } from '../../actions/all/index.ts';
import { type Seen, ui, useUi } from '../../tabletop/seen/index.ts';

export function pressCard(seen: Seen, card: CardNo, element: HTMLElement): void {
  const press = openNow(seen, useUi.getState().begun)?.press;
  if (press) press(card);
  else openMenu({ card }, element);
}

type MenuSubject = { readonly card: CardNo } | { readonly owner: number; readonly index: number };

export function openMenu(subject: MenuSubject, element: HTMLElement): void {
  const box = element.getBoundingClientRect();
  ui({ menu: { ...subject, at: { x: box.left + box.width / 2, y: box.top + box.height / 2 } } });
}
