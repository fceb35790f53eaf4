import { cpSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createBot } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import {
  isDeckSpecial,
  isFaceUp,
  isKnownTo,
  type SeatCommand,
  type State,
  slotOf,
  specialIn,
  specialOfDeck,
} from '@illuminice/engine';
import { Table, type TableState } from '@illuminice/table';
import { expect, test } from 'vitest';
import { openForReading } from '../../src/store/open-database.ts';
import { TableStore } from '../../src/store/table-store.ts';
import { eventually } from '../helpers/eventually.ts';
import { playOn } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const ANA = 0;
const OPPONENT = 1;

test('[R-18.2] [R-24.6] what a client receives, and when windows open and close, does not depend on hidden cards', async () => {
  const played = await beginWithSomethingHidden();
  const real = await runScript(played.dataDir, played.cookies);
  const other = await runScript(await withOtherSecrets(played), played.cookies);
  const length = Math.min(real.frames.length, other.frames.length);
  expect(length).toBeGreaterThan(4);
  expect(other.frames.slice(0, length)).toEqual(real.frames.slice(0, length));
  const windows = Math.min(real.windows.length, other.windows.length);
  expect(windows).toBeGreaterThan(0);
  expect(other.windows.slice(0, windows)).toEqual(real.windows.slice(0, windows));
}, 60_000);

interface Played {
  readonly dataDir: string;
  readonly table: string;
  readonly cookies: readonly string[];
}

/** The first turn of a game in which an opponent holds a Special that Ana has never seen. */
async function beginWithSomethingHidden(): Promise<Played> {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const clients = await seats(server, []);
  const [ana] = clients;
  if (ana === undefined) throw new Error('nobody came');
  await ana.must({ type: 'createLobby', name: 'Ana', options: { reactionSeconds: 30 } });
  for (const [index, guest] of clients.slice(1).entries())
    await guest.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: `Guest ${index}` });
  await ana.must({ type: 'setOptions', options: { pace: 0 } });
  await ana.must({ type: 'start' });
  const hasBegun = ({ state }: SocketClient): boolean => !['setup', undefined].includes(state?.view?.phase);
  await Promise.all(clients.map((client) => playOn(client, { stopWhen: hasBegun })));
  await server.drain();
  const cookies = clients.map(({ cookie }) => cookie ?? '');
  const played = { dataDir: server.config.dataDir, table: ana.state?.table.table ?? '', cookies };
  // Windows with a length from here on, and a Special for an opponent that nobody has seen.
  await keep(played.dataDir, played.table, (game) => {
    const at = game.deck.findLastIndex(isDeckSpecial);
    const hidden = slotOf(specialOfDeck(game.deck[at] ?? 0), { faceUp: false, knownBy: 0 });
    return {
      ...game,
      options: { ...game.options, pace: 1 },
      deck: game.deck.filter((_, index) => index !== at),
      hands: game.hands.map((hand, seat) => (seat === OPPONENT ? [...hand, hidden] : hand)),
    };
  });
  return played;
}

async function seats(server: TestServer, cookies: readonly string[]): Promise<SocketClient[]> {
  const clients: SocketClient[] = [];
  for (let seat = 0; seat < 3; seat++) clients.push(await server.connect(cookies[seat]));
  return clients;
}

/** The stored position, changed; everything a table remembers is in its last snapshot. */
async function keep(dataDir: string, table: string, change: (game: State) => State): Promise<void> {
  const state = structuredClone(await storedState(dataDir, table)) as TableState;
  if (state.game === undefined) throw new Error('the game has not begun');
  state.game = change(state.game);
  const database = new DatabaseSync(`${dataDir}/illuminice.db`);
  database.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)').run(table, state.seq, JSON.stringify(state));
  database.close();
}

async function storedState(dataDir: string, id: string): Promise<Readonly<TableState>> {
  const reader = openForReading(dataDir);
  const nothing = (): never => {
    throw new Error('only read');
  };
  const store = new TableStore({ write: nothing } as never, reader);
  const table = await Table.open({
    id,
    pack,
    ports: {
      store,
      clock: { now: () => Date.now(), schedule: () => undefined },
      entropy: { seed: nothing, id: nothing },
      fanout: { audience: () => [], deliver: () => undefined },
      bots: { decide: () => new Promise(() => undefined) },
    },
  });
  reader.close();
  if (table === undefined) throw new Error('no such table');
  return table.state;
}

async function withOtherSecrets({ dataDir, table }: Played): Promise<string> {
  const copy = temporaryFolder();
  cpSync(dataDir, copy, { recursive: true });
  let swaps = 0;
  await keep(copy, table, (game) => {
    const deck = [...game.deck];
    const hands = game.hands.map((hand, seat) =>
      hand.map((slot) => {
        if (seat === ANA || isFaceUp(slot) || isKnownTo(slot, ANA)) return slot;
        // The last Special of the deck, so that nobody draws it while we look.
        const at = deck.findLastIndex((card) => isDeckSpecial(card) && specialOfDeck(card) !== specialIn(slot));
        const card = deck[at];
        if (card === undefined) return slot;
        deck[at] = -1 - specialIn(slot);
        swaps++;
        return slot - specialIn(slot) + specialOfDeck(card);
      }),
    );
    return { ...game, hands, deck };
  });
  expect(swaps).toBeGreaterThan(0);
  return copy;
}

interface Seen {
  readonly frames: readonly string[];
  /** Length of every window Ana saw, by the server's clock. */
  readonly windows: readonly (number | undefined)[];
}

/** Few, because turns in which nobody does anything end the game. */
const ENOUGH_UPDATES = 7;

/** Ana attacks and moves by chance over what she sees; to everything with a clock, and for the others, it is the default. */
async function runScript(dataDir: string, cookies: readonly string[]): Promise<Seen> {
  const own = temporaryFolder();
  cpSync(dataDir, own, { recursive: true });
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000', DATA_DIR: own });
  const clients = await seats(server, cookies);
  const [ana] = clients;
  if (ana === undefined) throw new Error('nobody came');
  await eventually(() =>
    expect(
      clients.every(({ state }) => state?.view !== undefined),
      server.logged(),
    ).toBe(true),
  );
  await eventually(() => expect(ana.state?.table.seats.every(({ present }) => present)).toBe(true));
  const first = ana.frames.length;
  const end = Date.now() + 30_000;
  while (updatesIn(ana, first).length < ENOUGH_UPDATES && Date.now() < end && ana.state?.table.stage === 'playing') {
    for (const client of clients) await client.moveIfAsked(client === ana ? moveOf : () => ({ type: 'default' }));
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  const frames = updatesIn(ana, first);
  return {
    frames: frames.map(({ text }) => text.replace(/\b1[6-9]\d{11}(\.\d+)?\b/g, 'T')),
    windows: windowsIn(frames),
  };
}

function updatesIn(client: SocketClient, first: number) {
  return client.frames.slice(first).filter(({ text }) => text.startsWith('{"type":"update"'));
}

/** Chance that depends on the view alone: the same picture leads to the same move, however often it is asked. */
function moveOf({ view, options, version, table }: NonNullable<SocketClient['state']>): SeatCommand {
  const isHurried = table.clock !== undefined && table.clock.kind !== 'turn';
  if (view === undefined || options === undefined || isHurried) return { type: 'default' };
  let chance = version + 1;
  const random = (): number => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  return createBot({ level: 'random', pack }).decide({ view, options, random, budget: {} }).command;
}

function windowsIn(frames: readonly { readonly text: string }[]): (number | undefined)[] {
  const lengths = new Map<number, number | undefined>();
  for (const { text } of frames) {
    const { clock } = (JSON.parse(text) as NonNullable<SocketClient['state']>).table;
    if (clock?.kind !== 'window') continue;
    lengths.set(clock.window, clock.endsAt === undefined ? undefined : Math.round(clock.endsAt - clock.since));
  }
  return [...lengths.values()];
}
