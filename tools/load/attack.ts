// npm run load -- --attack: how long an honest player waits while one address does what it can, with the server's own limits (V-2).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { PROTOCOL_VERSION } from '@illuminice/protocol';
import { NodeProcess, QUIET } from '../cluster/node.ts';
import { LightClient } from './light-client.ts';
import { quantile, rounded, say } from './measure-processes.ts';
import { attackFromATable } from './table-attack.ts';

const SOCKETS = 50;
const HELLOS_PER_SECOND = 20;
/** Slower than credits come back: nobody honest is refused. */
const PING_MS = 50;
const LINE = 'all letters of one byte each '.repeat(17);

const ATTACKS = ['hellos', 'votes'] as const;
type Attack = (typeof ATTACKS)[number];

/** One attack after the other, each on a server of its own. */
export async function measureAttack(seconds: number): Promise<Readonly<Record<string, number>>> {
  const figures: Record<string, number> = { seconds };
  for (const attack of ATTACKS)
    for (const [name, value] of Object.entries(await measured(attack, seconds))) figures[`${attack}.${name}`] = value;
  return figures;
}

async function measured(attack: Attack, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-attack-'));
  const env = { ...QUIET, RATE_LIMIT_FACTOR: '1', PORT: '0', DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' };
  // So that the game of the attackers begins at once.
  const table = { TABLE_SETTINGS: JSON.stringify({ beginMs: 0 }) };
  const node = new NodeProcess({ env: { ...env, ...table } });
  try {
    await node.start();
    const url = `ws://127.0.0.1:${node.port}/socket`;
    const honest = await present(url);
    const host = await present(url);
    say(`${seconds} s of calm`);
    const calm = await pings(honest, seconds);
    say(`${seconds} s under attack by ${SOCKETS} sockets of one address: ${attack}`);
    const attacker = new Worker(new URL(import.meta.url), { workerData: { attack, url, code: host.code } });
    await new Promise((resolve) => attacker.once('message', resolve));
    const before = await node.cost();
    const attacked = await pings(honest, seconds);
    const after = await node.cost();
    const bytes = await new Promise<number>((resolve) => {
      attacker.once('message', resolve);
      attacker.postMessage('stop');
    });
    await attacker.terminate();
    return {
      calmP99Ms: rounded(quantile(calm, 0.99)),
      attackedP50Ms: rounded(quantile(attacked, 0.5)),
      attackedP99Ms: rounded(quantile(attacked, 0.99)),
      attackedSlowestMs: rounded(Math.max(...attacked)),
      serverCpuPercent: rounded((after.cpuMicros - before.cpuMicros) / seconds / 10_000),
      bytesSentToAttacker: bytes,
    };
  } finally {
    await node.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Target {
  readonly url: string;
  /** Of the lobby of somebody honest. */
  readonly code: string;
}

async function present(url: string): Promise<LightClient> {
  const client = new LightClient(url);
  await client.opened();
  client.hello();
  client.send({ type: 'createLobby', id: client.newId(), name: 'Somebody' });
  while (client.code === undefined) await pause(10);
  return client;
}

async function pings(client: LightClient, seconds: number): Promise<readonly number[]> {
  const waited: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const asked = performance.now();
    await new Promise<void>((resolve) => {
      client.onAnswer = (frame) => frame.startsWith('{"type":"pong"') && resolve();
      client.send({ type: 'ping' });
    });
    waited.push(performance.now() - asked);
    await pause(PING_MS);
  }
  return waited;
}

/** In a thread of its own: what the attack costs the attacker must not slow the clock that measures. */
async function strike({ attack, ...target }: Target & { readonly attack: Attack }): Promise<void> {
  const clients = attack === 'votes' ? await attackFromATable(target.url, SOCKETS) : await sayHello(target);
  parentPort?.once('message', () => parentPort?.postMessage(clients.reduce((sum, { bytes }) => sum + bytes, 0)));
  parentPort?.postMessage('begun');
}

/** Sockets that look on at a lobby with a long history, and ask for it again and again. */
async function sayHello({ url, code }: Target): Promise<readonly LightClient[]> {
  const clients: LightClient[] = [];
  for (let each = 0; each < SOCKETS; each++) {
    const client = new LightClient(url);
    await client.opened();
    client.hello();
    client.send({ type: 'spectate', id: client.newId(), code });
    for (let line = 0; line < 8; line++) client.send({ type: 'chat', id: client.newId(), text: `${LINE}${line}` });
    clients.push(client);
  }
  const isOpen = ({ socket }: LightClient): boolean => socket.readyState === socket.OPEN;
  setInterval(() => {
    for (const client of clients.filter(isOpen)) client.send({ type: 'hello', version: PROTOCOL_VERSION });
  }, 1000 / HELLOS_PER_SECOND);
  return clients;
}

if (!isMainThread) await strike(workerData);
