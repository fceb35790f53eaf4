/** The card action menu (R-22.11, REQ-055…REQ-058, REQ-188, REQ-336, REQ-340): every entry, and why one is greyed. */
import { t } from '../../base/i18n/index.ts';
import type { MenuEntry } from '../../tabletop/action/index.ts';
import { type Menu, ownerOf, type Seen, show, ui } from '../../tabletop/seen/index.ts';
import { cardEntries, slotEntries } from '../all/index.ts';

type Subject =
  | Omit<Extract<Menu, { readonly card: unknown }>, 'at'>
  | Omit<Extract<Menu, { readonly owner: unknown }>, 'at'>;

/** What the card can do or suffer, and what there is to look at. */
export function menuEntries(seen: Seen, subject: Subject): readonly MenuEntry[] {
  if ('card' in subject) {
    const { card } = subject;
    const inStructure = ownerOf(seen.view, card) !== undefined;
    return [
      ...cardEntries(seen, card),
      ...(inStructure
        ? [
            {
              label: t('menu.path', 'Position in the structure'),
              start: () => ui({ menu: undefined, pathOf: card }),
            },
          ]
        : []),
      viewing(() => show({ card })),
    ];
  }
  const slot = seen.view.seats[subject.owner]?.hand[subject.index];
  const special = slot?.card;
  return [...slotEntries(seen, subject), ...(special === undefined ? [] : [viewing(() => show({ special }))])];
}

function viewing(start: () => void): MenuEntry {
  return { label: t('menu.view', 'View card'), start };
}
