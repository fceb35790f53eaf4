/** What may enter a hash. Anything else could reach the same bytes as an honest value: seat 2^32 + 1 those of seat 1. */
import type { Hex32, Seat } from './model.ts';

const HEX_32 = /^[0-9a-f]{64}$/;

/** Printable ASCII: text that every runtime turns into the same bytes. */
const CEREMONY_ID = /^[\x21-\x7e]{1,128}$/;

export function isHex32(value: unknown): value is Hex32 {
  return typeof value === 'string' && HEX_32.test(value);
}

export function isCeremonyId(value: unknown): value is string {
  return typeof value === 'string' && CEREMONY_ID.test(value);
}

export function isSeat(value: unknown): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32;
}
