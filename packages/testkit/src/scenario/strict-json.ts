/** Reading JSON written by hand: every key must be known, every value of its kind; what is wrong is said with its place. */
import type { z } from 'zod';
import { ScenarioError } from './scenario-error.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function parsed<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return data as T;
  const place = placeOf(issue.path, where);
  if (issue.code === 'unrecognized_keys') throw new ScenarioError(`unknown key "${issue.keys[0]}" in ${place}`);
  if (issue.code === 'invalid_value') throw new ScenarioError(`${place} must be one of ${issue.values.join(', ')}`);
  throw new ScenarioError(`${place}: ${issue.message}`);
}

/** `given.seats[0].used[1]`, `step 3: refused`. */
function placeOf(path: readonly PropertyKey[], where: string): string {
  const inside = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  if (inside === '') return where;
  return where.includes(' ') ? `${where}: ${inside.replace(/^\./, '')}` : `${where}${inside}`;
}

export function objectIn(value: Json | undefined, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || isList(value))
    throw new ScenarioError(`${where} must be an object, not ${shown(value)}`);
  return value;
}

/** An object none of whose keys is misspelt. */
export function objectWith(value: Json | undefined, where: string, keys: readonly string[]): JsonObject {
  const object = objectIn(value, where);
  for (const key of Object.keys(object))
    if (!keys.includes(key)) throw new ScenarioError(`unknown key "${key}" in ${where}`);
  return object;
}

export function listIn(value: Json | undefined, where: string): readonly Json[] {
  if (!isList(value)) throw new ScenarioError(`${where} must be a list, not ${shown(value)}`);
  return value;
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
