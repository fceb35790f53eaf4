/** The log on a disk that is slow, sometimes fails before writing and sometimes after. What it says is stored, is stored. */
import type { AppendRequest, AppendResult, LogEntry, Snapshot, Store, StoredTable } from '../../src/index.ts';
import type { MemoryStore } from '../fake-host.ts';
import type { World } from './world.ts';

export interface Faults {
  /** Each per mille. */
  readonly failBefore: number;
  readonly failAfter: number;
  readonly slowest: number;
}

/** One process's connection to the disk; when the process dies nothing more comes back on it. */
export class FaultyStore implements Store {
  readonly #disk: MemoryStore;
  readonly #world: World;
  readonly #faults: Faults;
  isDead = false;
  /** Lines that were written through it. */
  readonly own = new WeakSet<LogEntry>();

  constructor(disk: MemoryStore, world: World, faults: Faults) {
    this.#disk = disk;
    this.#world = world;
    this.#faults = faults;
  }

  append(request: AppendRequest): Promise<AppendResult> {
    this.own.add(request.entry);
    return this.#late(async () => {
      if (this.#world.happens(this.#faults.failBefore)) throw new Error('the disk failed before writing');
      const result = await this.#disk.append(request);
      if (this.#world.happens(this.#faults.failAfter)) throw new Error('the disk failed after writing');
      return result;
    });
  }

  load(table: string, upTo?: number): Promise<StoredTable | undefined> {
    return this.#late(() => this.#disk.load(table, upTo));
  }

  entries(table: string, from: number, to?: number): Promise<readonly LogEntry[]> {
    return this.#late(() => this.#disk.entries(table, from, to));
  }

  saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.#late(() => this.#disk.saveSnapshot(table, snapshot));
  }

  accepted(table: string, commandId: string): Promise<number | undefined> {
    return this.#late(() => this.#disk.accepted(table, commandId));
  }

  /** A request of a process that dies meanwhile may still reach the disk; its answer reaches nobody. */
  #late<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#world.later(this.#world.below(this.#faults.slowest + 1), () => {
        work().then(
          (value) => !this.isDead && resolve(value),
          (error) => !this.isDead && reject(error),
        );
      });
    });
  }
}
