import { describe, expect, onTestFinished, test } from 'vitest';
import { exportSharedTable, sharedTablesIn } from '../../src/operations/export-shared-table.ts';
import { importSharedTable } from '../../src/operations/import-shared-table.ts';
import { Database } from '../../src/postgres/database.ts';
import { eventually } from '../helpers/eventually.ts';
import { playTogether } from '../helpers/play.ts';
import { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';
import { missing, withServices } from './with-services.ts';

const title = missing === undefined ? 'several processes' : `several processes: not run, ${missing}`;

describe.skipIf(missing !== undefined)(title, () => {
  const { services, newDatabase } = withServices();

  async function nodes(count: number, { limits = '100000' } = {}): Promise<TestServer[]> {
    const env = { DATABASE_URL: await newDatabase(), REDIS_URL: services().redis.url, RATE_LIMIT_FACTOR: limits };
    return Promise.all(Array.from({ length: count }, () => testServer({}, env)));
  }

  function at(servers: readonly TestServer[], index: number): TestServer {
    const server = servers[index];
    if (server === undefined) throw new Error(`there is no process ${index}`);
    return server;
  }

  const hears = (client: SocketClient, text: string): boolean =>
    client.messages.some((message) => message.type === 'chat' && message.text === text);

  async function lobbyOfThree(servers: readonly TestServer[]): Promise<[SocketClient, SocketClient, SocketClient]> {
    const [ana, ben, cleo] = [
      await at(servers, 0).connect(),
      await at(servers, 1).connect(),
      await at(servers, 2).connect(),
    ];
    await ana.must({ type: 'createLobby', name: 'Ana', public: true, options: { pace: 0 } });
    const code = ana.lobby?.code ?? '';
    await ben.must({ type: 'joinLobby', code, name: 'Ben' });
    await cleo.must({ type: 'joinLobby', code, name: 'Cleo' });
    // Each hears of it through a process of its own.
    for (const client of [ana, ben, cleo])
      await eventually(() =>
        expect(client.lobby?.seats.map(({ name, present }) => [name, present])).toEqual([
          ['Ana', true],
          ['Ben', true],
          ['Cleo', true],
        ]),
      );
    return [ana, ben, cleo];
  }

  test('[R-22.4] a lobby, its presence, its chat and its list are the same from everywhere', async () => {
    const servers = await nodes(3);
    const [ana, ben, cleo] = await lobbyOfThree(servers);
    await ben.must({ type: 'chat', text: 'hello from the other side' });
    await ben.must({ type: 'chat', text: 'between us', to: 2 });
    await eventually(() => expect(hears(ana, 'hello from the other side') && hears(cleo, 'between us')).toBe(true));
    expect(hears(ana, 'between us')).toBe(false);

    const dora = await at(servers, 1).connect();
    dora.raw({ type: 'listLobbies', id: 'l' });
    const { lobbies } = await dora.next('lobbyList');
    expect(lobbies.map(({ host, seats }) => [host, seats])).toEqual([['Ana', 3]]);
    await dora.must({ type: 'quickMatch', name: 'Dora' });
    expect(dora.lobby?.code).toBe(ana.lobby?.code);
    expect(await ben.errorOf({ type: 'kick', seat: 3 })).toBe('NOT_HOST');
    await eventually(() => expect(ana.lobby?.seats.length).toBe(4));
    const bye = dora.next('bye', 20_000);
    await ana.must({ type: 'kick', seat: 3 });
    expect((await bye).reason).toBe('kicked');
    expect(await dora.errorOf({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Dora' })).toBe('BLOCKED');

    cleo.socket.terminate();
    await eventually(() => expect(ana.lobby?.seats[2]?.present).toBe(false));
  }, 60_000);

  test('[R-24.3] a game between three processes: every line reaches everybody, once and in order', async () => {
    const servers = await nodes(3);
    const players = await lobbyOfThree(servers);
    await players[0].must({ type: 'addBot', level: 'novice' });
    await players[0].must({ type: 'start' });
    await eventually(() => expect(players.map(({ state }) => state?.table.stage)).toEqual(Array(3).fill('playing')));
    await playTogether(players, 40);
    // Quiet again: everybody is shown the same moment.
    const shown = ({ state }: SocketClient) => {
      const { phase, turn, uncontrolled, deckCount } = state?.view ?? {};
      return JSON.stringify({ phase, turn, uncontrolled, deckCount });
    };
    await eventually(() => expect(new Set(players.map(shown)).size).toBe(1));
    expect(players.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
    const { databaseUrl = '' } = at(servers, 0).config.cluster ?? {};
    const [listed] = await sharedTablesIn(databaseUrl);
    expect(listed?.table).toBe(players[0].state?.table.table);
    const order = { databaseUrl, table: listed?.table ?? '' };
    expect((await exportSharedTable({ ...order, viewer: 'operator' })).join()).toContain('serverSeed');
    expect((await exportSharedTable({ ...order, viewer: 'spectator' })).length).toBeGreaterThan(0);

    const whole = { databaseUrl, table: 'again', lines: await exportSharedTable({ ...order, viewer: 'operator' }) };
    expect((await importSharedTable(whole)).stage).toMatch(/^(playing|over)$/);
    expect(await exportSharedTable({ ...whole, viewer: 'operator' })).toEqual(whole.lines);
    await expect(importSharedTable(whole)).rejects.toThrow('there is a table again already');
    await expect(importSharedTable({ ...whole, table: 'x', lines: whole.lines.slice(1) })).rejects.toThrow('not whole');
  }, 120_000);

  test('[R-24.6] lines handed from process to process: everybody, watcher included, sees what the log says, and only their own', async () => {
    const servers = await nodes(3);
    const players = await lobbyOfThree(servers);
    await players[0].must({ type: 'start' });
    await eventually(() => expect(players.map(({ state }) => state?.table.stage)).toEqual(Array(3).fill('playing')));
    // Before anybody's third turn is over: chance may eliminate all but one from then on, and a game that is over is watched by nobody.
    await playTogether(players, 10);
    const watcher = await at(servers, 1).connect();
    await watcher.must({ type: 'spectate', code: players[0].lobby?.code ?? '' });
    await eventually(() => expect(watcher.state?.view).toBeDefined());
    await playTogether(players, 10);
    // Everything again from the log, by a process that has folded it: nobody had been shown anything else.
    const shown = ({ state }: SocketClient) => {
      const { version, view, moves, table } = state ?? {};
      return { version, view, moves, own: table?.own };
    };
    for (const client of [...players, watcher]) {
      await eventually(async () => {
        const before = shown(client);
        await client.must({ type: 'resync' });
        expect(before).toEqual(shown(client));
      });
      expect(client.gaps).toBe(0);
    }
    expect(players.map(({ state }) => state?.table.own?.seat)).toEqual([0, 1, 2]);
  }, 120_000);

  test('limits count for all processes together: guessing codes through two doors is no faster', async () => {
    const servers = await nodes(2, { limits: '1' });
    const tabs = [await at(servers, 0).connect(), await at(servers, 1).connect()];
    const guesses = [0, 0];
    for (const [index, tab] of tabs.entries())
      while ((await tab.errorOf({ type: 'joinLobby', code: 'AAAAAA', name: 'Eve' })) === 'UNKNOWN_CODE')
        guesses[index] = (guesses[index] ?? 0) + 1;
    // Twenty in ten minutes for one address; a counter that was slow to answer may have let some more through.
    expect(guesses[0]).toBeGreaterThanOrEqual(20);
    expect(guesses[1]).toBeLessThan(20);
  }, 60_000);

  test('[R-22.15] who comes back through another process has their seat, and nobody saw them drop', async () => {
    const servers = await nodes(3);
    const [ana, ben] = await lobbyOfThree(servers);
    await ana.must({ type: 'start' });
    await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
    const seat = ben.state?.table.own?.seat;
    const second = await at(servers, 2).connect(ben.cookie);
    await eventually(() => expect(second.state?.table.own?.seat).toBe(seat));
    const before = ana.state?.version ?? 0;
    ben.socket.terminate();
    await eventually(() => expect(second.state?.version).toBeGreaterThanOrEqual(before));
    await second.must({ type: 'chat', text: 'still here' });
    await eventually(() => expect(hears(ana, 'still here')).toBe(true));
    expect(ana.lobby?.seats.every(({ present }) => present)).toBe(true);
  }, 60_000);

  test('a process that is drained sends its players on; they play on elsewhere and nothing is lost', async () => {
    const servers = await nodes(3);
    const [ana, ben, cleo] = await lobbyOfThree(servers);
    await ana.must({ type: 'addBot', level: 'novice' });
    await ana.must({ type: 'start' });
    await eventually(() => expect(ana.state?.table.stage).toBe('playing'));
    const version = ana.state?.version ?? 0;
    // The process that made the table looks after its clock and its computer player; another one takes over.
    const draining = at(servers, 0).drain();
    expect((await ana.whenClosed(20_000)).code).toBe(1012);
    const again = await at(servers, 1).connect(ana.cookie);
    await eventually(() => expect(again.state?.version).toBeGreaterThanOrEqual(version));
    await draining;
    const players = [again, ben, cleo];
    await playTogether(players, 25);
    expect(again.gaps + ben.gaps + cleo.gaps).toBe(0);
  }, 60_000);

  test('retention: a game nobody touched is in no memory and waits for its players; after half a year it is gone', async () => {
    const servers = await nodes(2);
    const [one, other] = [at(servers, 0), at(servers, 1)];
    const [ana, ben] = [await one.connect(), await other.connect()];
    await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0, dropSeconds: 0 } });
    const code = ana.lobby?.code ?? '';
    await ben.must({ type: 'joinLobby', code, name: 'Ben' });
    await ana.must({ type: 'start' });
    await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
    const inMemory = async (): Promise<string[]> => {
      const pages = await Promise.all(servers.map(({ url }) => fetch(`${url}/metrics`).then((page) => page.text())));
      return pages.flatMap((page) => page.match(/^illuminice_(lobbies|tables|connections) \d+/gm) ?? []);
    };
    const nothing = ['connections', 'tables', 'lobbies'].map((name) => `illuminice_${name} 0`);
    for (const client of [ana, ben]) client.close();
    const day = 24 * 3_600_000;
    await eventually(async () => {
      for (const server of servers) await server.tidyUp(Date.now() + day);
      expect(await inMemory()).toEqual([...nothing, ...nothing]);
    });
    const again = await other.connect(ana.cookie);
    await eventually(() => expect(again.state?.table.own?.seat).toBe(0));
    // Somebody is in it: whatever the clock says, it stays.
    await one.tidyUp(Date.now() + 400 * day);
    await again.must({ type: 'resync' });
    expect(again.lobby?.code).toBe(code);
    again.close();
    const { databaseUrl } = one.config.cluster ?? { databaseUrl: '' };
    await eventually(async () => {
      await one.tidyUp(Date.now() + 181 * day);
      expect(await sharedTablesIn(databaseUrl)).toEqual([]);
    });
    const late = await one.connect(ben.cookie);
    expect(await late.errorOf({ type: 'joinLobby', code, name: 'Ben' })).toBe('UNKNOWN_CODE');
  }, 60_000);

  test('delete my data ends every tab of the person, through whichever process', async () => {
    const servers = await nodes(2);
    const here = await at(servers, 0).connect();
    await here.must({ type: 'createLobby', name: 'Ana' });
    const there = await at(servers, 1).connect(here.cookie);
    await eventually(() => expect(there.lobby?.code).toBe(here.lobby?.code));
    here.raw({ type: 'deleteMyData', id: 'd' });
    for (const tab of [here, there]) expect((await tab.whenClosed()).code).toBe(4410);
  }, 60_000);

  test('without Redis everything goes on, found in the database', async () => {
    const servers = await nodes(3);
    const [ana, ben, cleo] = await lobbyOfThree(servers);
    await services().redis.stop('SIGKILL');
    onTestFinished(() => services().redis.start());
    await ben.must({ type: 'chat', text: 'the redis is cut' });
    await eventually(() => expect(hears(ana, 'the redis is cut')).toBe(true));
    await ana.must({ type: 'start' });
    const players = [ana, ben, cleo];
    await eventually(() => expect(players.map(({ state }) => state?.table.stage)).toEqual(Array(3).fill('playing')));
    await playTogether(players, 6);
    expect(players.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
  }, 120_000);

  test('[V-24] Redis that is gone and comes back: one line and one number each, and messages travel through it again', async () => {
    const servers = await nodes(2);
    const [ana, ben] = [await at(servers, 0).connect(), await at(servers, 1).connect()];
    await ana.must({ type: 'createLobby', name: 'Ana' });
    await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
    const said = (what: string) => servers.map(({ logged }) => logged().split(what).length - 1);
    const number = async (name: string): Promise<readonly number[]> => {
      const pages = await Promise.all(servers.map(({ url }) => fetch(`${url}/metrics`).then((page) => page.text())));
      return pages.map((page) => Number(page.split(`${name}{part="redis"} `)[1]?.split('\n')[0]));
    };
    const works = (wanted: number) =>
      eventually(async () => expect(await number('illuminice_part_works')).toEqual([wanted, wanted]));
    await works(1);
    await services().redis.stop('SIGKILL');
    await works(0);
    await services().redis.start();
    await works(1);
    await ben.must({ type: 'chat', text: 'it is back' });
    await eventually(() => expect(hears(ana, 'it is back')).toBe(true));
    // A busy machine may lose it more than once: as many lines as losses, and as many when it is back.
    await eventually(async () => {
      const losses = await number('illuminice_part_losses_total');
      expect(Math.min(...losses)).toBeGreaterThanOrEqual(1);
      expect([said('Redis does not answer'), said('Redis answers again')]).toEqual([losses, losses]);
    });
  }, 120_000);

  test('[V-3] a kick and slow mode hold through whichever process somebody comes', async () => {
    const env = { DATABASE_URL: await newDatabase(), REDIS_URL: services().redis.url, TRUST_PROXY: '1' };
    const [one, other] = await Promise.all([testServer({}, env), testServer({}, env)]);
    const from = async ({ socketUrl: url }: TestServer, address: string, cookie?: string): Promise<SocketClient> => {
      const client = await SocketClient.connect({ url, address, ...(cookie === undefined ? {} : { cookie }) });
      onTestFinished(() => client.socket.terminate());
      return client;
    };
    const host = await from(one, '192.0.2.1');
    await host.must({ type: 'createLobby', name: 'Host' });
    const code = host.lobby?.code ?? '';
    const guest = await from(other, '192.0.2.2');
    await guest.must({ type: 'joinLobby', code, name: 'Guest' });
    await host.must({ type: 'moderate', slow: 300 });
    await eventually(() => expect(guest.lobby?.slow).toBe(300));
    const second = await from(one, '192.0.2.2', guest.cookie);
    await eventually(() => expect(second.lobby?.slow).toBe(300));
    await guest.must({ type: 'chat', text: 'one' });
    expect(await second.errorOf({ type: 'chat', text: 'two' })).toBe('TOO_OFTEN');

    const troll = await from(other, '192.0.2.66');
    await troll.must({ type: 'joinLobby', code, name: 'Troll' });
    await eventually(() => expect(host.lobby?.seats.length).toBe(3));
    await host.must({ type: 'report', seat: 2, text: 'insults' });
    await host.must({ type: 'kick', seat: 2 });
    await eventually(() => expect(troll.lobby).toBeUndefined());
    for (const server of [one, other])
      expect(await (await from(server, '192.0.2.66')).errorOf({ type: 'joinLobby', code, name: 'Other' })).toBe(
        'BLOCKED',
      );
    await (await from(one, '192.0.2.67')).must({ type: 'joinLobby', code, name: 'Ben' });
    const database = new Database(env.DATABASE_URL);
    onTestFinished(() => database.close());
    // What the operator decides holds for the address too, wherever the reported person was connected.
    const report = await database.one('SELECT about FROM reports');
    expect(JSON.parse(String(report?.about))).toMatchObject({ reportedName: 'Troll', address: expect.any(String) });
  }, 60_000);

  test('without Postgres commands are refused in words, and afterwards the game goes on by itself', async () => {
    const servers = await nodes(2);
    const [ana, ben] = [await at(servers, 0).connect(), await at(servers, 1).connect()];
    await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
    await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
    await ana.must({ type: 'start' });
    await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
    await services().postgres.stop('SIGQUIT');
    expect(await ana.errorOf({ type: 'chat', text: 'is anybody there?' })).toBe('STORE_UNAVAILABLE');
    const moved = await ana.play({ type: 'default' });
    expect(moved.type === 'refused' ? moved.refusal.code : moved.type).toBe('TRY_AGAIN');
    const ready = async () => (await fetch(`${at(servers, 0).url}/readyz`)).status;
    await eventually(async () => expect(await ready()).toBe(503));
    await services().postgres.start();
    await eventually(async () => expect(await ready()).toBe(200));
    await playTogether([ana, ben], 5);
    expect(ana.gaps + ben.gaps).toBe(0);
  }, 120_000);
});
