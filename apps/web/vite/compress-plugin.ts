import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { PICTURE_FILE } from './picture/picture-plugin.ts';

const COMPRESSIBLE = /\.(js|css|svg|html|json|webmanifest)$/;
/** Below this the answer fits one packet anyway, or for pictures of cards, which come one by one and late, a few. */
const worthIt = (path: string): number => (path.endsWith('.svg') ? 6000 : 1000);

/** Writes .br and .gz beside what shrinks and is sent; the server sends them as they are and compresses nothing itself. */
export function compressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'illuminice-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const path of filesIn(folder)) {
          if (!COMPRESSIBLE.test(path) || path.endsWith(PICTURE_FILE) || statSync(path).size < worthIt(path)) continue;
          const content = readFileSync(path);
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
          writeFileSync(
            `${path}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
          );
        }
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
