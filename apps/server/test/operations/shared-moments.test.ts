/** Links to moments of finished games: who may make, open and change them, and that nothing else comes through. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { playOn, SOON_OVER } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

/** One letter is enough to see that something is drawn; the client's build writes them all. */
const PARTS = { letters: { T: { advance: 700, shape: [[0, 0, 600, 0, 600, -1470, 0, -1470]] } }, cards: {} };

function builtClient(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Illuminice</title></head><body></body></html>');
  writeFileSync(join(folder, 'picture.json'), JSON.stringify(PARTS));
  return folder;
}

interface Asked {
  readonly by?: SocketClient;
  readonly method?: string;
  readonly body?: object;
  readonly origin?: string;
}

async function ask(
  server: TestServer,
  path: string,
  { by, method = 'GET', body, origin }: Asked = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      ...(by?.cookie === undefined ? {} : { cookie: by.cookie }),
      ...(method === 'GET' ? {} : { origin: origin ?? `http://127.0.0.1:${server.port}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function evening(env: Readonly<Record<string, string>> = {}) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000', WEB_DIR: builtClient(), ...env });
  const [ana, ben, cleo] = [await server.connect(), await server.connect(), await server.connect()];
  await ana.must({ type: 'createLobby', name: 'Anastasia', options: SOON_OVER });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Benedikt' });
  await cleo.must({ type: 'joinLobby', code, name: 'Cleopatra' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(cleo.state?.table.stage).toBe('playing'));
  await ana.must({ type: 'promise', to: 1, text: 'a word between two', secret: true });
  await ben.must({ type: 'promise', to: 0, text: 'a word for all' });
  await ana.must({ type: 'chat', text: 'talk of the table' });
  await ana.must({ type: 'chat', text: 'a whisper', to: 1 });
  const table = ana.state?.table.table ?? '';
  const share = (by: SocketClient | undefined, more: object = {}) =>
    ask(server, '/api/shared', {
      ...(by && { by }),
      method: 'POST',
      body: { table, seq: 40, events: 0, named: false, ...more },
    });
  return { server, ana, ben, cleo, table, share };
}

const SECRETS = ['a word between two', 'a word for all', 'talk of the table', 'a whisper'];

test('[R-21.7] a link to a moment: made by those who played once it is over, without names until each agrees, and taken back', async () => {
  const { server, ana, ben, cleo, table, share } = await evening();
  // Of a running game nothing, and a stranger does not even learn that there is one.
  const stranger = await server.connect();
  for (const [by, status] of [
    [ana, 409],
    [stranger, 404],
    [undefined, 404],
  ] as const) {
    const refused = await share(by);
    expect(refused.status).toBe(status);
    expect((await refused.text()).length).toBeLessThan(60);
  }
  await Promise.all([ana, ben, cleo].map((client) => playOn(client)));
  await eventually(async () => expect((await share(ana)).status).toBe(200));
  expect((await share(stranger)).status).toBe(404);
  const foreign = {
    by: ana,
    method: 'POST',
    origin: 'https://evil.example',
    body: { table, seq: 40, events: 0, named: true },
  };
  expect((await ask(server, '/api/shared', foreign)).status).toBe(404);
  const { id } = (await (await share(ana)).json()) as { readonly id: string };
  expect(id).toMatch(/^[\w-]{22}$/);

  const open = async (by?: SocketClient) => {
    const answer = await ask(server, `/api/shared/${id}`, by && { by });
    return { status: answer.status, text: await answer.text() };
  };
  const names = ['Anastasia', 'Benedikt', 'Cleopatra'];
  const users = (text: string) => names.filter((name) => text.includes(name));
  const { text } = await open();
  expect(users(text)).toEqual([]);
  for (const secret of [...SECRETS, table, '"signed"', '"chain"', '"salt"']) expect(text, secret).not.toContain(secret);
  expect(JSON.parse(text)).toEqual({ game: expect.any(String) });
  expect(JSON.parse((JSON.parse(text) as { game: string }).game.split('\n')[0] ?? '')).toEqual({
    ...{ kind: 'illuminice game 1', id: `shared-${id}` },
    moment: { seq: 40, events: 0 },
  });
  // Nor does a replay of one who was there tell what two others said: chat is in no log at all.
  const saved = await (await ask(server, `/api/games/${table}`, { by: cleo })).text();
  expect(saved).toContain('a word for all');
  for (const secret of ['a word between two', 'a whisper', 'talk of the table']) expect(saved).not.toContain(secret);
  // Whoever thinks better of it while the first one is drawn is not named by it.
  const answered: { id: string; named: boolean }[] = [];
  const shareOnce = async (named: boolean) => {
    const { id } = (await (await share(ben, { seq: 41, named })).json()) as { readonly id: string };
    answered.push({ id, named });
  };
  await Promise.all([shareOnce(true), shareOnce(false)]);
  const last = answered.at(-1);
  expect(await (await ask(server, `/api/shared/${last?.id}`, { by: ben })).json()).toMatchObject({
    named: last?.named,
  });
  // Each agrees for themselves alone.
  expect(JSON.parse((await open(ben)).text)).toMatchObject({ seat: 1, named: false });
  expect(JSON.parse((await open(ana)).text)).toMatchObject({ seat: 0, named: false, isMine: true });
  const agree = (by: SocketClient, named: boolean) =>
    ask(server, `/api/shared/${id}/name`, { by, method: 'POST', body: { named } });
  expect((await agree(ben, true)).status).toBe(204);
  expect((await agree(stranger, true)).status).toBe(404);
  const known = await open();
  expect(users(known.text)).toEqual(['Benedikt']);
  expect(known.text).toContain('a word for all');
  for (const secret of ['a word between two', 'a whisper', 'talk of the table'])
    expect(known.text).not.toContain(secret);
  expect((await agree(ben, false)).status).toBe(204);
  expect(users((await open()).text)).toEqual([]);

  // Whoever leaves the lobby afterwards has played all the same, until they want to be forgotten.
  await cleo.must({ type: 'leaveLobby' });
  const later = (await (await share(cleo, { seq: 42, named: true })).json()) as { readonly id: string };
  expect(users(await (await ask(server, `/api/shared/${later.id}`)).text())).toEqual(['Cleopatra']);
  expect([(await share(ana, { seq: 43 })).status, (await agree(cleo, true)).status]).toEqual([200, 204]);
  expect(users((await open()).text)).toEqual(['Cleopatra']);
  cleo.send({ type: 'deleteMyData', id: 'forget' });
  await eventually(async () => expect((await share(cleo, { seq: 44 })).status).toBe(404));
  await eventually(async () => expect(users((await open()).text)).toEqual([]));

  // The page and its picture tell of cards alone.
  const page = await (await ask(server, `/moment/${id}`)).text();
  expect(page).toMatch(/<meta property="og:title" content="(Turn \d+ of a conspiracy|Before the first turn)">/);
  expect(page).toContain(`/moment/${id}/picture.png">`);
  for (const hidden of [...names, ...SECRETS, table]) expect(page).not.toContain(hidden);
  const answer = await ask(server, `/moment/${id}/picture.png`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const picture = Buffer.from(await answer.arrayBuffer());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(250_000);
  // Nothing but size, pixels and end: no text, no date.
  expect(chunksOf(picture).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);

  expect((await ask(server, `/api/shared/${id}`, { by: ben, method: 'DELETE' })).status).toBe(404);
  expect((await ask(server, `/api/shared/${id}`, { by: ana, method: 'DELETE' })).status).toBe(204);
  expect((await open()).status).toBe(404);
  expect((await ask(server, `/moment/${id}/picture.png`)).status).toBe(404);
  expect(await (await ask(server, `/moment/${id}`)).text()).not.toContain('og:');
}, 120_000);

function chunksOf(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

test('[V-27] in a folder of a host the preview names the picture there, and pictures are drawn once', async () => {
  const host = { PUBLIC_URL: 'https://example.org/games/', TRUST_PROXY: '1' };
  const { server: played, ana, ben, cleo, table } = await evening(host);
  await Promise.all([ana, ben, cleo].map((client) => playOn(client)));
  await played.drain();
  // The limits of everybody begin after the game: with them three clients would wait a minute for each other's moves.
  const { dataDir, webDir } = played.config;
  const server = await testServer({}, { ...host, RATE_LIMIT_FACTOR: '1', DATA_DIR: dataDir, WEB_DIR: webDir });
  const from = { by: ana, method: 'POST', origin: 'https://example.org' };
  const made = async (seq: number) =>
    ask(server, '/games/api/shared', { ...from, body: { table, seq, events: 0, named: false } });
  await eventually(async () => expect((await made(40)).status).toBe(200));
  const { id } = (await (await made(40)).json()) as { readonly id: string };
  const page = await (await ask(server, `/games/moment/${id}`)).text();
  expect(page).toContain(`content="https://example.org/games/moment/${id}/picture.png"`);
  const pixels = async (): Promise<Buffer> => {
    const picture = await ask(server, `/games/moment/${id}/picture.png`);
    const data = chunksOf(Buffer.from(await picture.arrayBuffer())).find(({ type }) => type === 'IDAT')?.data;
    return inflateSync(data ?? Buffer.alloc(0));
  };
  const first = await pixels();
  expect(first.length).toBe(630 * (1 + 3 * 1200));
  expect(new Set(first).size).toBeGreaterThan(50);
  expect((await pixels()).equals(first)).toBe(true);
  // One person makes so many links and no more.
  const answers = [];
  for (let seq = 41; seq < 54; seq++) answers.push((await made(seq)).status);
  expect(answers).toContain(429);
}, 120_000);
