/** Reading JSON written by hand: every key must be known, every value of its kind; what is wrong is said with its place. */
import { ScenarioError } from './scenario-error.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
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

export function listOf<T>(value: Json | undefined, where: string, read: (item: Json, where: string) => T): T[] {
  return listIn(value, where).map((item, index) => read(item, `${where}[${index}]`));
}

export function stringIn(value: Json | undefined, where: string): string {
  if (typeof value !== 'string') throw new ScenarioError(`${where} must be a word, not ${shown(value)}`);
  return value;
}

export function flagIn(value: Json | undefined, where: string): boolean {
  if (typeof value !== 'boolean') throw new ScenarioError(`${where} must be true or false, not ${shown(value)}`);
  return value;
}

/** A whole number of at least `from`. */
export function wholeIn(value: Json | undefined, where: string, from = 0, to = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) {
    const range = to === Number.MAX_SAFE_INTEGER ? `of at least ${from}` : `from ${from} to ${to}`;
    throw new ScenarioError(`${where} must be a whole number ${range}, not ${shown(value)}`);
  }
  return value;
}

export function oneOf<T extends string>(value: Json | undefined, where: string, words: readonly T[]): T {
  const word = words.find((known) => known === value);
  if (word === undefined) throw new ScenarioError(`${where} must be one of ${words.join(', ')}, not ${shown(value)}`);
  return word;
}

/** What is missing has its default; what is there is read. */
export function maybe<T>(value: Json | undefined, standard: T, read: (value: Json) => T): T {
  return value === undefined ? standard : read(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
