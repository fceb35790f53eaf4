import type { Store, TableId } from '@illuminice/table';

export interface Deadline {
  readonly table: TableId;
  readonly at: number;
}

/** What the server asks of a Store beyond what a table asks. */
export interface ServerTableStore extends Store {
  /** TableTimers before this time, the earliest first; of all tables without one. */
  deadlines(before?: number): Promise<readonly Deadline[]>;
  /** The table leaves the memory of this process; nothing of it has to be remembered here. */
  forget(table: TableId): void;
  deleteTable(table: TableId): Promise<void>;
  /** Puts games that were over before this time away, each as one compressed piece; how many. */
  archiveOver(before: number): Promise<number>;
}
