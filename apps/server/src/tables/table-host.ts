/** The tables of this process: opened when somebody needs them, let go when nobody does. */

import { pack } from '@illuminice/cards';
import {
  type BotPort,
  type Entropy,
  type LogEntry,
  type Opening,
  type Ports,
  TABLE_SETTINGS,
  Table,
  type TableAddress,
  type TableSettings,
  type TableUpdate,
  type TableViewer,
} from '@illuminice/table';
import type { ServerTableStore } from '../store/server-table-store.ts';
import { Alarms } from './alarms.ts';

export interface Audience {
  readonly viewers: (table: string) => Iterable<TableViewer>;
  readonly deliver: (table: string, viewer: TableViewer, update: TableUpdate) => void;
  readonly committed: (table: string, entry: LogEntry) => void;
}

export interface TableHostSettings {
  readonly store: ServerTableStore;
  readonly bots: BotPort;
  readonly entropy: Entropy;
  readonly audience: Audience;
  readonly onError: (table: string, error: unknown) => void;
  readonly settings?: Partial<TableSettings>;
  /** Other processes write to the same tables. */
  readonly isShared?: boolean;
}

/** A table nobody looks at and nothing is due on leaves the memory after this; its log stays. */
const IDLE_MS = 10 * 60_000;
const SOON_MS = 60_000;

interface Loaded {
  readonly table: Promise<Table | undefined>;
  usedAt: number;
}

export class TableHost {
  readonly #loaded = new Map<string, Loaded>();
  readonly #alarms: Alarms;
  readonly #ports: Ports;
  readonly #options: TableHostSettings;

  constructor(options: TableHostSettings) {
    const { store, bots, entropy, audience } = options;
    this.#options = options;
    this.#alarms = new Alarms((table) => void this.#ring(table));
    this.#ports = {
      store,
      bots,
      entropy,
      clock: { now: () => Date.now(), schedule: (table, at) => this.#alarms.schedule(table, at) },
      fanout: { audience: audience.viewers, deliver: audience.deliver, committed: audience.committed },
    };
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Deadlines that were pending when the process stopped; those in the past ring at once. */
  async wakeFromStore(): Promise<void> {
    for (const { table, at } of await this.#options.store.deadlines()) this.#alarms.schedule(table, at);
  }

  async create(id: string, opening: Opening): Promise<Table> {
    const table = await Table.create({ ...this.#address(id), opening });
    this.#loaded.set(id, { table: Promise.resolve(table), usedAt: Date.now() });
    return table;
  }

  async open(id: string): Promise<Table | undefined> {
    const known = this.#loaded.get(id);
    if (known !== undefined) {
      known.usedAt = Date.now();
      return known.table;
    }
    const table = Table.open(this.#address(id));
    this.#loaded.set(id, { table, usedAt: Date.now() });
    try {
      const opened = await table;
      if (opened === undefined) this.#loaded.delete(id);
      return opened;
    } catch (error) {
      this.#loaded.delete(id);
      throw error;
    }
  }

  /** With everything that other processes wrote up to this moment. */
  async openNow(id: string): Promise<Table | undefined> {
    const isFresh = !this.#loaded.has(id);
    const table = await this.open(id);
    if (!isFresh && this.#options.isShared === true) await table?.readOn();
    return table;
  }

  async discard(id: string): Promise<void> {
    (await this.#loaded.get(id)?.table)?.close();
    this.#alarms.schedule(id, undefined);
    this.#loaded.delete(id);
    await this.#options.store.deleteTable(id);
  }

  letGoOfIdle(now: number): void {
    for (const [id, { usedAt }] of this.#loaded) {
      const isWatched = !this.#options.audience.viewers(id)[Symbol.iterator]().next().done;
      if (now - usedAt > IDLE_MS && !isWatched) void this.#letGo(id, now);
    }
  }

  /** A backup was put back: everything in memory is of another time. */
  async letGoOfAll(): Promise<void> {
    const loaded = [...this.#loaded];
    this.#loaded.clear();
    for (const [id, { table }] of loaded) {
      (await table.catch(() => undefined))?.close();
      this.#options.store.forget(id);
    }
    this.#alarms.clear();
  }

  stop(): void {
    this.#alarms.clear();
  }

  async #letGo(id: string, now: number): Promise<void> {
    const next = this.#alarms.nextOf(id);
    if (next !== undefined && next - now < SOON_MS) return;
    const table = await this.#loaded.get(id)?.table.catch(() => undefined);
    this.#loaded.delete(id);
    table?.close();
    // The table forgets its alarm with everything else; the clock goes on without it.
    this.#alarms.schedule(id, table?.nextDeadline());
    this.#options.store.forget(id);
  }

  #address(id: string): TableAddress {
    const settings = { ...TABLE_SETTINGS, ...this.#options.settings };
    return { id, pack, ports: this.#ports, settings };
  }

  async #ring(id: string): Promise<void> {
    try {
      const table = await this.open(id);
      await table?.alarm();
    } catch (error) {
      this.#options.onError(id, error);
      // The disk may be back in a moment; a clock that stopped for good would hang the table.
      this.#alarms.schedule(id, Date.now() + 1000);
    }
  }
}
