/** A key pair for one seat in one ceremony. Pure TypeScript: the browser's own crypto is missing over plain http. */
import { getPublicKey, hashes, sign, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex32 } from './model.ts';
import { isHex32 } from './well-formed.ts';

hashes.sha512 = sha512;

export function publicKeyOf(secret: Hex32): Hex32 {
  return bytesToHex(getPublicKey(hexToBytes(secret)));
}

/** Ed25519, 128 hex digits. */
export function signText(secret: Hex32, text: string): string {
  return bytesToHex(sign(utf8ToBytes(text), hexToBytes(secret)));
}

export function isSignedBy(
  publicKey: Hex32,
  { text, signature }: { readonly text: string; readonly signature: string },
): boolean {
  if (!isHex32(publicKey) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey));
  } catch {
    // No point of the curve: nobody has signed with that.
    return false;
  }
}
