import { expect, test } from 'vitest';
import { kick, type Lobby, mute } from '../../src/lobby/lobby.ts';
import { chooseOptions } from '../../src/lobby/presets.ts';
import { Users } from '../../src/session/users.ts';
import { GroupCommit } from '../../src/sqlite/group-commit.ts';
import { openForReading } from '../../src/sqlite/open-database.ts';
import { SqlitePeople } from '../../src/sqlite/sqlite-people.ts';
import { eventually } from '../helpers/eventually.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

const options = chooseOptions({});
if ('problem' in options) throw new Error(options.problem.code);
const empty: Lobby = {
  ...{ id: 'l1', code: 'ABCDEF', createdAt: 1, host: 'ana', isPublic: false, options, watchers: [], banned: [] },
  ...{ muted: {}, people: [], state: 'waiting' },
  seats: [{ kind: 'human', user: 'ana', name: 'Ana', joinedAt: 1 }],
};

test('whom a lobby remembers as sent away or muted has an end, and the newest stay', () => {
  let lobby = empty;
  for (let guest = 0; guest < 300; guest++) {
    const seats: Lobby['seats'] = [...empty.seats, { kind: 'human', user: `g${guest}`, name: 'Guest', joinedAt: 2 }];
    const result = kick({ ...lobby, seats }, 1);
    if ('refused' in result) throw new Error(result.refused);
    lobby = mute(mute(result.lobby, { user: 'ana', other: `g${guest}`, on: true }), {
      ...{ user: `w${guest}`, other: 'ana', on: true },
    });
  }
  expect(lobby.banned).toHaveLength(200);
  expect(lobby.banned.at(-1)).toBe('g299');
  expect(lobby.muted.ana).toHaveLength(200);
  expect(Object.keys(lobby.muted).length).toBeLessThanOrEqual(201);
  expect(lobby.muted.ana?.at(-1)).toBe('g299');
  expect(mute(lobby, { user: 'w299', other: 'ana', on: false }).muted).not.toHaveProperty('w299');
}, 60_000);

test('spectators who have gone count for nothing and keep nobody out', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const code = ana.lobby?.code ?? '';
  for (let count = 0; count < 100; count++) {
    const guest = await server.connect();
    await guest.must({ type: 'spectate', code });
    guest.socket.terminate();
  }
  await eventually(async () => {
    await ana.must({ type: 'resync' });
    expect(ana.lobby?.watchers).toHaveLength(0);
  });
  const late = await server.connect();
  await late.must({ type: 'spectate', code });
  await ana.must({ type: 'resync' });
  expect(ana.lobby?.watchers).toHaveLength(1);
}, 60_000);

test('chat of a lobby has an end, and so has what one small frame makes the server send', async () => {
  const dataDir = temporaryFolder();
  const writer = new GroupCommit(dataDir);
  await writer.ready();
  const reader = openForReading(dataDir);
  const people = new SqlitePeople(writer, reader);
  for (let seq = 1; seq <= 30; seq++)
    await people.addChat({ lobby: seq % 2 ? 'odd' : 'even', seq, author: 'ana', name: 'Ana', at: seq, text: `${seq}` });
  await people.trimChat('odd', { players: 10, watchers: 10 });
  expect((await people.chat('odd', 'ana')).map(({ seq }) => seq)).toEqual([11, 13, 15, 17, 19, 21, 23, 25, 27, 29]);
  expect(await people.chat('even', 'ana')).toHaveLength(15);
  reader.close();
  await writer.close();
  const server = await testServer();
  const ana = await server.connect();
  for (let count = 0; count < 300; count++) ana.raw({ type: 'listLobbies', id: `l${count}` });
  expect((await ana.whenClosed()).code).toBe(4008);
  const lists = ana.messages.filter(({ type }) => type === 'lobbyList').length;
  expect(lists).toBeLessThan(60);
  expect(ana.messages).toContainEqual(expect.objectContaining({ type: 'error', problem: { code: 'TOO_FAST' } }));
}, 60_000);

test('somebody in as many games as allowed is told which', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const ana = await server.connect();
  const codes: string[] = [];
  for (let count = 0; count < 20; count++) {
    await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
    await ana.must({ type: 'addBot', level: 'novice' });
    await ana.must({ type: 'start' });
    codes.push(ana.lobby?.code ?? '');
  }
  const answer = await ana.send({ type: 'createLobby', name: 'Ana' });
  expect(answer).toMatchObject({
    type: 'error',
    problem: { code: 'TOO_MANY_LOBBIES', values: { codes: expect.arrayContaining(codes) } },
  });
  await ana.must({ type: 'joinLobby', code: codes[7] ?? '', name: 'Ana' });
  await ana.must({ type: 'leaveLobby' });
  await ana.must({ type: 'createLobby', name: 'Ana' });
}, 60_000);

test('a block by somebody without a name is stored; a new name, or another block at the same time, takes none away', async () => {
  const dataDir = temporaryFolder();
  const writer = new GroupCommit(dataDir);
  await writer.ready();
  const reader = openForReading(dataDir);
  const people = new SqlitePeople(writer, reader);
  const settings = {
    store: people,
    onChanged: () => undefined,
    onForgotten: () => undefined,
    freshMs: Number.POSITIVE_INFINITY,
  };
  const users = new Users(settings);
  const guest = { id: 'cleo', name: 'Guest' };
  await Promise.all([
    users.setBlocked(guest, { other: 'ben', on: true }),
    users.setBlocked(guest, { other: 'dora', on: true }),
    users.setName('cleo', 'Cleo'),
    users.setBlocked(guest, { other: 'emil', on: true }),
    users.setBlocked(guest, { other: 'dora', on: false }),
  ]);
  for (const who of [users, new Users(settings)])
    expect(await who.get('cleo')).toMatchObject({ name: 'Cleo', blocked: ['ben', 'emil'] });
  reader.close();
  await writer.close();
}, 60_000);
