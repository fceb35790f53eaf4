/** The tables of this process: opened when somebody needs them, unloaded when nobody does. */

import { hash } from 'node:crypto';
import { pack as everyCard } from '@illuminice/cards';
import type { Pack } from '@illuminice/engine';
import {
  type BotPort,
  type Entropy,
  type EntryToldElsewhere,
  type Fanout,
  type Opening,
  type Ports,
  TABLE_SETTINGS,
  Table,
  type TableAddress,
  type TableSettings,
  type Unplayable,
} from '@illuminice/table';
import type { ServerTableStore } from '../store/index.ts';
import { TableTimers } from './table-timers.ts';

export interface TableHostSettings {
  readonly store: ServerTableStore;
  readonly bots: BotPort;
  readonly entropy: Entropy;
  /** The clock of all deadlines. */
  readonly now: () => number;
  /** Where it moves by so much at a time. */
  readonly tickMs?: number | undefined;
  readonly fanout: Fanout;
  /** Whether anybody looks at it through this process. */
  readonly isWatched: (table: string) => boolean;
  readonly onError: (table: string, error: unknown) => void;
  /** Begun by rules or with cards of another release: it stands still. */
  readonly onUnplayable: (table: string, why: Unplayable) => void;
  readonly settings?: Partial<TableSettings>;
  /** Every card there is, unless a test plays another release. */
  readonly pack?: Pack;
  readonly others?: OtherProcesses;
}

/** Other processes that have the same tables open. */
export interface OtherProcesses {
  /** Whether this process runs the table's timer and computer players. */
  readonly owns: (table: string) => boolean;
  /** Begins to listen for entries of the others. */
  readonly opened: (table: string) => void;
  readonly closed: (table: string) => Promise<void>;
}

/** A table nobody looks at and nothing is due on leaves the memory after this; its log stays. */
const IDLE_MS = 10 * 60_000;
const SOON_MS = 60_000;
/** What is due later than this has no timer; a table by mail that nobody touches costs no memory. */
const FAR_MS = 2 * 3_600_000;

interface Loaded {
  readonly table: Promise<Table | undefined>;
  usedAt: number;
  opened?: Table;
}

export class TableHost {
  readonly #loaded = new Map<string, Loaded>();
  readonly #timers: TableTimers;
  readonly #ports: Ports;
  readonly #options: TableHostSettings;

  constructor(options: TableHostSettings) {
    const { store, bots, entropy, fanout } = options;
    this.#options = options;
    const { now } = options;
    this.#timers = new TableTimers((table) => void this.#fire(table), options);
    this.#ports = {
      store,
      bots,
      entropy,
      hash: (text) => hash('sha256', text),
      clock: { now, schedule: (table, at) => this.#schedule(table, at) },
      fanout,
    };
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Sets timers for the deadlines of the next hours; those in the past fire at once. */
  async wakeFromStore(): Promise<void> {
    for (const { table, at } of await this.#options.store.deadlines(this.#options.now() + FAR_MS))
      if (!this.#loaded.has(table)) this.#timers.schedule(table, at);
  }

  async create(id: string, opening: Opening): Promise<Table> {
    const table = await Table.create({ ...this.#address(id), opening });
    this.#loaded.set(id, { table: Promise.resolve(table), usedAt: this.#options.now(), opened: table });
    this.#options.others?.opened(id);
    return table;
  }

  open(id: string): Promise<Table | undefined> {
    const known = this.#loaded.get(id);
    if (known === undefined) return this.#load(id);
    known.usedAt = this.#options.now();
    return known.table;
  }

  async #load(id: string): Promise<Table | undefined> {
    const table = Table.open(this.#address(id));
    const loaded: Loaded = { table, usedAt: this.#options.now() };
    this.#loaded.set(id, loaded);
    try {
      const opened = await table;
      if (opened === undefined) this.#loaded.delete(id);
      else {
        loaded.opened = opened;
        if (opened.unplayable) this.#options.onUnplayable(id, opened.unplayable);
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

  /** Another process wrote an entry. */
  heard(id: string, entry: EntryToldElsewhere): void {
    this.#loaded
      .get(id)
      ?.table.then((table) => table?.toldElsewhere(entry))
      .catch((error) => this.#options.onError(id, error));
  }

  async discard(id: string): Promise<void> {
    (await this.#loaded.get(id)?.table)?.close();
    this.#timers.schedule(id, undefined);
    this.#loaded.delete(id);
    await this.#options.others?.closed(id);
    await this.#options.store.deleteTable(id);
  }

  unloadIdle(now: number): void {
    for (const [id, { usedAt }] of this.#loaded) {
      if (now - usedAt > IDLE_MS && !this.#options.isWatched(id)) void this.#unload(id, now);
    }
  }

  /** A backup was put back: everything in memory is of another time. */
  async unloadAll(): Promise<void> {
    const loaded = [...this.#loaded];
    this.#loaded.clear();
    for (const [id, { table }] of loaded) {
      (await table.catch(() => undefined))?.close();
      this.#options.store.forget(id);
    }
    this.#timers.clear();
  }

  stop(): void {
    this.#timers.clear();
  }

  async #unload(id: string, now: number): Promise<void> {
    const next = this.#timers.nextOf(id);
    if (next !== undefined && next - now < SOON_MS) return;
    const table = await this.#loaded.get(id)?.table.catch(() => undefined);
    this.#loaded.delete(id);
    table?.close();
    const { others, store } = this.#options;
    if (others !== undefined) return others.closed(id);
    // `close` clears the table's timer; it is set again without the table in memory. A far one is read again in time.
    const deadline = table?.nextDeadline();
    this.#timers.schedule(id, deadline !== undefined && deadline < now + FAR_MS ? deadline : undefined);
    store.forget(id);
  }

  #address(id: string): TableAddress {
    const settings = { ...TABLE_SETTINGS, ...this.#options.settings };
    const { pack = everyCard } = this.#options;
    return { id, pack, ports: this.#ports, settings };
  }

  /** Only one of the processes that have a table open runs its timer. */
  #schedule(id: string, at: number | undefined): void {
    this.#timers.schedule(id, this.#options.others?.owns(id) === false ? undefined : at);
  }

  async #fire(id: string): Promise<void> {
    if (this.#options.others?.owns(id) === false) return;
    try {
      const table = await this.open(id);
      await table?.timerFired();
    } catch (error) {
      this.#options.onError(id, error);
      // The disk may be back in a moment; without a timer the table would hang.
      this.#timers.schedule(id, this.#options.now() + 1000);
    }
  }
}
