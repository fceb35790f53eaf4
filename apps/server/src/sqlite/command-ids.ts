/** Which commands a table has carried out, for the tables that are played at now. */

/** A resent command must be found without reading the table's log at every move; of more tables than this it is read again. */
const MOST_REMEMBERED = 200_000;

export class CommandIds {
  readonly #read: (table: string) => Iterable<string>;
  /** The table written to longest ago comes first. */
  readonly #byTable = new Map<string, Set<string>>();
  #count = 0;

  constructor(read: (table: string) => Iterable<string>) {
    this.#read = read;
  }

  has(table: string, id: string): boolean {
    return this.#of(table).has(id);
  }

  add(table: string, id: string): void {
    this.#of(table).add(id);
    this.#count++;
    for (const [oldest] of this.#byTable) {
      if (this.#count <= MOST_REMEMBERED) return;
      this.forget(oldest);
    }
  }

  forget(table: string): void {
    this.#count -= this.#byTable.get(table)?.size ?? 0;
    this.#byTable.delete(table);
  }

  clear(): void {
    this.#byTable.clear();
    this.#count = 0;
  }

  #of(table: string): Set<string> {
    const known = this.#byTable.get(table);
    const ids = known ?? new Set(this.#read(table));
    if (known === undefined) this.#count += ids.size;
    else this.#byTable.delete(table);
    this.#byTable.set(table, ids);
    return ids;
  }
}
