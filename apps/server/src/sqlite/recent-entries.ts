import type { NewEntry, Settled } from './write-job.ts';

/** Entries that are on disk but not yet where they are found by table: those of the last few seconds. */
export class RecentEntries {
  readonly #entries = new Map<string, NewEntry[]>();

  of(table: string): readonly NewEntry[] {
    return this.#entries.get(table) ?? [];
  }

  tables(): Iterable<string> {
    return this.#entries.keys();
  }

  written(entries: readonly NewEntry[], { isAllBefore, tables }: Settled): void {
    if (isAllBefore) this.#entries.clear();
    for (const entry of entries) {
      const known = this.#entries.get(entry.table);
      if (known === undefined) this.#entries.set(entry.table, [entry]);
      else known.push(entry);
    }
    for (const table of tables) this.#entries.delete(table);
  }

  forget(table: string): void {
    this.#entries.delete(table);
  }

  clear(): void {
    this.#entries.clear();
  }
}
