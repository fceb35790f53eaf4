/** The site in a folder of a host: `https://example.org/games/` (V-27). */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pathOnSite, readConfig } from '../../src/runtime/config.ts';
import { ConfigError } from '../../src/runtime/settings.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

const KEY = 'correct-horse-battery-staple';

function builtClient(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<link href="/logo.svg"><script src="/assets/main-1.js"></script>');
  writeFileSync(join(folder, 'assets/main-1.js'), 'run()');
  return folder;
}

const inFolder = (env: Readonly<Record<string, string>> = {}) =>
  testServer({}, { PUBLIC_URL: 'https://example.org/games/', TRUST_PROXY: '1', WEB_DIR: builtClient(), ...env });

test('[V-27] page, files, links of the client, session and health answer below the folder, also where the proxy cuts it off', async () => {
  const { url } = await inFolder();
  for (const base of [`${url}/games`, url]) {
    for (const path of ['/', '/join/ABC234', '/solo?what-if']) {
      const page = await fetch(`${base}${path}`);
      expect([path, page.status, await page.text()]).toEqual([
        path,
        200,
        '<link href="/games/logo.svg"><script src="/games/assets/main-1.js"></script>',
      ]);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    const script = await fetch(`${base}/assets/main-1.js`);
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect((await fetch(`${base}/nothing.js`)).status).toBe(404);
    const cookie = (await fetch(`${base}/api/session`)).headers.get('set-cookie');
    expect(cookie).toMatch(/^__Secure-illuminice=.*; Path=\/games; HttpOnly; Secure; SameSite=Lax$/);
  }
}, 60_000);

test('[V-27] sockets open below the folder for the page of that host alone, and invitations lead there', async () => {
  const { socketUrl } = await inFolder();
  const connect = async (base: string, origin: string): Promise<SocketClient> => {
    const client = await SocketClient.connect({ url: base, origin });
    onTestFinished(() => client.socket.terminate());
    return client;
  };
  await expect(connect(`${socketUrl}/games`, 'https://evil.example')).rejects.toThrow();
  await expect(connect(`${socketUrl}/gamesroom`, 'https://example.org')).rejects.toThrow();
  await connect(socketUrl, 'https://example.org');
  const ana = await connect(`${socketUrl}/games`, 'https://example.org');
  await ana.must({ type: 'createLobby', name: 'Ana' });
  expect(ana.lobby?.link).toBe(`https://example.org/games/join/${ana.lobby?.code}`);
}, 60_000);

test('[V-27] the page of whoever runs the server keeps to the folder', async () => {
  const { url } = await inFolder({ OPERATOR_KEY: KEY });
  const authorization = `Basic ${Buffer.from(`operator:${KEY}`).toString('base64')}`;
  const answer = await fetch(`${url}/games/operator/reports/1`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ action: 'dismiss', days: '1' }) },
    headers: { authorization, origin: 'https://example.org' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/games/operator/reports']);
}, 60_000);

test('[V-27] PUBLIC_URL names a folder or none, and nothing else', () => {
  const read = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }, '/');
  expect(read('https://example.org/')).toMatchObject({ publicUrl: 'https://example.org', sitePath: '' });
  expect(read('https://example.org/a/b/')).toMatchObject({ publicUrl: 'https://example.org/a/b', sitePath: '/a/b' });
  for (const wrong of ['example.org', 'ftp://example.org', 'https://example.org/?x', 'https://example.org/a"b'])
    expect(() => read(wrong), wrong).toThrow(ConfigError);
  const site = { sitePath: '/games' };
  expect(
    ['/games', '/games?x', '/games/', '/games/join/A', '/gamesroom', '/x'].map((url) => pathOnSite(url, site)),
  ).toEqual(['/', '/?x', '/', '/join/A', '/gamesroom', '/x']);
});
