/** The manual under /docs of every server: its own pages beside those of the client, also in a folder of a host. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

function withManual(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'docs/how-to'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'the client');
  writeFileSync(join(folder, 'docs/index.html'), 'the manual');
  writeFileSync(join(folder, 'docs/how-to/play.html'), 'how to play');
  writeFileSync(join(folder, 'docs/search.json'), '[]');
  return folder;
}

test.each([
  ['', {}],
  ['/games', { PUBLIC_URL: 'https://example.org/games/', TRUST_PROXY: '1' }],
])(
  '[V-27] [C-16] the manual answers below %s/docs, and what it lacks is missing, not the client',
  async (base, env) => {
    const { url } = await testServer({}, { WEB_DIR: withManual(), ...env });
    const ask = (path: string) => fetch(`${url}${base}${path}`, { redirect: 'manual' });
    const short = await ask('/docs');
    expect([short.status, short.headers.get('location')]).toEqual([302, `${base}/docs/`]);
    const front = await ask('/docs/');
    expect([front.status, await front.text()]).toEqual([200, 'the manual']);
    expect(front.headers.get('content-type')).toContain('text/html');
    expect(front.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await (await ask('/docs/how-to/play.html')).text()).toBe('how to play');
    expect((await ask('/docs/search.json')).headers.get('content-type')).toContain('json');
    for (const missing of ['/docs/nothing.html', '/docs/nothing', '/docs/how-to/'])
      expect((await ask(missing)).status, missing).toBe(404);
    expect(await (await ask('/join/ABC234')).text()).toBe('the client');
  },
  60_000,
);
