/** The tables of this process: opened when somebody needs them, let go when nobody does. */

import { pack } from '@illuminice/cards';
import {
  type BotPort,
  type Entropy,
  type LineToldElsewhere,
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
import type { ServerTableStore } from '../store/index.ts';
import { Alarms } from './table-timers.ts';

export interface Audience {
  /** With an entry: everybody whom this process makes an update of it for. */
  readonly viewers: (table: string, entry?: LogEntry) => Iterable<TableViewer>;
  readonly deliver: (table: string, viewer: TableViewer, update: TableUpdate) => void;
  readonly deliverWords: (table: string, viewer: TableViewer, words: string) => void;
  readonly committed: (table: string, entry: LogEntry) => void;
}

export interface TableHostSettings {
  readonly store: ServerTableStore;
  readonly bots: BotPort;
  readonly entropy: Entropy;
  readonly audience: Audience;
  readonly onError: (table: string, error: unknown) => void;
  readonly settings?: Partial<TableSettings>;
  readonly others?: OtherProcesses;
}

/** Other processes that have the same tables open. */
export interface OtherProcesses {
  /** The database's clock. */
  readonly now: () => number;
  /** Whether this process looks after clock and computer players. */
  readonly tends: (table: string) => boolean;
  /** Begins to listen for lines of others. */
  readonly opened: (table: string) => void;
  readonly letGo: (table: string) => Promise<void>;
}

/** A table nobody looks at and nothing is due on leaves the memory after this; its log stays. */
const IDLE_MS = 10 * 60_000;
const SOON_MS = 60_000;
/** What is due later than this has no alarm; a table by mail that nobody touches costs no memory. */
const FAR_MS = 2 * 3_600_000;

interface Loaded {
  readonly table: Promise<Table | undefined>;
  usedAt: number;
  opened?: Table;
}

export class TableHost {
  readonly #loaded = new Map<string, Loaded>();
  readonly #alarms: Alarms;
  readonly #ports: Ports;
  readonly #options: TableHostSettings;

  constructor(options: TableHostSettings) {
    const { store, bots, entropy, audience } = options;
    const { viewers, deliver, deliverWords, committed } = audience;
    this.#options = options;
    const now = options.others?.now ?? Date.now;
    this.#alarms = new Alarms((table) => void this.#ring(table), now);
    this.#ports = {
      store,
      bots,
      entropy,
      clock: { now, schedule: (table, at) => this.#schedule(table, at) },
      fanout: { audience: viewers, deliver, deliverWords, committed },
    };
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Deadlines of the next hours that nobody has an alarm for; those in the past ring at once. */
  async wakeFromStore(): Promise<void> {
    for (const { table, at } of await this.#options.store.deadlines(Date.now() + FAR_MS))
      if (!this.#loaded.has(table)) this.#alarms.schedule(table, at);
  }

  async create(id: string, opening: Opening): Promise<Table> {
    const table = await Table.create({ ...this.#address(id), opening });
    this.#loaded.set(id, { table: Promise.resolve(table), usedAt: Date.now(), opened: table });
    this.#options.others?.opened(id);
    return table;
  }

  open(id: string): Promise<Table | undefined> {
    const known = this.#loaded.get(id);
    if (known === undefined) return this.#load(id);
    known.usedAt = Date.now();
    return known.table;
  }

  async #load(id: string): Promise<Table | undefined> {
    const table = Table.open(this.#address(id));
    const loaded: Loaded = { table, usedAt: Date.now() };
    this.#loaded.set(id, loaded);
    try {
      const opened = await table;
      if (opened === undefined) this.#loaded.delete(id);
      else {
        loaded.opened = opened;
        this.#options.others?.opened(id);
      }
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
    if (!isFresh && this.#options.others !== undefined) await table?.readOn();
    return table;
  }

  /** Tables in memory. */
  opened(): readonly Table[] {
    return [...this.#loaded.values()].flatMap(({ opened }) => opened ?? []);
  }

  /** Another process wrote a line. */
  heard(id: string, line: LineToldElsewhere): void {
    this.#loaded
      .get(id)
      ?.table.then((table) => table?.toldElsewhere(line))
      .catch((error) => this.#options.onError(id, error));
  }

  async discard(id: string): Promise<void> {
    (await this.#loaded.get(id)?.table)?.close();
    this.#alarms.schedule(id, undefined);
    this.#loaded.delete(id);
    await this.#options.others?.letGo(id);
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
    const { others, store } = this.#options;
    if (others !== undefined) return others.letGo(id);
    // The table forgets its alarm with everything else; the clock goes on without it. A far one is read again in time.
    const deadline = table?.nextDeadline();
    this.#alarms.schedule(id, deadline !== undefined && deadline < now + FAR_MS ? deadline : undefined);
    store.forget(id);
  }

  #address(id: string): TableAddress {
    const settings = { ...TABLE_SETTINGS, ...this.#options.settings };
    return { id, pack, ports: this.#ports, settings };
  }

  /** Only one of the processes that have a table open watches its clock. */
  #schedule(id: string, at: number | undefined): void {
    this.#alarms.schedule(id, this.#options.others?.tends(id) === false ? undefined : at);
  }

  async #ring(id: string): Promise<void> {
    if (this.#options.others?.tends(id) === false) return;
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
