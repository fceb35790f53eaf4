import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex32 } from './model.ts';

/** What a hash is for. Part of its input, so a hash made for one purpose never passes for another. */
type HashPurpose = 'server-commitment' | 'seat-commitment' | 'seat-seed' | 'mixed-seed' | 'mixed-seed-hash' | 'draw';

/** One input of a hash: text, a whole number below 2^32, or 32 bytes in hex. */
export type HashField = { readonly text: string } | { readonly number: number } | { readonly hex: Hex32 };

/** Never changes: old games are verified with it. A new scheme gets a new number. */
export function domainOf(purpose: HashPurpose): string {
  return `illuminice/fair-dice/1/${purpose}`;
}

/** Four bytes, most significant first. */
export function uint32Bytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** SHA-256 of a text, for whoever has no faster one at hand. */
export function hashText(text: string): Hex32 {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * SHA-256 over the domain and then every field, each preceded by its length in four bytes.
 * Without the lengths, "ab" + "c" and "a" + "bc" would give the same hash.
 */
export function hashFields(purpose: HashPurpose, fields: readonly HashField[]): Hex32 {
  const hash = sha256.create();
  for (const bytes of [utf8ToBytes(domainOf(purpose)), ...fields.map(fieldBytes)]) {
    hash.update(uint32Bytes(bytes.length)).update(bytes);
  }
  return bytesToHex(hash.digest());
}

function fieldBytes(field: HashField): Uint8Array {
  if ('text' in field) return utf8ToBytes(field.text);
  if ('number' in field) return uint32Bytes(field.number);
  return hexToBytes(field.hex);
}
