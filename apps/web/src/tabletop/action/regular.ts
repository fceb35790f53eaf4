import { actionsLeft } from '../numbers/index.ts';
import type { Seen } from '../seen/index.ts';
import type { TurnEntryOf } from './action.tsx';

/** Something that costs an action: listed while one is left, also when it cannot be done (REQ-050, REQ-052). */
export function regular<Draft>({ view }: Seen, entry: Omit<TurnEntryOf<Draft>, 'list'>): readonly TurnEntryOf<Draft>[] {
  return view.phase === 'actions' && actionsLeft(view) > 0 ? [{ ...entry, list: 'regular' }] : [];
}
