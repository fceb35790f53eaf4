import { createHash } from 'node:crypto';
import type { TableState } from '../../src/index.ts';

/** What people would notice if it were different, in no order of fields; what else a release remembers is its own business. */
export function positionHash({ seq, stage, game, promises, vote, versions }: TableState): string {
  const position = sorted({ seq, stage, game, promises, vote, versions });
  return createHash('sha256').update(JSON.stringify(position)).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]));
}
