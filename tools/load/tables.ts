// Sets up tables over the real protocol, and sends their commands at a steady rate.

import { LightClient } from './light-client.ts';

export type LoadTable = readonly LightClient[];

/** Tables set up at the same time; more would only queue in the server. */
const AT_ONCE = 20;

/** Where the next client connects: one server, or the processes of a cluster in turn. */
export type Address = string | (() => string);

export async function seatTables(url: Address, count: number, seats: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  while (tables.length < count) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => seatTable(url, seats));
    tables.push(...(await Promise.all(group)));
  }
  return tables;
}

async function seatTable(url: Address, seats: number): Promise<LoadTable> {
  const address = (): string => (typeof url === 'string' ? url : url());
  const clients = Array.from({ length: seats }, () => new LightClient(`${address()}/socket`));
  await Promise.all(clients.map((client) => client.opened()));
  for (const client of clients) client.hello();
  const [host, ...guests] = clients;
  if (host === undefined) throw new Error('a table needs seats');
  await ask(host, { type: 'createLobby', name: 'Seat 0', options: { pace: 0, dropSeconds: 3600 } });
  await until(() => host.code !== undefined);
  for (const [index, guest] of guests.entries())
    await ask(guest, { type: 'joinLobby', code: host.code ?? '', name: `Seat ${index + 1}` });
  await ask(host, { type: 'start' });
  await until(() => clients.every(({ frame }) => frame?.includes('"stage":"playing"')));
  return clients;
}

async function ask(client: LightClient, message: object): Promise<void> {
  const id = client.newId();
  await new Promise<void>((resolve, reject) => {
    client.onAnswer = (frame) => {
      if (!frame.includes(`"id":"${id}"`)) return;
      if (frame.startsWith('{"type":"accepted"')) resolve();
      else reject(new Error(frame));
    };
    client.send({ ...message, id });
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** What a client that signs sends beside its moves: the server keeps it and does not look at it. */
const SIGNED = { signature: 'a7'.repeat(64), after: '5c'.repeat(32) };

/** A move by chance of whoever is asked. */
export function nextMove(table: LoadTable) {
  for (const client of table) {
    const command = client.move();
    if (command !== undefined) return { client, message: { type: 'command', command, signed: SIGNED } };
  }
  return undefined;
}

export interface LoadResult {
  readonly sent: number;
  readonly accepted: number;
  readonly refused: number;
  readonly milliseconds: readonly number[];
  readonly bytes: number;
  /** Views sent, answers not counted. */
  readonly frames: number;
}

export interface LoadOrder {
  readonly tables: readonly LoadTable[];
  readonly rate: number;
  readonly seconds: number;
  /** The message to send next at this table and who sends it; undefined when nobody can move now. */
  readonly next: (table: LoadTable) => { readonly client: LightClient; readonly message: object } | undefined;
}

/** Open loop: the next command is due by the clock, whether or not the answers are there. */
export async function drive({ tables, rate, seconds, next }: LoadOrder): Promise<LoadResult> {
  const pending = new Map<string, number>();
  /** A table whose last command is still under way is not asked: its players have not seen what it led to. */
  const busy = new Set<number>();
  const milliseconds: number[] = [];
  const seats = tables[0]?.length ?? 1;
  let sent = 0;
  let refused = 0;
  let at = 0;
  for (const [index, client] of tables.flat().entries()) {
    client.onAnswer = (frame) => {
      const key = `${index} ${/"id":"(\w+)"/.exec(frame)?.[1]}`;
      const since = pending.get(key);
      if (since === undefined) return;
      pending.delete(key);
      busy.delete(Math.floor(index / seats));
      if (frame.startsWith('{"type":"accepted"')) milliseconds.push(performance.now() - since);
      else refused++;
    };
  }
  const indexOf = new Map(tables.flat().map((client, index) => [client, index]));
  const [bytes, frames] = [bytesOf(tables), framesOf(tables)];
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate);
    for (let tries = 0; sent < due && tries < 200; tries++) {
      const number = at++ % tables.length;
      const table = tables[number];
      const found = table && !busy.has(number) ? next(table) : undefined;
      if (!found) continue;
      busy.add(number);
      const id = found.client.newId();
      pending.set(`${indexOf.get(found.client)} ${id}`, performance.now());
      found.client.send({ ...found.message, id });
      sent++;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    sent,
    accepted: milliseconds.length,
    refused,
    milliseconds,
    bytes: bytesOf(tables) - bytes,
    frames: framesOf(tables) - frames,
  };
}

function bytesOf(tables: readonly LoadTable[]): number {
  return tables.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}

function framesOf(tables: readonly LoadTable[]): number {
  return tables.flat().reduce((sum, { updates }) => sum + updates, 0);
}
