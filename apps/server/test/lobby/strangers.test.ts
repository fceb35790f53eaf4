import { request } from 'node:http';
import { expect, test } from 'vitest';
import { skeletonOf } from '../../src/lobby/look-alike.ts';
import { isOriginAllowed } from '../../src/sockets/origin.ts';
import { eventually } from '../helpers/eventually.ts';
import { testServer } from '../helpers/test-server.ts';

test.each(['Аlice', 'Alicе', 'Αlice', 'Alıce', 'AIice', 'A1ice', 'ALICE', 'Ａlice'])(
  '[V-11] [R-22.5] “%s” beside “Alice” is the same name',
  async (alike) => {
    expect(skeletonOf(alike)).toBe(skeletonOf('Alice'));
    const server = await testServer();
    const [alice, other] = [await server.connect(), await server.connect()];
    await alice.must({ type: 'createLobby', name: 'Alice' });
    const code = alice.lobby?.code ?? '';
    expect(await other.errorOf({ type: 'joinLobby', code, name: alike })).toBe('NAME_TAKEN');
    await other.must({ type: 'joinLobby', code, name: 'Alina' });
  },
);

test('[V-11] names that can be told apart stay apart', () => {
  const names = ['Anna', 'Ana', 'Алёна', 'Алина', 'Jörg', 'Jorge', 'Marie', 'Mario', '王芳', '王方', 'Zoë', 'Zoe'];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
});

test('[V-10] the list shows lobbies somebody is in; sixty that were left do not hide the one that waits', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const honest = await server.connect();
  await honest.must({ type: 'createLobby', name: 'Honest', public: true });
  for (let each = 0; each < 60; each++) {
    const gone = await server.connect();
    await gone.must({ type: 'createLobby', name: 'Gone', public: true });
    gone.close();
  }
  const list = async (): Promise<readonly string[]> => {
    const told = honest.next('lobbyList');
    honest.raw({ type: 'listLobbies' });
    return (await told).lobbies.map(({ code }) => code);
  };
  await eventually(async () => expect(await list()).toEqual([honest.lobby?.code]));
}, 60_000);

test('[V-13] who chooses first cannot be cancelled until it suits the host', async () => {
  const server = await testServer();
  const host = await server.connect();
  await host.must({ type: 'createLobby', name: 'Host', options: { illuminati: 'choose' } });
  await host.must({ type: 'addBot', level: 'novice' });
  for (const _ of [1, 2]) {
    await host.must({ type: 'start' });
    await host.must({ type: 'cancel' });
  }
  await host.must({ type: 'start' });
  expect(await host.errorOf({ type: 'cancel' })).toBe('TOO_OFTEN');
});

test('[V-16] an origin is ours to the letter: another scheme or a name before the host is another page', () => {
  const rules = { host: 'play.example.org', allowed: [], isBehindProxy: false };
  expect(isOriginAllowed('http://play.example.org', rules)).toBe(true);
  for (const origin of ['https://play.example.org', 'http://user@play.example.org', 'http://play.example.org/', 'null'])
    expect(isOriginAllowed(origin, rules)).toBe(false);
  expect(isOriginAllowed('https://play.example.org', { ...rules, isBehindProxy: true })).toBe(true);
});

function raw(port: number, path: string, options: { readonly method?: string; readonly host?: string } = {}) {
  const { method = 'GET', host = `127.0.0.1:${port}` } = options;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers: { host } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('[V-16] a name of the open net for this machine reads no metrics', async () => {
  const { port } = await testServer();
  expect((await raw(port, '/metrics')).status).toBe(200);
  expect((await raw(port, '/metrics', { host: `localhost:${port}` })).status).toBe(200);
  expect((await raw(port, '/metrics', { host: 'evil.example' })).status).toBe(404);
});

test('[V-17] an address that is none gets the headers of every answer, and is not repeated', async () => {
  const { port } = await testServer();
  const { status, headers, body } = await raw(port, '/%c0%ae%c0%ae/<script>');
  expect(status).toBe(400);
  expect(body).not.toContain('script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
