import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

/** Serves the gallery straight from the sources: it needs no build, and React's warnings are heard. */
export async function serveGallery(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const root = join(import.meta.dirname, '../..');
  const port = await freePort();
  const server: ViteDevServer = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    cacheDir: join(root, '../../.cache/vite-gallery'),
    // Whoever saves a file meanwhile must not change what is being measured.
    server: { port, strictPort: true, hmr: false, watch: null },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}/gallery/`, close: () => server.close() };
}

/** The page must know the port beforehand, so the server cannot choose it itself. */
async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
