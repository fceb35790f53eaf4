/** Versions are gapless for each connection: the whole game first, then one update after the other. */
import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection } from '../../src/sockets/connection.ts';
import { Hub } from '../../src/sockets/index.ts';
import { Games } from '../../src/tables/index.ts';

const LOBBY = { id: 'lobby', table: 'table', state: 'playing', people: ['ana'] };

let version: number;
let sent: string[];
let connected: number[];
let games: Games;
let tab: Connection;
/** Everything that is read for a welcome waits here. */
let reading: { readonly done: () => void; readonly failed: () => void }[];

beforeEach(() => {
  [version, sent, connected, reading] = [10, [], [], []];
  const hub = new Hub();
  const socket = Object.assign(new EventEmitter(), {
    ...{ OPEN: 1, readyState: 1, bufferedAmount: 0 },
    send: (frame: string) => void sent.push(frame),
  });
  const who = { user: 'ana', since: 0, address: '192.0.2.1', origin: '', isStranger: false, factor: 1 };
  tab = new Connection(socket as unknown as WebSocket, who);
  hub.add(tab);
  hub.attach(tab, LOBBY.id);
  tab.viewer = 0;
  const table = {
    versionFor: () => version,
    updateFor: () => {
      const made = version;
      return new Promise((resolve, reject) =>
        reading.push({ done: () => resolve({ version: made }), failed: () => reject(new Error('no database')) }),
      );
    },
    connected: async (seat: number) => void connected.push(seat),
  };
  const services = { hub, lobbies: { byTable: () => LOBBY }, presence: {}, onError: () => undefined };
  games = new Games(services as unknown as ConstructorParameters<typeof Games>[0]);
  games.connect({ openNow: async () => table } as unknown as Parameters<Games['connect']>[0]);
});

const welcome = (): Promise<void> => games.welcome(tab, LOBBY as unknown as Parameters<Games['welcome']>[1]);
const told = (): unknown[] => sent.map((frame) => JSON.parse(frame)).map((message) => [message.type, message.version]);

/** Everything that does not wait for the database. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function read(how: 'done' | 'failed' = 'done'): Promise<void> {
  await settled();
  reading.shift()?.[how]();
  await settled();
}

function happens(how: 'here' | 'elsewhere' = 'here'): void {
  version++;
  const update = { version } as unknown as ReturnType<Parameters<Games['publish']>[0]['updateFor']>;
  if (how === 'here')
    games.publish({ table: LOBBY.table, entry: { seat: undefined }, updateFor: () => update } as never, []);
  else
    games.deliverPrepared(LOBBY.table, { audience: [0], messages: [[0, JSON.stringify({ type: 'update', version })]] });
}

test.each(['here', 'elsewhere'] as const)(
  '[R-22.15] what happens %s while a tab comes is in what it is shown, and not told before it',
  async (where) => {
    const coming = welcome();
    await settled();
    happens(where);
    await read();
    happens(where);
    expect(told()).toEqual([]);
    await read();
    await read();
    await coming;
    expect(told()).toEqual([['tableState', 12]]);
    happens(where);
    expect(told()).toEqual([
      ['tableState', 12],
      ['update', 13],
    ]);
  },
);

test('[R-22.15] whoever asks for everything again is told what happens meanwhile all the same', async () => {
  const coming = welcome();
  await read();
  await coming;
  const again = welcome();
  await settled();
  happens();
  await read();
  await read();
  await again;
  expect(told()).toEqual([
    ['tableState', 10],
    ['update', 11],
    ['tableState', 11],
  ]);
});

test('[R-22.15] whom the database kept from being shown the game is shown it when something happens', async () => {
  const coming = welcome();
  const refused = expect(coming).rejects.toThrow('no database');
  await read('failed');
  await refused;
  happens();
  await read();
  happens();
  expect(told()).toEqual([
    ['tableState', 11],
    ['update', 12],
  ]);
});

test('[R-22.15] a tab that leaves while the game is read is not shown it and does not count as here', async () => {
  const coming = welcome();
  await settled();
  new Hub().detach(tab);
  await read();
  await coming;
  expect([told(), connected]).toEqual([[], []]);
});
