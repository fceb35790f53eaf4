import { request } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from '../../src/sockets/address.ts';
import { testServer } from '../helpers/test-server.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

test('an address behind a proxy is the word of the proxy, never that of the client', () => {
  expect(addressOf(from('10.0.0.1', '127.0.0.1, 198.51.100.7'), { trustedHops: 1 })).toBe('198.51.100.7');
  expect(addressOf(from('10.0.0.1', '127.0.0.1'), { trustedHops: 0 })).toBe('10.0.0.1');
  // V-25: a content network in front of our own proxy.
  expect(addressOf(from('10.0.0.1', '127.0.0.1, 198.51.100.7, 203.0.113.9'), { trustedHops: 2 })).toBe('198.51.100.7');
  expect(addressOf(from('10.0.0.1', '198.51.100.7'), { trustedHops: 2 })).toBe('198.51.100.7');
  expect(addressOf(from('::ffff:10.0.0.1'), { trustedHops: 0 })).toBe('10.0.0.1');
}, 60_000);

test('whoever owns a /64 is one, however they write their addresses', () => {
  const seen = ['2001:db8::1', '2001:db8:0:0:a:b:c:d', '2001:db8::a:b:c:d', '2001:0db8:0000:0000::1'].map((address) =>
    addressOf(from(address), { trustedHops: 0 }),
  );
  expect(new Set(seen)).toEqual(new Set(['2001:db8:0:0']));
  expect(addressOf(from('2001:db8:0:1::1'), { trustedHops: 0 })).toBe('2001:db8:0:1');
  expect(addressOf(from('fe80::1%eth0'), { trustedHops: 0 })).toBe('fe80:0:0:0');
}, 60_000);

test('metrics stay closed to whoever comes through a proxy on this machine, whatever they write into their headers', async () => {
  for (const TRUST_PROXY of ['0', '1']) {
    const server = await testServer({}, { TRUST_PROXY });
    const metrics = (headers: Record<string, string>): Promise<Response> =>
      fetch(`http://127.0.0.1:${server.port}/metrics`, { headers });
    expect((await metrics({})).status).toBe(200);
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1, 198.51.100.7' })).status).toBe(404);
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await metrics({ forwarded: 'for=127.0.0.1' })).status).toBe(404);
  }
}, 60_000);

test('limits per address behind a proxy cannot be got round with a made-up address', async () => {
  const server = await testServer({}, { TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (let count = 0; count < 121; count++) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}, 198.51.100.7` };
    statuses.push((await fetch(`http://127.0.0.1:${server.port}/api/session`, { headers })).status);
  }
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses[120]).toBe(429);
}, 60_000);

test('handshakes that come to nothing leave nothing behind, and no address of a socket is too strange to be refused', async () => {
  const server = await testServer();
  const warnings: string[] = [];
  const warn = (warning: Error): void => void warnings.push(warning.name);
  process.on('warning', warn);
  const status = (path: string, version: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': String(version) },
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      const asked = request({ host: '127.0.0.1', port: server.port, path, headers });
      asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      asked.on('upgrade', (answer, socket) => resolve(socket.destroy() && (answer.statusCode ?? 0)));
      asked.on('error', reject).end();
    });
  for (let count = 0; count < 15; count++) expect(await status('/socket', 5)).toBe(400);
  expect(await status('/', 13)).toBe(404);
  expect(await status('//', 13)).toBe(404);
  process.off('warning', warn);
  expect(warnings).toEqual([]);
  expect(server.logged()).not.toContain('an upgrade failed');
  await server.connect();
}, 60_000);
