import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built files as the real server sends them: compressed where a compressed copy lies beside them. */
export async function serve(dist: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    const file = existsSync(wanted) && extname(wanted) !== '' ? wanted : join(dist, 'index.html');
    const zipped = existsSync(`${file}.br`);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (zipped) response.setHeader('Content-Encoding', 'br');
    createReadStream(zipped ? `${file}.br` : file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
