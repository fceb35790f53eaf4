import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { domainOf, uint32Bytes } from './domain-hash.ts';
import type { Hex32 } from './model.ts';
import { LARGEST_BELOW, type RandomPort, wrongWithDraw } from './random-port.ts';
import { isHex32 } from './well-formed.ts';

/**
 * The generator of real games. The number of a draw is the first four bytes of
 * HMAC-SHA-256(mixed seed, length of domain · domain · counter in eight bytes · attempt in four), all big-endian.
 * Numbers in the incomplete last stretch of `below` are thrown away and the next attempt is taken: a plain remainder
 * would favour the small ones. At worst, below = 2^31 + 1, every second attempt is thrown away.
 */
export function fairRandom(mixedSeed: Hex32): RandomPort {
  if (!isHex32(mixedSeed)) throw new RangeError('the mixed seed must be 64 lower-case hex digits');
  const domain = utf8ToBytes(domainOf('draw'));
  const keyed = hmac.create(sha256, hexToBytes(mixedSeed)).update(uint32Bytes(domain.length)).update(domain);

  // One for all draws: a new one for each would cost more than the two hashes.
  const input = keyed.clone();
  const output = new Uint8Array(keyed.outputLen);

  function firstWord(counter: number, attempt: number): number {
    keyed._cloneInto(input);
    input.update(uint32Bytes(Math.floor(counter / 2 ** 32))).update(uint32Bytes(counter % 2 ** 32));
    input.update(uint32Bytes(attempt)).digestInto(output);
    const [a = 0, b = 0, c = 0, d = 0] = output;
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  }

  return (counter, below) => {
    const wrong = wrongWithDraw(counter, below);
    if (wrong !== undefined) throw new RangeError(wrong);
    const evenStretch = LARGEST_BELOW - (LARGEST_BELOW % below);
    let attempt = 0;
    let word = firstWord(counter, attempt);
    while (word >= evenStretch) {
      attempt += 1;
      word = firstWord(counter, attempt);
    }
    return word % below;
  };
}
