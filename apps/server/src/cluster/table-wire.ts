/** Committed lines on their way to the other processes that have the same table open. */

import type { LogEntry } from '@illuminice/table';
import type { PostgresTableStore } from '../store/postgres/postgres-table-store.ts';
import type { Wire } from './wire.ts';

export interface TableWireServices {
  readonly wire: Wire;
  readonly store: PostgresTableStore;
  readonly node: string;
}

export class TableWire {
  readonly #services: TableWireServices;
  #hear: ((table: string, entry: LogEntry) => void) | undefined;

  constructor(services: TableWireServices) {
    this.#services = services;
  }

  connect(hear: (table: string, entry: LogEntry) => void): void {
    this.#hear = hear;
  }

  /** Whether the line is one of ours; only those are told. The sequence number in it is checked by who receives it. */
  tell(table: string, entry: LogEntry): boolean {
    const { wire, store, node } = this.#services;
    const text = store.ownText(entry);
    if (text === undefined) return false;
    wire.publish(`table:${table}`, `${node} ${store.tenderOf(table) ?? ''} ${text}`);
    return true;
  }

  listen(table: string): void {
    const { wire, store, node } = this.#services;
    wire.subscribe(`table:${table}`, (message) => {
      if (message.startsWith(node)) return;
      const tenderAt = message.indexOf(' ') + 1;
      const lineAt = message.indexOf(' ', tenderAt) + 1;
      if (tenderAt === 0 || lineAt === 0) return;
      const tender = message.slice(tenderAt, lineAt - 1);
      // That it is ours is for the next look into the database to say, which also winds up the clock.
      if (tender !== '' && tender !== node) store.setTender(table, tender);
      this.#hear?.(table, JSON.parse(message.slice(lineAt)) as LogEntry);
    });
  }

  stop(table: string): void {
    this.#services.wire.unsubscribe(`table:${table}`);
  }
}
