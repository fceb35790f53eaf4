import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Small enough for the patience of one question, large enough to be few. */
const AT_ONCE = 200;

export interface Copy {
  readonly from: string;
  readonly into: string;
  /** Columns of the target with their types; what stands in them follows from a row of the source. */
  readonly columns: Readonly<Record<string, string>>;
  readonly values?: (row: Row) => readonly unknown[];
}

/** How many there were. */
export async function copyRows(
  source: DatabaseSync,
  target: ClientBase,
  { from, into, columns, values }: Copy,
): Promise<number> {
  const names = Object.keys(columns);
  const valuesOf = values ?? ((row: Row) => names.map((name) => row[name]));
  const places = names.map((_, index) => `$${index + 1}`);
  const insert = `INSERT INTO ${into} (${names}) SELECT ${Object.values(columns).map((type, index) => `v${index}::${type}`)}
    FROM unnest(${places.map((place) => `${place}::TEXT[]`)}) AS given (${names.map((_, index) => `v${index}`)})`;
  let count = 0;
  let waiting: (readonly unknown[])[] = [];
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return;
    await target.query(
      insert,
      names.map((_, index) => waiting.map((row) => textOf(row[index]))),
    );
    waiting = [];
  };
  for (const row of source.prepare(from).iterate()) {
    count++;
    if (waiting.push(valuesOf(row)) >= AT_ONCE) await send();
  }
  await send();
  return count;
}

/** As Postgres reads each type from text. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
}
