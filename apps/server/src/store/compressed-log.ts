/** A finished game in one piece: its entries as lines of JSON, compressed. `zstd -d` reads it too. */

import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { LogEntry } from '@illuminice/table';
import { entryIn } from './stored-table.ts';

export function compressed(lines: readonly string[]): Buffer {
  return zstdCompressSync(lines.join('\n'));
}

export function linesIn(piece: Uint8Array): readonly string[] {
  return zstdDecompressSync(piece).toString('utf8').split('\n');
}

export function entriesOfPiece(piece: unknown): readonly LogEntry[] {
  return linesIn(piece as Uint8Array).map(entryIn);
}
