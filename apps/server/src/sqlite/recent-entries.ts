import type { NewLine, Settled } from './write-job.ts';

/** Lines that are on disk but not yet where they are found by table: the few seconds that the writer lets them rest. */
export class RecentLines {
  readonly #lines = new Map<string, NewLine[]>();

  of(table: string): readonly NewLine[] {
    return this.#lines.get(table) ?? [];
  }

  tables(): Iterable<string> {
    return this.#lines.keys();
  }

  written(lines: readonly NewLine[], { isAllBefore, tables }: Settled): void {
    if (isAllBefore) this.#lines.clear();
    for (const line of lines) {
      const known = this.#lines.get(line.table);
      if (known === undefined) this.#lines.set(line.table, [line]);
      else known.push(line);
    }
    for (const table of tables) this.#lines.delete(table);
  }

  forget(table: string): void {
    this.#lines.delete(table);
  }

  clear(): void {
    this.#lines.clear();
  }
}
