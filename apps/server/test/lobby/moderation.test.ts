/** Strangers who spoil a table: sent away for longer than a cookie, slowed down, never louder than the players (V-3). */

import { expect, onTestFinished, test } from 'vitest';
import { signSession } from '../../src/session/session-token.ts';
import { signingKey } from '../../src/session/signing-key.ts';
import { GroupCommit } from '../../src/sqlite/group-commit.ts';
import { openForReading } from '../../src/sqlite/open-database.ts';
import { SqlitePeople } from '../../src/sqlite/sqlite-people.ts';
import { eventually } from '../helpers/eventually.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

async function from(server: TestServer, address: string, cookie?: string): Promise<SocketClient> {
  const url = server.socketUrl;
  const client = await SocketClient.connect({ url, address, ...(cookie === undefined ? {} : { cookie }) });
  onTestFinished(() => client.socket.terminate());
  return client;
}

const textsOf = (client: SocketClient): string[] =>
  client.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));

test('[V-3] who was sent away does not come back from the same address with a new cookie; who was there before may', async () => {
  const server = await testServer({}, { TRUST_PROXY: '1' });
  const host = await from(server, '192.0.2.1');
  await host.must({ type: 'createLobby', name: 'Host' });
  const code = host.lobby?.code ?? '';
  const yesterday = await signSession(signingKey(server.config.dataDir), 'ann', Date.now() - 24 * 3_600_000);
  const housemate = await from(server, '192.0.2.66', `illuminice=${yesterday}`);
  const troll = await from(server, '192.0.2.66');
  await troll.must({ type: 'joinLobby', code, name: 'Troll' });
  await host.must({ type: 'kick', seat: 1 });
  await eventually(() => expect(troll.lobby).toBeUndefined());
  const again = await from(server, '192.0.2.66');
  expect(await again.errorOf({ type: 'joinLobby', code, name: 'Other' })).toBe('BLOCKED');
  expect(await again.errorOf({ type: 'spectate', code })).toBe('BLOCKED');
  expect(await (await from(server, '192.0.2.67')).errorOf({ type: 'joinLobby', code, name: 'Ben' })).toBe('accepted');
  expect(await housemate.errorOf({ type: 'joinLobby', code, name: 'Ann' })).toBe('accepted');
  // Another table knows nothing of it.
  await again.must({ type: 'createLobby', name: 'Other' });
}, 60_000);

test('[V-3] an address that somebody else at the table shares is not held against anybody', async () => {
  const server = await testServer({}, { TRUST_PROXY: '1' });
  const host = await from(server, '192.0.2.1');
  await host.must({ type: 'createLobby', name: 'Host' });
  const code = host.lobby?.code ?? '';
  const guest = await from(server, '192.0.2.1');
  await guest.must({ type: 'joinLobby', code, name: 'Guest' });
  await host.must({ type: 'kick', seat: 1 });
  const other = await from(server, '192.0.2.1');
  await other.must({ type: 'joinLobby', code, name: 'Sister' });
}, 60_000);

test('[V-3] slow mode: so many seconds between two lines of one person, by the host, also while the game runs', async () => {
  const server = await testServer();
  const [host, guest] = [await server.connect(), await server.connect()];
  await host.must({ type: 'createLobby', name: 'Host', options: { pace: 30 } });
  await guest.must({ type: 'joinLobby', code: host.lobby?.code ?? '', name: 'Guest' });
  await host.must({ type: 'start' });
  expect(await guest.errorOf({ type: 'moderate', slow: 60 })).toBe('NOT_HOST');
  await host.must({ type: 'moderate', slow: 60 });
  await eventually(() => expect(guest.lobby?.slow).toBe(60));
  await guest.must({ type: 'chat', text: 'one' });
  expect(await guest.errorOf({ type: 'chat', text: 'two' })).toBe('TOO_OFTEN');
  await host.must({ type: 'chat', text: 'mine' });
  await host.must({ type: 'moderate', slow: 0 });
  await guest.must({ type: 'chat', text: 'three' });
  await eventually(() => expect(textsOf(host)).toEqual(['one', 'mine', 'three']));
}, 60_000);

test('[V-3] everybody is told by name who looks on and what they may do', async () => {
  const server = await testServer();
  const [host, watcher] = [await server.connect(), await server.connect()];
  await host.must({ type: 'createLobby', name: 'Host', public: true });
  await watcher.must({ type: 'rename', name: 'Eve' });
  await watcher.must({ type: 'spectate', code: host.lobby?.code ?? '' });
  await eventually(() => expect(host.lobby).toMatchObject({ watchers: [{ name: 'Eve' }], watching: 'silent' }));
  expect(watcher.lobby?.watchers).toEqual([{ name: 'Eve', you: true }]);
}, 60_000);

test('[V-3] what those say who look on pushes out nothing that the players said', async () => {
  const dataDir = temporaryFolder();
  const writer = new GroupCommit(dataDir);
  await writer.ready();
  const people = new SqlitePeople(writer, openForReading(dataDir));
  onTestFinished(() => writer.close());
  const line = { lobby: 'l', name: 'x', text: 'x' };
  await people.addChat({ ...line, seq: 1, at: 1, author: 'ana' });
  for (let seq = 2; seq <= 400; seq++) await people.addChat({ ...line, seq, at: seq, author: 'eve', isWatcher: true });
  const before = await people.chat('l', 'ana');
  expect(before[0]).toMatchObject({ seq: 1, author: 'ana' });
  expect(before).toHaveLength(101);
  await people.trimChat('l', { players: 5, watchers: 5 });
  expect((await people.chat('l', 'ana')).map(({ seq }) => seq)).toEqual([1, 396, 397, 398, 399, 400]);
}, 60_000);
