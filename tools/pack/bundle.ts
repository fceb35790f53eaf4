/** The server as a few files of JavaScript: its program, and those that run in threads of their own. */

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

export async function bundleServer({ root, folder }: Bundle): Promise<void> {
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
  await bundle.write({ dir: folder, format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  if (threadsSeen !== Object.keys(THREADS).length) throw new Error('a program of a thread is named in another way');
}
