/** A press on a card or an arrow: what it means depends on what is being done; anything that is not lit does nothing. */
import type { Arrow, CardNo } from '@illuminice/engine';
import { stepPlan } from '../../actions/attack/index.ts';
import { takeOff } from '../../actions/reorganize/index.ts';
import { tapForTransfer } from '../../actions/transfer/index.ts';
import { choiceFor, hangingNow, sameArrow } from '../../tabletop/arrows/index.ts';
import { change, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';

export function pressCard(seen: Seen, card: CardNo, element: HTMLElement): void {
  const { mode } = useUi.getState();
  const { options } = seen;
  switch (mode.what) {
    case 'attack':
      // Inside a choice a tap answers it or means nothing: the attack itself must not change behind its back.
      if (mode.ask === 'lasers' && canBeLasered(seen, card)) change({ ...mode, lasersOn: card });
      if (!mode.ask) change({ what: 'attack', plan: stepPlan(seen, mode.plan, { do: 'card', card }) });
      return;
    case 'transfer':
      change(tapForTransfer(seen, mode, card));
      return;
    case 'move':
      if (options.move?.some(({ group }) => group === card)) change({ what: 'move', group: card });
      return;
    case 'drop':
      if (options.drop?.includes(card)) change({ what: 'drop', group: card });
      return;
    case 'lasers':
      if (canBeLasered(seen, card)) change({ what: 'lasers', target: card });
      return;
    case 'bribery':
      if (options.play?.some((play) => play.card === mode.special && play.targets?.includes(card)))
        change({ what: 'bribery', special: mode.special, target: card });
      return;
    case 'reorganize':
      if (mode.links.some((link) => link.card === card))
        change({ what: 'reorganize', links: takeOff(mode.links, card), picked: card });
      return;
    default:
      openMenu({ card }, element);
  }
}

function canBeLasered({ options }: Seen, card: CardNo): boolean {
  return options.lasers?.some(([group]) => group === card) === true;
}

type MenuSubject = { readonly card: CardNo } | { readonly owner: number; readonly index: number };

export function openMenu(subject: MenuSubject, element: HTMLElement): void {
  const box = element.getBoundingClientRect();
  ui({ menu: { ...subject, at: { x: box.left + box.width / 2, y: box.top + box.height / 2 } } });
}

export function pressArrow(seen: Seen, arrow: Arrow): void {
  const { mode, place } = useUi.getState();
  if (mode.what === 'reorganize') {
    if (mode.picked !== undefined)
      change({ what: 'reorganize', links: [...mode.links, { card: mode.picked, host: arrow.host, side: arrow.side }] });
    return;
  }
  const hanging = hangingNow(seen, mode, place);
  const open = hanging?.arrows.find((candidate) => sameArrow(candidate, arrow));
  if (!open) return;
  if (seen.options.place) ui({ place: choiceFor(open) });
  else if (mode.what === 'move' || mode.what === 'bribery')
    change({ ...mode, arrow: { host: open.host, side: open.side } });
}
