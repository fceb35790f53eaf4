import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { playTogether } from '../helpers/play.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

async function gameOfTwo(server: TestServer) {
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
  return { ana, ben, code };
}

test('[R-22.15] a closed tab: the seat is kept, the same person is back in it at once', async () => {
  const server = await testServer();
  const { ana, ben } = await gameOfTwo(server);
  ben.socket.terminate();
  await eventually(() => expect(ana.state?.table.seats[1]?.present).toBe(false));
  const again = await server.connect(ben.cookie);
  await eventually(() => expect(again.state?.table.own?.seat).toBe(1));
  expect(again.lobby?.seats[1]).toMatchObject({ name: 'Ben', you: true });
  await eventually(() => expect(ana.state?.table.seats[1]?.present).toBe(true));
}, 60_000);

test('two tabs of one person show the same and both can move; closing one is no departure', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await gameOfTwo(server);
  const second = await server.connect(ana.cookie);
  await eventually(() => expect(second.state?.table.own?.seat).toBe(0));
  await playTogether([second, ben], 30);
  await eventually(() => expect(ana.state?.view).toEqual(second.state?.view));
  ana.socket.terminate();
  await second.must({ type: 'resync' });
  expect(ben.state?.table.seats[0]?.present).toBe(true);
}, 60_000);

test('a resent command id gets the first answer and counts once', async () => {
  const server = await testServer();
  const { ana, ben } = await gameOfTwo(server);
  const mover = ana.state?.table.waitingFor.includes(0) ? ana : ben;
  const first = await mover.play({ type: 'default' }, 'once');
  expect(first.type).toBe('accepted');
  const version = mover.state?.version;
  expect((await mover.play({ type: 'default' }, 'once')).type).toBe('accepted');
  expect((await mover.play({ type: 'endTurn' }, 'once')).type).toBe('accepted');
  expect(mover.state?.version).toBe(version);
}, 60_000);

test('resync brings the whole view again', async () => {
  const server = await testServer();
  const { ana } = await gameOfTwo(server);
  const whole = ana.next('tableState');
  await ana.must({ type: 'resync' });
  expect((await whole).view).toEqual(ana.state?.view);
}, 60_000);

test('delete my data: name, chat and seat are gone, the others play on', async () => {
  const server = await testServer();
  const { ana, ben } = await gameOfTwo(server);
  await ben.must({ type: 'chat', text: 'remember me' });
  ben.raw({ type: 'deleteMyData', id: 'd' });
  expect(await ben.whenClosed()).toMatchObject({ code: 4410 });
  const database = new DatabaseSync(`${server.config.dataDir}/illuminice.db`, { readOnly: true });
  const rows = (table: string): string => JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
  const user = JSON.parse(Buffer.from((ben.cookie ?? '').split('.')[1] ?? '', 'base64url').toString()).sub as string;
  for (const table of ['users', 'chat', 'lobbies', 'reports']) {
    expect(rows(table)).not.toContain('remember me');
    expect(rows(table)).not.toContain(user);
  }
  expect(rows('lobbies')).not.toContain('Ben');
  database.close();
  const again = await server.connect(ben.cookie);
  expect(again.lobby).toBeUndefined();
  await eventually(() => expect(ana.state?.table.seats[1]?.kind).toBe('bot'));
}, 60_000);

test('[R-22.9] the host role passes on when the host leaves a running game', async () => {
  const server = await testServer();
  const { ana, ben } = await gameOfTwo(server);
  await ana.must({ type: 'leaveLobby' });
  await eventually(() => expect(ben.lobby?.seats[1]).toMatchObject({ name: 'Ben', host: true }));
  expect(ana.lobby).toBeUndefined();
}, 60_000);
