/** A finished game in one piece: its lines as JSON, one below the other, compressed. `zstd -d` reads it too. */

import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export function compressed(lines: readonly string[]): Buffer {
  return zstdCompressSync(lines.join('\n'));
}

export function linesIn(piece: Uint8Array): readonly string[] {
  return zstdDecompressSync(piece).toString('utf8').split('\n');
}
