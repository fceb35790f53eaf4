/** One development server for the browser tests of a run: the client is compiled once, whoever asks for its files. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

/** Called by Playwright before the first worker starts; what it answers is called after the last has ended. */
export async function startDevServer(): Promise<() => Promise<void>> {
  const port = await freePort();
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    cacheDir: join(root, '../../.cache/vite-table'),
    // Whoever saves a file meanwhile must not change what is being tested.
    server: { port, strictPort: true, hmr: false, watch: null },
  });
  await server.listen();
  process.env.DEV_SERVER = `http://127.0.0.1:${port}`;
  return () => server.close();
}

export function devServerUrl(): string {
  const url = process.env.DEV_SERVER;
  if (url === undefined) throw new Error('the development server is started by playwright.config.ts');
  return url;
}

// Playwright takes a default export only.
// biome-ignore lint/style/noDefaultExport: see above
export default startDevServer;
