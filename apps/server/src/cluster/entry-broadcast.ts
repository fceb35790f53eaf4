/** Committed lines on their way to the other processes that have the same table open. */

import type { Seat } from '@illuminice/engine';
import { isQuiet, type LineToldElsewhere, type LogEntry, type TableViewer } from '@illuminice/table';
import type { PostgresTableStore } from '../postgres/index.ts';
import { endsGame } from '../store/index.ts';
import type { MadeElsewhere } from '../tables/index.ts';
import { type LineMessage, read, written } from './entry-message.ts';
import type { Wire } from './redis-channels.ts';

export interface TableWireServices {
  readonly wire: Wire;
  readonly store: PostgresTableStore;
  readonly node: string;
  /** Seats whose people look on through other processes. */
  readonly seatsElsewhere: (table: string) => readonly Seat[];
}

export interface Hearing {
  readonly heard: (table: string, line: LineToldElsewhere) => void;
  /** False when it was not made for everybody here. */
  readonly deliver: (table: string, made: MadeElsewhere) => boolean;
}

export class TableWire {
  readonly #services: TableWireServices;
  #hearing: Hearing | undefined;
  /** For the line under way: a table tells everybody in one go, and then that it has. */
  #isForAll = false;
  #audience: readonly Seat[] = [];
  #words: (readonly [Seat, string])[] = [];

  constructor(services: TableWireServices) {
    this.#services = services;
  }

  connect(hearing: Hearing): void {
    this.#hearing = hearing;
  }

  /** Of a line that was written here and that nobody else needs to look at: it is put into words once, for everybody. */
  alsoTold(table: string, entry: LogEntry): readonly Seat[] {
    const { store, seatsElsewhere } = this.#services;
    this.#isForAll = store.ownLine(entry) !== undefined && isQuiet(entry) && !endsGame(entry);
    this.#audience = this.#isForAll ? seatsElsewhere(table) : [];
    this.#words = [];
    return this.#audience;
  }

  made(viewer: TableViewer, words: string): void {
    if (typeof viewer === 'number' && this.#audience.includes(viewer)) this.#words.push([viewer, words]);
  }

  /** Whether the line is one of ours; only those are told. The sequence number in it is checked by who receives it. */
  tell(table: string, entry: LogEntry): boolean {
    const { wire, store, node } = this.#services;
    const own = store.ownLine(entry);
    if (own === undefined) return false;
    const made = this.#isForAll ? { audience: this.#audience, words: this.#words } : undefined;
    const message = { node, tender: store.tenderOf(table) ?? '', seq: entry.seq, line: own.text, made };
    wire.publish(`table:${table}`, written({ ...message, deadline: own.deadline }));
    return true;
  }

  listen(table: string): void {
    const { wire, node } = this.#services;
    wire.subscribe(`table:${table}`, (text) => {
      if (text.startsWith(node)) return;
      const message = read(text);
      if (message !== undefined) this.#hear(table, message);
    });
  }

  stop(table: string): void {
    this.#services.wire.unsubscribe(`table:${table}`);
  }

  #hear(table: string, { tender, seq, deadline, line, made }: LineMessage): void {
    const { store, node } = this.#services;
    const hearing = this.#hearing;
    // That it is ours is for the next look into the database to say, which also winds up the clock.
    if (tender !== '' && tender !== node) store.setTender(table, tender);
    hearing?.heard(table, {
      ...{ seq, deadline },
      read: () => JSON.parse(line) as LogEntry,
      tell: () => made !== undefined && hearing.deliver(table, made),
    });
  }
}
