import { request } from 'node:http';
import type { TableUpdate } from '@illuminice/protocol';
import type { PublishedEntry, TableViewer } from '@illuminice/table';
import { afterAll, expect, test } from 'vitest';
import { Credits } from '../../src/sockets/credits.ts';
import { Games } from '../../src/tables/index.ts';
import { eventually } from '../helpers/eventually.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

/** U+1D400 and three marks, 490 times: "500 visible characters" that weigh 7.9 KB. */
const HEAVY = `\u{1d400}\u{1d165}\u{1d166}\u{1d16d}`.repeat(490);
const LIGHT = 'all letters of one byte each '.repeat(17);

const attackers: SocketClient[] = [];
afterAll(() => {
  for (const { socket } of attackers) socket.terminate();
});

async function watchers(server: TestServer, code: string, count: number): Promise<readonly SocketClient[]> {
  const all: SocketClient[] = [];
  for (let each = 0; each < count; each++) {
    const client = await SocketClient.connect({ url: server.socketUrl });
    attackers.push(client);
    client.keeps = false;
    await client.send({ type: 'spectate', code });
    all.push(client);
  }
  return all;
}

test('[V-2] a line is bounded in bytes, whatever a reader would count', async () => {
  const server = await testServer();
  const host = await server.connect();
  await host.must({ type: 'createLobby', name: 'Host' });
  expect(await host.errorOf({ type: 'chat', text: HEAVY })).toBe('BAD_MESSAGE');
  expect(await host.errorOf({ type: 'chat', text: '語'.repeat(500) })).toBe('accepted');
});

test('[V-2] [V-19] one address that says hello without end: little is sent, it is told once in the log, and everybody else is answered', async () => {
  const server = await testServer();
  const honest = await server.connect();
  await honest.must({ type: 'createLobby', name: 'Honest' });
  const host = await server.connect();
  await host.must({ type: 'createLobby', name: 'Host' });
  const crowd = await watchers(server, host.lobby?.code ?? '', 28);
  for (const client of [host, ...crowd])
    for (let line = 0; line < 8; line++) await client.send({ type: 'chat', text: `${LIGHT}${line}` });

  let bytes = 0;
  for (const client of crowd) client.socket.on('message', (data) => (bytes += String(data).length));
  // 20 hellos a second from each, three times as many as it took.
  const floods = setInterval(() => {
    for (const client of crowd) if (client.closed === undefined) client.raw({ type: 'hello', version: 2 });
  }, 50);
  for (let ping = 0; ping < 60; ping++) {
    const pong = honest.next('pong');
    honest.raw({ type: 'ping' });
    await pong;
    // Slower than the credits come back: nobody honest asks faster.
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  clearInterval(floods);
  // Once 485 MB. The history is at most 48 KB, and comes once; how long the honest wait is measured by `npm run load -- --attack`.
  expect(bytes).toBeLessThan(28 * 400_000);
  const told = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"why":"too fast"'));
  expect(told).toHaveLength(1);
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(Number(/illuminice_refusals_total\{why="too fast"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(28);
}, 60_000);

test('[V-2] the history comes once for each tab, and the newest of it', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const host = await server.connect();
  await host.must({ type: 'createLobby', name: 'Host' });
  for (let line = 0; line < 130; line++) await host.must({ type: 'chat', text: `${line} ${LIGHT}` });
  const tab = await server.connect(host.cookie);
  const heard = (): string[] => tab.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));
  await eventually(() => expect(heard().at(-1)).toMatch(/^129 /));
  const once = heard();
  expect(once.join('').length).toBeLessThan(50_000);
  expect(once.length).toBeGreaterThan(60);
  tab.raw({ type: 'hello', version: 2 });
  await tab.must({ type: 'resync' });
  expect(heard()).toEqual(once);
}, 60_000);

test('[V-2] what somebody at a table does to many is on their account, by the size of what they are sent themselves', () => {
  const accounts = (audience: { readonly letters: number; readonly watchers: number }) => {
    const viewers: readonly TableViewer[] = [
      0,
      1,
      ...Array.from({ length: audience.watchers }, () => 'spectator' as const),
    ];
    const here = viewers.map((viewer) => {
      const credits = new Credits({ burst: 60, perSecond: 0, now: performance.now() });
      return { viewer, credits, shownTable: 't', send: () => undefined };
    });
    const lobby = { id: 'l', state: 'playing', table: 't' };
    const services = { hub: { inLobby: () => new Set(here) }, lobbies: { byTable: () => lobby } };
    const games = new Games(services as unknown as ConstructorParameters<typeof Games>[0]);
    const updateFor = (viewer: TableViewer) =>
      ({ text: 'x'.repeat(viewer === 0 ? audience.letters : 100_000) }) as unknown as TableUpdate;
    for (let count = 0; count < 10; count++)
      games.publish({ table: 't', entry: { seq: count, at: 0, seat: 0, facts: [] }, updateFor } as PublishedEntry, []);
    // What is left of sixty.
    return here
      .slice(0, 2)
      .map(({ credits }) => Array.from({ length: 60 }, () => credits.spend(performance.now())).filter(Boolean).length);
  };
  // A game of two costs nothing but the frame itself; whom it is told to and how long it is count, not what is for others alone.
  expect(accounts({ letters: 12_000, watchers: 0 })).toEqual([60, 60]);
  expect(accounts({ letters: 12_000, watchers: 40 })).toEqual([40, 60]);
  expect(accounts({ letters: 60_000, watchers: 48 })).toEqual([0, 60]);
});

test('[V-15] [V-25] strangers of one address may hold so many sockets; whoever has a session still comes in', async () => {
  const server = await testServer();
  const known = await server.connect();
  const held: SocketClient[] = [];
  const more = async (): Promise<string> => {
    try {
      const client = await SocketClient.connect({ url: server.socketUrl });
      attackers.push(client);
      held.push(client);
      return 'open';
    } catch (error) {
      return String(error);
    }
  };
  for (let each = 0; each < 59; each++) expect(await more()).toBe('open');
  expect(await more()).toContain('HTTP 429');
  expect(server.logged()).toContain('"why":"upgrade 429"');
  const back = await server.connect(known.cookie);
  expect(back.closed).toBeUndefined();
  for (const client of held.splice(0, 5)) client.close();
  await eventually(async () => expect(await more()).toBe('open'));
}, 60_000);

test('[V-2] one address that asks over HTTP without end is turned away before anything is looked up, and told of once', async () => {
  const server = await testServer({}, {});
  const url = `http://127.0.0.1:${server.port}`;
  const statuses: number[] = [];
  for (let round = 0; round < 14; round++) {
    const answers = Array.from({ length: 50 }, (_, count) => fetch(`${url}/api/games/none-${count}/words`));
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  expect([statuses.filter((status) => status === 404).length, new Set(statuses)]).toEqual([600, new Set([404, 429])]);
  expect((await fetch(`${url}/api/games/none`)).headers.get('content-security-policy')).toContain("script-src 'self'");
  // The same question in another spelling is the same question.
  for (const path of ['/%61pi/games/none/words', `${url}/api/games/none/words`]) {
    const status = new Promise((resolve, reject) =>
      request({ port: server.port, path }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end(),
    );
    expect([path, await status]).toEqual([path, 429]);
  }
  // Pages, and whoever asks how the server is, are not counted.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(server.logged().match(/questions over HTTP/g)).toHaveLength(1);
}, 60_000);
