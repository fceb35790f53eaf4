import { isSeenLate } from '../model/audience.ts';
import { TableFault } from '../model/fault.ts';
import { isIn } from '../model/seats-of.ts';
import type { Fanout, Ports, TableViewer } from '../ports/ports.ts';
import { type EntryTelling, updatesOf } from '../view/update-for.ts';
import { updateJsonOf } from '../view/update-json.ts';
import { lateUpdate } from './late-spectators.ts';

/** Makes what a viewer is told, and gives back how to send it: only the making may fail. */
type Messages = (viewer: TableViewer) => () => void;

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
  let messages: Messages | undefined;
  for (const viewer of fanout.audience(table, entry)) {
    if (!isIn(touched, viewer === 'spectator' ? state.seats.length : viewer)) continue;
    if (viewer === 'spectator' && isSeenLate(state)) {
      lateUpdate({ ...telling, store }).then(
        (update) => fanout.deliver(table, viewer, { ...update, events: [] }),
        () => undefined,
      );
      continue;
    }
    let send: (() => void) | undefined;
    try {
      messages ??= messagesOf(telling, fanout);
      send = messages(viewer);
    } catch (cause) {
      foundFault(new TableFault({ type: 'timeOut' }, cause));
    }
    send?.();
  }
  fanout.committed?.(table, entry);
}

function messagesOf(telling: EntryTelling, fanout: Fanout): Messages {
  const { table } = telling;
  if (fanout.deliverJson) {
    const jsonFor = updateJsonOf(telling);
    return (viewer) => {
      const json = jsonFor(viewer);
      return () => fanout.deliverJson?.(table, viewer, json);
    };
  }
  const updates = updatesOf(telling);
  return (viewer) => {
    const update = updates(viewer);
    return () => fanout.deliver(table, viewer, update);
  };
}
