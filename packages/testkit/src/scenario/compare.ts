/** Lists of cards and seats are compared without order, but with multiplicity. */
import { isList, type Json } from './strict-json.ts';

export function sameValue(expected: Json | undefined, got: Json | undefined): boolean {
  return JSON.stringify(canonical(expected)) === JSON.stringify(canonical(got));
}

/** Lists sorted, keys sorted: equal values have equal text. */
function canonical(value: Json | undefined): unknown {
  if (isList(value)) return value.map((item) => JSON.stringify(canonical(item))).toSorted();
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, canonical(value[key])]),
  );
}
