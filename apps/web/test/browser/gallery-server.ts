import { join } from 'node:path';
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite';
import { freePort } from './free-port.ts';

/**
 * Serves the gallery straight from the sources: it needs no build, and React's warnings are heard. It shows the printed
 * deck, as do the stored pictures: a card that somebody adds must not change them. Two servers at the same time need a
 * folder each for what they compile, named after who asks.
 */
export async function serveGallery(
  whose: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const root = join(import.meta.dirname, '../..');
  const port = await freePort();
  const server: ViteDevServer = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { conditions: ['printed-deck', ...defaultClientConditions] },
    cacheDir: join(root, '../../.cache/vite-gallery', whose),
    // Whoever saves a file meanwhile must not change what is being measured.
    server: { port, strictPort: true, hmr: false, watch: null },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}/gallery/`, close: () => server.close() };
}
