import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@illuminice/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { signSession } from '../../src/session/session-token.ts';
import { signingKey } from '../../src/session/signing-key.ts';
import { eventually } from '../helpers/eventually.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

async function lobbyOfTwo(server: TestServer) {
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  const code = ana.lobby?.code ?? '';
  const ben = await server.connect();
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  return { ana, ben, code };
}

test('unknown code: a clear refusal, and no word about other lobbies', async () => {
  const server = await testServer();
  await lobbyOfTwo(server);
  const guest = await server.connect();
  const answer = await guest.send({ type: 'joinLobby', code: 'ZZZZZZ', name: 'Cleo' });
  expect(answer).toMatchObject({ type: 'error', problem: { code: 'UNKNOWN_CODE' } });
  expect(guest.lobby).toBeUndefined();
}, 60_000);

test('[R-22.6] a code works in any case and with blanks around it', async () => {
  const server = await testServer();
  const { code } = await lobbyOfTwo(server);
  const guest = await server.connect();
  await guest.must({ type: 'joinLobby', code: ` ${code.toLowerCase()} `, name: 'Cleo' });
  expect(guest.lobby?.code).toBe(code);
}, 60_000);

test('[R-22.4] full lobby: the ninth is refused', async () => {
  const server = await testServer();
  const { ana, code } = await lobbyOfTwo(server);
  for (let bots = 0; bots < 6; bots++) await ana.must({ type: 'addBot', level: 'novice' });
  const guest = await server.connect();
  expect(await guest.errorOf({ type: 'joinLobby', code, name: 'Cleo' })).toBe('LOBBY_FULL');
  expect(await ana.errorOf({ type: 'addBot', level: 'novice' })).toBe('LOBBY_FULL');
}, 60_000);

test('[R-22.4] started lobby: joining is refused, nobody at the table notices', async () => {
  const server = await testServer();
  const { ana, ben, code } = await lobbyOfTwo(server);
  await ana.must({ type: 'start' });
  await eventually(() => expect(ana.state?.table.stage).toBe('playing'));
  const seen = ben.frames.length;
  const guest = await server.connect();
  expect(await guest.errorOf({ type: 'joinLobby', code, name: 'Cleo' })).toBe('GAME_RUNNING');
  expect(ben.frames.slice(seen).filter(({ text }) => text.includes('Cleo'))).toEqual([]);
}, 60_000);

test('[R-22.5] taken and empty names', async () => {
  const server = await testServer();
  const { code } = await lobbyOfTwo(server);
  const guest = await server.connect();
  expect(await guest.errorOf({ type: 'joinLobby', code, name: 'ANA' })).toBe('NAME_TAKEN');
  for (const name of ['', '   ', '\u200b\u202e', 'x'.repeat(21)])
    expect(await guest.errorOf({ type: 'joinLobby', code, name })).toBe('BAD_MESSAGE');
  expect(guest.lobby).toBeUndefined();
}, 60_000);

test('names and chat are text: markup comes back as it was typed, control characters do not', async () => {
  const server = await testServer();
  const { ana, ben } = await lobbyOfTwo(server);
  await ben.must({ type: 'rename', name: '<b>Ben</b>' });
  await eventually(() => expect(ana.lobby?.seats[1]?.name).toBe('<b>Ben</b>'));
  const heard = ana.next('chat');
  await ben.must({ type: 'chat', text: '<script>alert(1)</script>\u0000\u202e' });
  expect((await heard).text).toBe('<script>alert(1)</script>');
}, 60_000);

test('wrong version: told to reload, then closed', async () => {
  const server = await testServer();
  const client = new SocketClient({ url: server.socketUrl });
  await client.opened();
  client.raw({ type: 'hello', version: PROTOCOL_VERSION + 1 });
  expect(await client.whenClosed()).toMatchObject({ code: 4400 });
  expect(client.messages.map((message) => message.type)).toEqual(['error', 'bye']);
  expect(client.messages[0]).toMatchObject({ problem: { code: 'WRONG_VERSION' } });
}, 60_000);

test('anything before hello is refused', async () => {
  const server = await testServer();
  const client = new SocketClient({ url: server.socketUrl });
  onTestFinished(() => client.socket.terminate());
  await client.opened();
  expect(await client.errorOf({ type: 'listLobbies' })).toBe('HELLO_FIRST');
}, 60_000);

test('foreign origin: no socket, whatever cookie it brings', async () => {
  const server = await testServer({}, { ALLOWED_ORIGINS: 'https://friends.example' });
  const mine = await server.connect();
  const cookie = mine.cookie ?? '';
  const foreign = new SocketClient({ url: server.socketUrl, cookie, origin: 'https://evil.example' });
  await expect(foreign.opened()).rejects.toThrow('403');
  const own = new SocketClient({ url: server.socketUrl, cookie, origin: `http://127.0.0.1:${server.port}` });
  await own.opened();
  const friend = new SocketClient({ url: server.socketUrl, cookie, origin: 'https://friends.example' });
  await friend.opened();
  for (const client of [own, friend]) client.socket.terminate();
}, 60_000);

test('forged and expired tokens: told to sign in again, no seat, no user', async () => {
  const server = await testServer();
  const { ana } = await lobbyOfTwo(server);
  const user = JSON.parse(Buffer.from((ana.cookie ?? '').split('.')[1] ?? '', 'base64url').toString()).sub as string;
  const forged = await signSession(new Uint8Array(32), user, Date.now());
  const expired = await signSession(signingKey(server.config.dataDir), user, 1000);
  for (const [token, word] of [
    [forged, 'not ours'],
    [expired, 'expired'],
  ] as const) {
    const client = new SocketClient({ url: server.socketUrl, cookie: `illuminice=${token}` });
    const { code, reason } = await client.whenClosed();
    expect(code).toBe(4401);
    expect(reason).toContain(word);
    expect(client.messages).toEqual([]);
  }
}, 60_000);

test("another seat's command: a seat in the message is refused, a move out of turn is refused by the rules", async () => {
  const server = await testServer();
  const { ana, ben } = await lobbyOfTwo(server);
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.view).toBeDefined());
  const current = ben.state?.view?.turn.seat;
  const other = current === 0 ? ben : ana;
  other.raw({ type: 'command', id: 'x1', command: { type: 'endTurn', seat: current } });
  expect(await other.next('error')).toMatchObject({ id: 'x1', problem: { code: 'BAD_MESSAGE' } });
  expect(await other.errorOf({ type: 'command', command: { type: 'endTurn' } })).toMatch(
    /NOT_YOUR_TURN|BAD_TIMING|WRONG_PHASE/,
  );
  const watcher = await server.connect();
  await watcher.must({ type: 'spectate', code: ana.lobby?.code ?? '' });
  expect(await watcher.errorOf({ type: 'command', command: { type: 'endTurn' } })).toBe('NOT_AT_TABLE');
}, 60_000);

test('malformed frames: a kind answer that repeats nothing of what was sent, and the connection lives on', async () => {
  const server = await testServer();
  const client = await server.connect();
  for (const frame of [
    '',
    'x',
    '[]',
    'null',
    '{"type":"evil<script>"}',
    '{"type":"ping","extra":"evil"}',
    '{"type":5}',
  ]) {
    const answer = client.next('error');
    client.raw(frame);
    const error = await answer;
    expect(error.problem.code).toBe('BAD_MESSAGE');
    expect(JSON.stringify(error)).not.toContain('evil');
  }
  const binary = client.next('error');
  client.socket.send(Buffer.from([1, 2, 3]));
  expect((await binary).problem.code).toBe('BAD_MESSAGE');
  await client.must({ type: 'listLobbies' });
}, 60_000);

test('oversized frames end that connection and no other', async () => {
  const server = await testServer();
  const big = await server.connect();
  const other = await server.connect();
  big.raw('x'.repeat(MAX_FRAME_BYTES + 1));
  expect(await big.whenClosed()).toMatchObject({ code: 1009 });
  await other.must({ type: 'listLobbies' });
}, 60_000);

test('floods: warned once, then closed; the others go on', async () => {
  const server = await testServer();
  const other = await server.connect();
  const flood = await server.connect();
  for (let frame = 0; frame < 300; frame++) flood.raw({ type: 'ping' });
  expect(await flood.whenClosed()).toMatchObject({ code: 4008 });
  // Once for each time it goes too far; a machine that stands still in the middle lets it begin again.
  const warnings = flood.messages.filter((message) => message.type === 'error').length;
  expect(warnings).toBeGreaterThanOrEqual(1);
  expect(warnings).toBeLessThan(10);
  // 60 at once and 30 a second: a slow machine gives more time, never most of it.
  expect(flood.messages.filter((message) => message.type === 'pong').length).toBeLessThan(200);
  expect(flood.messages.at(-1)).toMatchObject({ type: 'bye', reason: 'tooFast' });
  await other.must({ type: 'listLobbies' });
}, 60_000);

test('floods of pings count as well, and a few of them do no harm', async () => {
  const server = await testServer();
  const [calm, eager] = await Promise.all([server.connect(), server.connect()]);
  for (let count = 0; count < 10; count++) calm.socket.ping();
  for (let count = 0; count < 400; count++) eager.socket.ping();
  expect((await eager.whenClosed()).code).toBe(4008);
  await calm.must({ type: 'createLobby', name: 'Ana' });
}, 60_000);

test('guessing codes: after twenty wrong ones even the right one has to wait', async () => {
  const server = await testServer();
  const { code } = await lobbyOfTwo(server);
  const guesser = await server.connect();
  for (let guess = 0; guess < 20; guess++)
    expect(await guesser.errorOf({ type: 'joinLobby', code: 'ZZZZZZ', name: 'Guess' })).toBe('UNKNOWN_CODE');
  expect(await guesser.errorOf({ type: 'joinLobby', code, name: 'Guess' })).toBe('TOO_MANY_WRONG_CODES');
  expect(await guesser.errorOf({ type: 'spectate', code })).toBe('TOO_MANY_WRONG_CODES');
}, 60_000);

test('guessing codes: fifty that come at once are tried no further than fifty one after another', async () => {
  const server = await testServer();
  const { code } = await lobbyOfTwo(server);
  const guesser = await server.connect();
  const guesses = [...Array.from({ length: 49 }, () => 'ZZZZZZ'), code];
  const answers = await Promise.all(
    guesses.map((guess) => guesser.errorOf({ type: 'joinLobby', code: guess, name: 'Guess' })),
  );
  expect(answers.filter((answer) => answer === 'UNKNOWN_CODE')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'TOO_MANY_WRONG_CODES')).toHaveLength(30);
}, 60_000);

test('slow readers are dropped before they fill the memory', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await lobbyOfTwo(server);
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.view).toBeDefined());
  // Asks for the whole view over and over and reads none of it; the kernel's buffers swallow some megabytes first.
  ben.socket.pause();
  for (let ask = 0; ask < 6000; ask++) ben.raw({ type: 'resync' });
  await eventually(() => expect(ana.state?.table.seats[1]?.present).toBe(false));
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(metrics).toContain('illuminice_connections_ended_total{why="slow reader"} 1');
}, 60_000);

test('half-open sockets are found by the heartbeat, and the table sees that the seat is empty', async () => {
  // Long enough for those who do answer, on whatever machine.
  const server = await testServer({ heartbeatMs: 1_500 });
  const { ana, code } = await lobbyOfTwo(server);
  // Does not answer pings, as a cable that was pulled out.
  const gone = new WebSocket(`${server.socketUrl}/socket`, { autoPong: false });
  onTestFinished(() => gone.terminate());
  await new Promise((resolve) => gone.once('open', resolve));
  gone.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  gone.send(JSON.stringify({ type: 'joinLobby', code, name: 'Gone' }));
  await eventually(() => expect(ana.lobby?.seats[2]).toMatchObject({ name: 'Gone', present: false }));
  expect(ana.lobby?.seats[0]).toMatchObject({ present: true });
}, 60_000);

test('nothing of a failure reaches a client or the log that should not', async () => {
  const server = await testServer();
  const { ana, ben } = await lobbyOfTwo(server);
  await ben.must({ type: 'chat', text: 'a secret plan', to: 0 });
  const response = await fetch(`http://127.0.0.1:${server.port}/api/nothing`, { method: 'POST', body: '{' });
  expect(await response.text()).not.toMatch(/at .*\.ts|node_modules|Error:/);
  expect(server.logged()).not.toContain('a secret plan');
  expect(server.logged()).not.toContain(ana.cookie?.split('=')[1]);
  expect(server.logged()).not.toContain(ana.lobby?.code);
}, 60_000);

test('no compression, however much a client asks for it: sizes would tell about contents', async () => {
  const server = await testServer();
  const eager = new WebSocket(`${server.socketUrl}/socket`, { perMessageDeflate: true });
  onTestFinished(() => eager.terminate());
  await new Promise((resolve, reject) => {
    eager.once('open', resolve);
    eager.once('error', reject);
  });
  expect(eager.extensions).toBe('');
}, 60_000);

test('nobody can guess who somebody is: the name in a token is random', async () => {
  const server = await testServer();
  const clients = await Promise.all(Array.from({ length: 5 }, () => server.connect()));
  const users = clients.map(({ cookie = '' }) => {
    const claims = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    return claims.sub;
  });
  for (const user of users)
    expect(user).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(users).size).toBe(users.length);
}, 60_000);

test('quotes in what people type are text to the database, too', async () => {
  const server = await testServer();
  const { ana, ben } = await lobbyOfTwo(server);
  const text = `'); DROP TABLE chat; -- "`;
  await ben.must({ type: 'rename', name: `'); DROP TABLE x` });
  await ben.must({ type: 'chat', text });
  await eventually(() => expect(ana.messages).toContainEqual(expect.objectContaining({ type: 'chat', text })));
  const again = await server.connect(ana.cookie);
  await eventually(() => expect(again.messages).toContainEqual(expect.objectContaining({ type: 'chat', text })));
  expect(again.lobby?.seats[1]?.name).toBe(`'); DROP TABLE x`);
}, 60_000);
