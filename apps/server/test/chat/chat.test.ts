import { expect, test } from 'vitest';
import { Chat } from '../../src/chat/chat.ts';
import { botAuthor, type Lobby } from '../../src/lobby/lobby.ts';
import type { Users } from '../../src/session/users.ts';
import { Hub } from '../../src/sockets/hub.ts';
import type { ChatMessage, People } from '../../src/store/people.ts';
import { eventually } from '../helpers/eventually.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

async function lobbyOfThree(server: TestServer) {
  const [ana, ben, cleo] = await Promise.all([server.connect(), server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await cleo.must({ type: 'joinLobby', code, name: 'Cleo' });
  return { ana, ben, cleo, code };
}

const textsOf = (client: SocketClient): string[] =>
  client.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));

test('table talk reaches everybody, a whisper two, and nobody can count whispers', async () => {
  const server = await testServer();
  const { ana, ben, cleo } = await lobbyOfThree(server);
  await ana.must({ type: 'chat', text: 'hello all' });
  await eventually(() => expect(textsOf(cleo)).toEqual(['hello all']));
  const before = cleo.frames.length;
  await ana.must({ type: 'chat', text: 'psst', to: 1 });
  await ana.must({ type: 'chat', text: 'psst again', to: 1 });
  expect(cleo.frames.length).toBe(before);
  await ana.must({ type: 'chat', text: 'bye all' });
  await eventually(() => expect(textsOf(cleo)).toEqual(['hello all', 'bye all']));
  for (const client of [ana, ben])
    await eventually(() => expect(textsOf(client)).toEqual(['hello all', 'psst', 'psst again', 'bye all']));
  const serials = cleo.messages.flatMap((message) => (message.type === 'chat' ? [message.serial - message.at] : []));
  for (const drift of serials) expect(drift).toBeLessThan(5);
  expect(await ana.errorOf({ type: 'chat', text: 'to nobody', to: 7 })).toBe('NO_SUCH_SEAT');
}, 60_000);

test('history after a reconnect: everything one may read, and nothing else', async () => {
  const server = await testServer();
  const { ana, ben, cleo } = await lobbyOfThree(server);
  await ana.must({ type: 'chat', text: 'one' });
  await ben.must({ type: 'chat', text: 'two', to: 0 });
  await ben.must({ type: 'chat', text: 'three' });
  cleo.socket.terminate();
  ana.socket.terminate();
  const again = await server.connect(ana.cookie);
  await eventually(() => expect(textsOf(again)).toEqual(['one', 'two', 'three']));
  const other = await server.connect(cleo.cookie);
  await eventually(() => expect(textsOf(other)).toEqual(['one', 'three']));
}, 60_000);

test('what is said at the table in the last moment before a tab closes is said', async () => {
  const server = await testServer();
  const { ana, cleo } = await lobbyOfThree(server);
  await ana.must({ type: 'start' });
  await eventually(() => expect(cleo.state?.view).toBeDefined());
  // Close behind each other, so that all but the first are still being gathered when the goodbye comes.
  for (const text of ['I must', 'leave', 'now']) cleo.raw({ type: 'chat', text });
  cleo.close();
  await eventually(() => expect(textsOf(ana)).toEqual(['I must', 'leave', 'now']));
}, 60_000);

test('chat has limits of rate and length', async () => {
  const server = await testServer();
  const { ana, ben } = await lobbyOfThree(server);
  expect(await ana.errorOf({ type: 'chat', text: 'x'.repeat(501) })).toBe('BAD_MESSAGE');
  const answers = [];
  for (let line = 0; line < 10; line++) answers.push(await ana.errorOf({ type: 'chat', text: `line ${line}` }));
  expect(answers.filter((answer) => answer === 'TOO_OFTEN')).toHaveLength(2);
  await ben.must({ type: 'chat', text: 'I may still talk' });
}, 60_000);

test('mute and block: unheard, and not told so; a block holds at the next table too', async () => {
  const server = await testServer();
  const { ana, ben, cleo, code } = await lobbyOfThree(server);
  await ana.must({ type: 'mute', seat: 1, on: true });
  await eventually(() => expect(ana.lobby?.seats[1]).toMatchObject({ muted: true }));
  expect(ben.lobby?.seats[1]).not.toHaveProperty('muted');
  await cleo.must({ type: 'block', seat: 1, on: true });
  await ben.must({ type: 'chat', text: 'can you hear me' });
  await ben.must({ type: 'chat', text: 'you there', to: 0 });
  expect(textsOf(ben)).toEqual(['can you hear me', 'you there']);
  expect(textsOf(ana)).toEqual([]);
  expect(textsOf(cleo)).toEqual([]);
  await ana.must({ type: 'mute', seat: 1, on: false });
  await ben.must({ type: 'chat', text: 'and now' });
  await eventually(() => expect(textsOf(ana)).toEqual(['and now']));
  await ben.must({ type: 'createLobby', name: 'Ben' });
  await cleo.must({ type: 'joinLobby', code: ben.lobby?.code ?? '', name: 'Cleo' });
  await ben.must({ type: 'chat', text: 'a new table' });
  expect(textsOf(cleo)).toEqual([]);
  expect(code).not.toBe(ben.lobby?.code);
}, 60_000);

test('what a computer player said stays theirs when seats change, and never becomes somebody else’s', async () => {
  const ada = { kind: 'bot', name: 'Ada', level: 'novice', persona: 'ada' } as const;
  const ben = { kind: 'human', user: 'ben', name: 'Ben', joinedAt: 1 } as const;
  const line = { lobby: 'l1', seq: 1, author: botAuthor('Ada'), name: 'Ada', at: 1, text: 'mine, all mine' };
  const chat = new Chat({
    store: { chat: async () => [line] } as unknown as People,
    users: { blockedBy: async () => [] } as unknown as Users,
    hub: new Hub(),
    now: Date.now,
  });
  const from = async (seats: Lobby['seats'], muted: Lobby['muted'] = {}) =>
    (await chat.history({ id: 'l1', seats, watchers: [], muted } as unknown as Lobby, 'ben')).map((said) => said.from);
  expect(await from([ada, ben])).toEqual([0]);
  expect(await from([ben, ada])).toEqual([1]);
  expect(await from([ben])).toEqual([undefined]);
  expect(await from([ben, ada], { ben: [botAuthor('Ada')] })).toEqual([]);
}, 60_000);

test('a report keeps the lines it is about for the operator', async () => {
  const server = await testServer();
  const { ana, ben } = await lobbyOfThree(server);
  await ben.must({ type: 'chat', text: 'something nasty' });
  await ana.must({ type: 'report', seat: 1, text: 'insults' });
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(`${server.config.dataDir}/illuminice.db`, { readOnly: true });
  const report = database.prepare('SELECT reason, lines FROM reports').get();
  database.close();
  expect(report).toMatchObject({ reason: 'insults', lines: expect.stringContaining('something nasty') });
  expect(server.logged()).not.toContain('nasty');
}, 60_000);

test('what a computer player says reaches everybody as a key with values, and an older sentence as it was', async () => {
  const remark = { key: 'dowager.attack', values: { variant: 1, target: 23 } } as const;
  const seats = [{ kind: 'bot', name: 'Ada', level: 'novice' }];
  const lobby = { id: 'l1', seats, watchers: [], muted: {} } as unknown as Lobby;
  const old = { lobby: 'l1', seq: 1, author: botAuthor('Ada'), name: 'Ada', at: 1, text: 'Naturally.' };
  const kept: ChatMessage[] = [old];
  const chat = new Chat({
    store: {
      chat: async () => kept,
      lastChatSeq: async () => 1,
      addChat: async (line: ChatMessage) => kept.push(line),
    } as unknown as People,
    users: { blockedBy: async () => [] } as unknown as Users,
    hub: new Hub(),
    now: () => 2,
  });
  await chat.sayAsBot(lobby, 0, remark);
  expect(await chat.history(lobby, 'ben')).toMatchObject([
    { from: 0, text: 'Naturally.' },
    { from: 0, text: '', remark },
  ]);
});

test('[B-6] a computer player called by its name answers the table; whispers and other talk are nobody’s cue', async () => {
  const server = await testServer();
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana' });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'addBot', level: 'novice', persona: 'archivist' });
  const name = ana.lobby?.seats.find(({ kind }) => kind === 'bot')?.name ?? '';
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.view).toBeDefined());
  const answersTo = (client: SocketClient) =>
    client.messages.flatMap((message) =>
      message.type === 'chat' && /\.(secretive|propose)$/.test(message.remark?.key ?? '') ? [message.remark?.key] : [],
    );
  await ana.must({ type: 'chat', text: `${name}, what is your goal?`, to: 1 });
  await ana.must({ type: 'chat', text: 'What is your goal, Ben?' });
  await ben.must({ type: 'chat', text: `Peace, ${name}?` });
  for (const client of [ana, ben]) await eventually(() => expect(answersTo(client)).toEqual(['archivist.propose']));
}, 60_000);
