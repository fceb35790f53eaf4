/** The page of whoever runs the server: behind its own key, without script, and its buttons do what they say (V-3). */

import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/runtime/config.ts';
import { ConfigError } from '../../src/runtime/settings.ts';
import { eventually } from '../helpers/eventually.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const KEY = 'correct-horse-battery-staple';
const METRICS = 'numbers';
const PATH = '/operator/reports';

const basic = (key: string): string => `Basic ${Buffer.from(`operator:${key}`).toString('base64')}`;

async function page(server: TestServer, headers: Readonly<Record<string, string>> = { authorization: basic(KEY) }) {
  const answer = await fetch(`${server.url}${PATH}`, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

interface Packet {
  readonly path: string;
  readonly authorization: string;
  readonly times: number;
}

/** The same question again and again without waiting for an answer. */
async function inOnePacket(server: TestServer, { path, authorization, times }: Packet): Promise<readonly number[]> {
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${authorization}\r\n\r\n`.repeat(times));
  const statuses = (): number[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  await eventually(() => expect(statuses()).toHaveLength(times));
  return statuses();
}

/** As the browser sends the form. */
async function press(
  server: TestServer,
  button: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
) {
  const { text } = await page(server);
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? `${PATH}/1`;
  const answer = await fetch(`${server.url}${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: basic(KEY), origin: server.url, ...more },
    body: new URLSearchParams(button),
  });
  return answer.status;
}

/** Ben, from an address of his own, has said something and Ana reports it, in a running game. */
async function reported() {
  const server = await testServer({}, { OPERATOR_KEY: KEY, METRICS_TOKEN: METRICS, TRUST_PROXY: '1' });
  const connect = async (address: string, cookie?: string): Promise<SocketClient> => {
    const given = cookie === undefined ? {} : { cookie };
    const client = await SocketClient.connect({ url: server.socketUrl, address, ...given });
    onTestFinished(() => client.socket.terminate());
    return client;
  };
  const [ana, ben] = [await connect('192.0.2.1'), await connect('192.0.2.2')];
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 30 } });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'addBot', level: 'novice' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ana.state?.view).toBeDefined());
  await ben.must({ type: 'chat', text: '<b>nasty</b> & worse' });
  await ana.must({ type: 'chat', text: 'stop it', to: 1 });
  await ana.must({ type: 'report', seat: 1, text: 'insults "me"' });
  return { server, ana, ben, connect };
}

test('[V-21] one page says what runs now: release, games, people, load, errors and reports, behind the same key', async () => {
  const { server } = await reported();
  const headers = { authorization: basic(KEY) };
  expect((await fetch(`${server.url}/operator`)).status).toBe(401);
  const error = { kind: 'TypeError', message: 'x', places: [], screen: 'menu' };
  await fetch(`${server.url}/api/client-errors`, {
    ...{ method: 'POST', body: JSON.stringify(error), headers: { 'content-type': 'application/json' } },
  });
  const answer = await fetch(`${server.url}/operator`, { headers });
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const text = (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/Version \d+\.\d+\.\d+, rules \d+, cards \w+\. This process is ready ;/);
  for (const said of [
    'Games that run 1',
    'People here 2',
    'Computer players in games 1',
    'Failures in browsers 1',
    '1 report waits',
  ])
    expect(text).toContain(said);
  // Neither who plays nor how to get in.
  expect(text).not.toMatch(/Ana|Ben/);
  // Another part of the log has nothing empty in it (V-30).
  expect(server.logged()).not.toContain('"msg":""');
}, 60_000);

test('[V-3] without OPERATOR_KEY there is no page of reports, and a short key is no key', async () => {
  const server = await testServer();
  expect((await page(server)).status).toBe(404);
  expect(() => readConfig({ OPERATOR_KEY: 'short' }, '/')).toThrow(ConfigError);
  expect(() => readConfig({ OPERATOR_KEY: 'with spaces in the key' }, '/')).toThrow(ConfigError);
}, 60_000);

test('[V-3] the page of reports opens to its key alone, guessing is slowed down, and nothing in it runs', async () => {
  const { server } = await reported();
  expect((await page(server, {})).status).toBe(401);
  const { status, headers, text } = await page(server);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(/<script|<b>nasty/);
  expect(text).toContain('&#60;b&#62;nasty&#60;/b&#62; &#38; worse');
  expect(text).toContain('Ana (whispers): stop it');
  expect(text).toContain('insults &#34;me&#34;');
  // Thirty in one packet are thirty.
  const answers = await inOnePacket(server, { path: PATH, authorization: basic(`${KEY}!`), times: 30 });
  expect([answers.filter((status) => status === 401).length, answers.length]).toEqual([10, 30]);
  expect((await page(server)).status).toBe(429);
  expect(server.logged()).not.toMatch(/nasty|insults/);
  expect(server.logged()).toContain('somebody was reported');
}, 60_000);

test('[V-3] a form from another page, or with something no button says, does nothing', async () => {
  const { server } = await reported();
  expect(await press(server, { action: 'dismiss', days: '1' }, { origin: 'https://evil.example' })).toBe(403);
  expect(await press(server, { action: 'dismiss', days: '1000' })).toBe(400);
  expect((await page(server)).text).toContain('1 report');
  expect(await press(server, { action: 'dismiss', days: '1' })).toBe(303);
  expect((await page(server)).text).toContain('No reports');
}, 60_000);

test('[V-3] who is muted for some days says nothing at any table, and plays on', async () => {
  const { server, ben, ana } = await reported();
  expect(await press(server, { action: 'mute', days: '7' })).toBe(303);
  expect(await ben.errorOf({ type: 'chat', text: 'again' })).toBe('MUTED');
  expect(ben.lobby?.table).toBeDefined();
  await ana.must({ type: 'chat', text: 'peace' });
}, 60_000);

test('[V-3] who is banned is taken out of the game and stays out, with a new cookie too', async () => {
  const { server, ana, ben, connect } = await reported();
  expect(await press(server, { action: 'ban', days: '30' })).toBe(303);
  await eventually(() => expect(ben.lobby).toBeUndefined());
  await eventually(() => expect(ana.state?.table.seats[1]).toMatchObject({ kind: 'bot', away: 'left' }));
  expect(await ben.errorOf({ type: 'quickMatch', name: 'Ben' })).toBe('BANNED');
  const again = await connect('192.0.2.2');
  expect(await again.errorOf({ type: 'createLobby', name: 'Benny' })).toBe('BANNED');
  await (await connect('192.0.2.3')).must({ type: 'createLobby', name: 'Cleo' });
  const numbers = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } });
  expect((await numbers.text()).split('\n')).toEqual(
    expect.arrayContaining(['illuminice_reports_total 1', 'illuminice_sanctions_total{kind="ban"} 1']),
  );
}, 60_000);

test('[V-3] who is banned stays out from the first message on after the server has started again', async () => {
  const { server, ben } = await reported();
  expect(await press(server, { action: 'ban', days: '30' })).toBe(303);
  await server.drain();
  const again = await testServer({}, { DATA_DIR: server.config.dataDir, TRUST_PROXY: '1' });
  const back = await SocketClient.connect({ url: again.socketUrl, address: '192.0.2.2', cookie: ben.cookie ?? '' });
  onTestFinished(() => back.socket.terminate());
  expect(await back.errorOf({ type: 'createLobby', name: 'Ben' })).toBe('BANNED');
}, 60_000);
