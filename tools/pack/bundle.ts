/** The server as a few files of JavaScript: its program, and those that run in threads of their own. */

import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

interface Bundle {
  readonly root: string;
  readonly folder: string;
}

const THREADS = {
  writer: 'apps/server/src/sqlite/writer.ts',
  think: 'apps/server/src/bots/think.ts',
  draw: 'apps/server/src/picture/draw.ts',
} as const;
/** How the sources name a program of a thread; beside the bundle it is JavaScript. */
const THREAD_ADDRESS = /new URL\('\.\/(writer|think|draw)\.ts', import\.meta\.url\)/g;

/** The packages from outside that it imports; what a room needs for its tools alone is not among them. */
export async function bundleServer({ root, folder }: Bundle): Promise<readonly string[]> {
  let threadsSeen = 0;
  const bundle = await rolldown({
    cwd: root,
    input: { main: join(root, 'tools/pack/main.ts'), ...THREADS },
    platform: 'node',
    external: (id) => !/^[./]/.test(id) && !/^@illuminice\//.test(id) && !id.includes('\0') && !/^[A-Z]:/.test(id),
    plugins: [
      {
        name: 'programs-of-threads',
        transform: (code) =>
          code.replace(THREAD_ADDRESS, (_, name: string) => {
            threadsSeen++;
            return `new URL('./${name}.js', import.meta.url)`;
          }),
      },
    ],
  });
  // Chunks lie beside the programs: an address that begins where it is written finds them.
  const { output } = await bundle.write({ dir: folder, format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  if (threadsSeen !== Object.keys(THREADS).length) throw new Error('a program of a thread is named in another way');
  const imported = output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []));
  const own = new Set(output.map(({ fileName }) => fileName));
  const outside = imported.filter((name) => !own.has(name) && !isBuiltin(name));
  return [...new Set(outside.map(packageOf))].sort();
}

/** `@noble/hashes/sha2.js` is part of `@noble/hashes`. */
function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}
