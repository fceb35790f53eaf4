/** Pages of the client for tests, built when the first browser asks for one: whoever starts the tests serves them to all. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

export const WEB = join(import.meta.dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Pages {
  readonly root?: string;
  readonly pages: readonly string[];
  /** `development` complains of what it is given, and takes a third longer. */
  readonly react: 'development' | 'production';
}

export interface ServedPages {
  readonly url: string;
  readonly close: () => void;
}

export async function servePages({ root = WEB, pages, react }: Pages): Promise<ServedPages> {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-pages-'));
  const build = () =>
    promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'build-pages.ts'), folder, root, ...pages],
      { env: { ...process.env, NODE_ENV: react } },
    );
  let built: ReturnType<typeof build> | undefined;
  const server = createServer((request, response) => {
    built ??= build();
    built.then(
      () => {
        const file = fileIn(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
        const found = existsSync(file);
        response.writeHead(found ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
        response.end(found ? readFileSync(file) : '');
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Addresses inside the game are all of one page. */
function fileIn(folder: string, path: string): string {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
}
