/** The built web client, if there is one. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../runtime/index.ts';

const NO_CLIENT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Illuminice</title>
<h1>Illuminice is running</h1>
<p>The web client has not been built yet. Programs can play at <code>/socket</code>; see docs/how-to/write-a-bot.md.</p>
</html>`;

/** What is no page of the client, whatever follows. */
const NO_PAGE = /^\/(api|docs)\//;

const YEAR_SECONDS = 31_536_000;

type Site = Pick<Config, 'webDir' | 'sitePath'>;

export async function serveWebClient(app: FastifyInstance, { webDir, sitePath }: Site): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) {
    app.get('/', (_, reply) => reply.type('text/html').send(NO_CLIENT));
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'there is nothing here' }));
    return;
  }
  const page = sitePath === '' ? undefined : pageIn(join(webDir, 'index.html'), sitePath);
  await app.register(fastifyStatic, {
    root: webDir,
    index: page === undefined ? 'index.html' : false,
    preCompressed: true,
    cacheControl: false,
    // Development sheets are built beside the page for the tests of the client.
    allowedPath: (path) => !path.startsWith('/gallery') && (page === undefined || path !== '/index.html'),
    setHeaders: (reply, path: string) => {
      // Built files carry a hash in their name; the page itself must always be asked for.
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header('Cache-Control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.get('/docs', (_, reply) => reply.redirect(`${sitePath}/docs/`));
  app.get('/docs/', (_, reply) => reply.sendFile('docs/index.html'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !NO_PAGE.test(path) && !/\.[^/]*$/.test(path);
    // Links such as /join/ABC234 are pages of the client.
    if (isPage && page !== undefined)
      return reply.code(200).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
    return isPage ? reply.sendFile('index.html') : reply.code(404).send({ error: 'there is nothing here' });
  });
}

/** The page as it is served in this folder of the host; undefined where the client has not been built. */
export function pageOf({ webDir, sitePath }: Site): string | undefined {
  const file = join(webDir, 'index.html');
  return existsSync(file) ? pageIn(file, sitePath) : undefined;
}

/** The page alone names its files from the root of the host; they find each other by themselves. */
function pageIn(file: string, sitePath: string): string {
  const page = readFileSync(file, 'utf8');
  return sitePath === '' ? page : page.replaceAll(/\b(href|src)="\//g, `$1="${sitePath}/`);
}
