/** Begins an action at the table that stands, as its button, a card or a place in the hand would: for the tests of every decision. */
import { pack } from '@illuminice/cards';
import { ALL_ACTIONS } from '../../src/actions/all/all-actions.ts';
import { openNow } from '../../src/actions/all/now.ts';
import { useTable } from '../../src/session/stores/table-store.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { cancel, useUi } from '../../src/tabletop/seen/ui-store.ts';

function seenNow(): Seen {
  const { view, moves, me, info } = useTable.getState();
  if (!view || !info) throw new Error('no table stands');
  return { pack, view, moves, info, me: me === 'spectator' ? undefined : me };
}

/** Whether it could be begun. Some Specials open an action of their own when they are played. */
export function beginAction(name: string): boolean {
  const seen = seenNow();
  for (const entry of [...entriesOf(seen, name), ...entriesOf(seen, 'play')]) {
    entry.start();
    // An offer is a dialog beside the table.
    if (openAction()?.name === name || useUi.getState().deal) return true;
    cancel();
  }
  return false;
}

function entriesOf(seen: Seen, name: string): readonly { readonly start: () => void }[] {
  const action = ALL_ACTIONS.find((each) => each.name === name);
  if (!action) throw new Error(`no action ${name}`);
  const { view } = seen;
  const cards = view.seats.flatMap(({ groups }, seat) => [seat, ...groups.map(({ card }) => card)]);
  const slots = view.seats.flatMap(({ hand }, owner) => hand.map((_, index) => ({ owner, index })));
  return [
    ...action.turn(seen),
    ...[...cards, ...view.uncontrolled].flatMap((card) => action.onCard(seen, card)),
    ...slots.flatMap((slot) => action.onSlot(seen, slot)),
  ].filter(({ why }) => why === undefined);
}

/** The action whose panel is open. */
export function openAction(): { readonly name: string } | undefined {
  return openNow(seenNow(), useUi.getState().begun);
}
