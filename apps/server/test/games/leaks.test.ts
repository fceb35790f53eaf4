import { cpSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
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
import { moveByChance } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { openForReading } from '../../src/sqlite/open-database.ts';
import { RecentEntries } from '../../src/sqlite/recent-entries.ts';
import { SqliteTableStore } from '../../src/sqlite/sqlite-table-store.ts';
import { seededEntropy } from '../helpers/chance.ts';
import { HeldTime } from '../helpers/held-time.ts';
import { playOn } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

/** Of the chain: a hash with the server's seed in it, which nobody can compute before the game is over. */
const HEAD = /"head":"[0-9a-f]{64}"/;
const ANA = 0;
const OPPONENT = 1;

test('[R-18.2] [R-24.6] what a client receives, and when windows open and close, does not depend on hidden cards; a card of a hand that shows in the bytes is found, and so is a window that is shorter because of a hand', async () => {
  const played = await beginWithSomethingHidden();
  const real = await runScript(played.dataDir, played.cookies);
  const other = await runScript(await withOtherSecrets(played), played.cookies);
  expect(real.frames.length).toBeGreaterThan(4);
  expect(other.frames).toEqual(real.frames);
  expect(real.windows.length).toBeGreaterThan(0);
  expect(other.windows).toEqual(real.windows);
  // The doors of finished games say of this one that it is running, to whoever plays, and to others nothing.
  expect(real.doors.map(({ status }) => status)).toEqual([409, 404, 409, 404, 409, 404, 404, 404, 404, 404, 404, 404]);
  expect(other.doors).toEqual(real.doors);
  // They closed when their clock said, to the millisecond: neither earlier nor later than everybody was told.
  for (const { declared, opened, closed } of real.windows) expect(closed - opened).toBe(declared);

  const shown = await runScript(await withLeak(played, showHand), played.cookies);
  expect(shown.frames).not.toEqual(real.frames);
  const hurried = await runScript(await withLeak(played, emptyHands), played.cookies);
  expect(hurried.windows).not.toEqual(real.windows);
}, 120_000);

interface Played {
  readonly dataDir: string;
  readonly table: string;
  readonly cookies: readonly string[];
}

/** The first turn of a game in which an opponent holds a Special that Ana has never seen. */
async function beginWithSomethingHidden(): Promise<Played> {
  const server = await testServer(
    { entropy: seededEntropy('leaks'), now: () => Date.now() },
    { RATE_LIMIT_FACTOR: '1000' },
  );
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
  for (let seat = 0; seat < 3; seat++) clients.push(await server.connect(cookies[seat], `${seat}`.repeat(64)));
  return clients;
}

/** The stored position, changed; everything a table remembers is in its last snapshot. */
async function keep(dataDir: string, table: string, change: (game: State) => State): Promise<void> {
  const state = structuredClone(await storedState(dataDir, table)) as TableState;
  if (state.game === undefined) throw new Error('the game has not begun');
  state.game = change(state.game);
  // The clocks of the table go by the options it was opened with.
  state.opening = { ...state.opening, options: state.game.options };
  const database = new DatabaseSync(`${dataDir}/illuminice.db`);
  database.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)').run(table, state.seq, JSON.stringify(state));
  database.close();
}

async function storedState(dataDir: string, id: string): Promise<Readonly<TableState>> {
  const reader = openForReading(dataDir);
  const nothing = (): never => {
    throw new Error('only read');
  };
  const store = new SqliteTableStore({ write: nothing, recent: new RecentEntries() } as never, reader);
  const table = await Table.open({
    id,
    pack,
    ports: {
      store,
      clock: { now: () => Date.now(), schedule: () => undefined },
      hash: nothing,
      entropy: { seed: nothing, id: nothing },
      fanout: { publish: () => undefined, deliverLate: () => undefined },
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

/** What a leak would look like from outside, made by hand: the test above must see it. */
async function withLeak({ dataDir, table }: Played, leak: (game: State) => State): Promise<string> {
  const copy = temporaryFolder();
  cpSync(dataDir, copy, { recursive: true });
  await keep(copy, table, leak);
  return copy;
}

function showHand(game: State): State {
  const shown = game.hands.map((hand, seat) =>
    seat === OPPONENT ? hand.map((slot) => slotOf(specialIn(slot), { faceUp: true, knownBy: 0 })) : hand,
  );
  return { ...game, hands: shown };
}

/** Nobody is asked who has nothing in their hand, so the windows close at once: as if the table had looked into it. */
function emptyHands(game: State): State {
  return { ...game, hands: game.hands.map(() => []) };
}

interface SeenWindow {
  /** What everybody was told when it opened. */
  readonly declared: number | undefined;
  /** By the server's clock, since the beginning: the first message that showed it, and the first that did not. */
  readonly opened: number;
  readonly closed: number;
}

interface Seen {
  readonly frames: readonly string[];
  readonly windows: readonly SeenWindow[];
  readonly doors: readonly { readonly path: string; readonly status: number; readonly body: string }[];
}

/** Few, because turns in which nobody does anything end the game. */
const ENOUGH_UPDATES = 7;

/** Ana attacks and moves by chance over what they see; to everything with a clock, and for the others, it is the default. */
async function runScript(dataDir: string, cookies: readonly string[]): Promise<Seen> {
  const own = temporaryFolder();
  cpSync(dataDir, own, { recursive: true });
  const time = new HeldTime();
  const server = await testServer({ now: () => Date.now() }, { RATE_LIMIT_FACTOR: '1000', DATA_DIR: own });
  const clients = await seats(server, cookies);
  const [ana] = clients;
  if (ana === undefined) throw new Error('nobody came');
  await untilQuiet(clients);
  expect(
    clients.every(({ state }) => state?.view !== undefined),
    server.logged(),
  ).toBe(true);
  const first = ana.frames.length;
  const began = Date.now();
  for (let round = 0; round < 100 && updatesIn(ana, first).length < ENOUGH_UPDATES; round++) {
    let hasMoved = false;
    for (const client of clients) {
      hasMoved = (await client.moveIfAsked(client === ana ? moveOf : () => ({ type: 'default' }))) || hasMoved;
      await untilQuiet(clients);
    }
    if (ana.state?.table.stage !== 'playing') break;
    if (!hasMoved) time.toNext();
    await untilQuiet(clients);
  }
  const doors = await doorsOf(server, ana);
  time.release();
  await server.drain();
  const frames = updatesIn(ana, first).slice(0, ENOUGH_UPDATES);
  return {
    doors,
    frames: frames.map(({ text }) => text.replace(/\b1[6-9]\d{11}(\.\d+)?\b/g, 'T').replace(HEAD, 'H')),
    windows: windowsIn(frames, began),
  };
}

/** Replay, link, whispers, page and picture of a game that is running, each as Ana and as a stranger. */
async function doorsOf(server: TestServer, { state, cookie }: SocketClient): Promise<Seen['doors']> {
  const table = state?.table.table ?? '';
  const origin = `http://127.0.0.1:${server.port}`;
  const doors = [];
  for (const path of [`/api/games/${table}`, `/api/games/${table}/words`, '/api/shared'])
    for (const by of [cookie, undefined]) doors.push({ path, by });
  for (const path of [`/api/shared/${table}`, `/moment/${table}/picture.png`, `/moment/${table}`])
    for (const by of [cookie, undefined]) doors.push({ path, by });
  const seen = [];
  for (const { path, by } of doors) {
    const link = { table, seq: 3, events: 0, named: false };
    const answer = await fetch(`${origin}${path}`, {
      headers: { origin, ...(by === undefined ? {} : { cookie: by }), 'content-type': 'application/json' },
      ...(path === '/api/shared' ? { method: 'POST', body: JSON.stringify(link) } : {}),
    });
    seen.push({ path, status: answer.status, body: await answer.text() });
  }
  return seen;
}

/** Everything under way has arrived: a wish the table refuses passes through its queue behind all that, until nothing new comes. */
async function untilQuiet(clients: readonly SocketClient[]): Promise<void> {
  const heard = (): number => clients.reduce((sum, { frames }) => sum + frames.length, 0);
  for (let same = 0; same < 3; ) {
    const before = heard();
    for (const client of clients) expect(await client.errorOf({ type: 'wait', window: 999_999 })).toBe('NO_WINDOW');
    // The answers themselves.
    same = heard() === before + clients.length ? same + 1 : 0;
  }
}

function updatesIn(client: SocketClient, first: number) {
  return client.frames.slice(first).filter(({ text }) => text.startsWith('{"type":"update"'));
}

/** Chance that depends on the view alone: the same picture leads to the same move, however often it is asked. */
function moveOf({ view, moves, version, table }: NonNullable<SocketClient['state']>): SeatCommand {
  const isHurried = table.clock !== undefined && table.clock.kind !== 'turn';
  if (view === undefined || moves === undefined || isHurried) return { type: 'default' };
  let chance = version + 1;
  const random = (): number => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  return moveByChance({ pack, view, moves, random });
}

function windowsIn(frames: readonly { readonly text: string }[], began: number): SeenWindow[] {
  const infos = frames.map(({ text }) => (JSON.parse(text) as NonNullable<SocketClient['state']>).table);
  const numbers = new Set(infos.flatMap(({ clock }) => (clock?.kind === 'window' ? [clock.window] : [])));
  return [...numbers].flatMap((number): SeenWindow[] => {
    const at = infos.findIndex(({ clock }) => clock?.window === number);
    const opened = infos[at];
    const closed = infos.slice(at).find(({ clock }) => clock?.window !== number);
    if (opened?.clock === undefined || closed === undefined) return [];
    const { endsAt, since } = opened.clock;
    const declared = endsAt === undefined ? undefined : endsAt - since;
    return [{ declared, opened: opened.now - began, closed: closed.now - began }];
  });
}
