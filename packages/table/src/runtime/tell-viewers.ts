import { isSeenLate } from '../model/audience.ts';
import { TableFault } from '../model/fault.ts';
import { isIn } from '../model/seats-of.ts';
import type { Ports } from '../ports/ports.ts';
import { type EntryTelling, updatesOf } from '../view/update-for.ts';
import { lateUpdate } from './late-spectators.ts';

interface Stored {
  readonly telling: EntryTelling;
  /** The viewers who learned something, as bits. */
  readonly touched: number;
  readonly ports: Pick<Ports, 'fanout' | 'store'>;
  /** The entry is stored: a view that cannot be made stops the table, never the entry or the other viewers. */
  foundFault(fault: TableFault): void;
}

/** Each viewer who learned something gets their own view; nobody else gets anything. */
export function tellViewers({ telling, touched, ports, foundFault }: Stored): void {
  const { table, state, entry } = telling;
  const { fanout, store } = ports;
  // Made when the first viewer needs it: a table nobody looks at makes no views.
  let updates: ReturnType<typeof updatesOf> | undefined;
  fanout.publish({
    table,
    entry,
    updateFor: (viewer) => {
      if (!isIn(touched, viewer === 'spectator' ? state.seats.length : viewer)) return undefined;
      if (viewer === 'spectator' && isSeenLate(state)) {
        lateUpdate({ ...telling, store }).then(
          (update) => fanout.deliverLate({ table, update: { ...update, events: [] } }),
          () => undefined,
        );
        return undefined;
      }
      try {
        updates ??= updatesOf(telling);
        return updates(viewer);
      } catch (cause) {
        foundFault(new TableFault({ type: 'timeOut' }, cause));
        return undefined;
      }
    },
  });
}
