/** After one visit the menu, solo, hot-seat, lessons and rulebook work without a network: a service worker that knows every built file. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Nobody plays in the gallery, compressed twins are the server's business, what a store shows is for those who have no game yet, and
 * picture.json is what the server draws with.
 */
const LEFT_OUT = /^(gallery|screens|docs)\/|\.(br|gz|map)$|^(sw\.js|picture\.json)$/;

export function offlinePlugin(): Plugin {
  let outDir = '';
  return {
    name: 'illuminice-offline',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = globSync('**/*.*', { cwd: outDir })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => !LEFT_OUT.test(file))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
      writeFileSync(join(outDir, 'sw.js'), serviceWorker(hash.digest('hex').slice(0, 12), files));
    },
  };
}

/** A new version waits until the page says so: a game is never reloaded under its player. */
function serviceWorker(version: string, files: readonly string[]): string {
  return `const CACHE = 'illuminice-${version}';
// The site may lie in a folder of its host: that of this file.
const FILES = ${JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')])};
const [PAGE, ...REST] = FILES.map((file) => new URL(file, location.href).pathname);
const KNOWN = new Set([PAGE, ...REST]);
// Pages that are not the client's: the manual, and what operators ask for.
const OTHERS = /^(api|docs|gallery|operator|metrics|healthz|readyz)(\\/|$)/;
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const isPage = request.mode === 'navigate' && !OTHERS.test(pathname.slice(PAGE.length));
  if (!isPage && !KNOWN.has(pathname)) return;
  const wanted = isPage ? PAGE : pathname;
  event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});
`;
}
