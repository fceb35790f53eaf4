import type { Pack } from '@illuminice/engine';
import type { RecentEntry, TurnFigures } from '@illuminice/protocol';
import { isSeenLate } from '../model/audience.ts';
import type { TableState } from '../model/table-state.ts';
import type { Store, TableId, TableViewer } from '../ports/ports.ts';
import { courseOf } from '../view/course.ts';
import { RECENT_ENTRIES, recentFor } from '../view/recent.ts';
import { lateSeq } from './late-spectators.ts';

interface Source {
  readonly table: TableId;
  readonly pack: Pack;
  readonly store: Store;
}

/** What a viewer who comes back was told before. Read from the log; asked again after the same entry it is not read again, while memory lasts. */
export class History {
  readonly #source: Source;
  readonly #known = new Map<
    TableViewer,
    { readonly last: number; readonly entries: WeakRef<readonly RecentEntry[]> }
  >();
  #course: { readonly last: number; readonly moments: WeakRef<readonly TurnFigures[]> } | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  async before(state: TableState, viewer: TableViewer): Promise<readonly RecentEntry[]> {
    const { table, pack, store } = this.#source;
    const last = viewer === 'spectator' && isSeenLate(state) ? lateSeq(state) : state.seq;
    if (last === undefined) return [];
    const known = this.#known.get(viewer);
    const before = known?.last === last ? known.entries.deref() : undefined;
    if (before) return before;
    try {
      const entries = await store.entries(table, Math.max(1, last - RECENT_ENTRIES + 1), last);
      const recent = recentFor(pack, entries, viewer);
      this.#known.set(viewer, { last, entries: new WeakRef(recent) });
      return recent;
    } catch {
      // Whoever comes back while the disk fails finds the position, and no history.
      return [];
    }
  }

  /** Of a game that is over; undefined while anything is still secret. */
  async course(state: TableState): Promise<readonly TurnFigures[] | undefined> {
    if (state.stage !== 'over') return undefined;
    const last = state.seq;
    const before = this.#course?.last === last ? this.#course.moments.deref() : undefined;
    if (before) return before;
    try {
      const moments = courseOf(this.#source.pack, await this.#source.store.entries(this.#source.table, 1, last));
      this.#course = { last, moments: new WeakRef(moments) };
      return moments;
    } catch {
      return undefined;
    }
  }
}
