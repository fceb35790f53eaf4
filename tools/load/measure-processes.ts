// What the processes of one server cost together, whether it is one or many: while nobody plays, and per accepted command.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NodeProcess, QUIET } from '../cluster/node.ts';
import { LEARNING_SECONDS, learn, WARM_UP_SECONDS } from './learning.ts';
import { sampledFrames } from './light-client.ts';
import { drive, type LoadResult, nextMove, seatTables } from './tables.ts';

export interface Measuring {
  readonly tables: number;
  readonly seats: number;
  readonly rate: number;
  readonly seconds: number;
}

export interface Measured {
  readonly result: LoadResult;
  readonly cpuMicros: number;
  readonly mainThreadMicros: number;
  readonly idleCpuPercent: number;
  readonly otherMicros: number;
  readonly kbPerIdleTable: number;
  readonly rssKbPerIdleTable: number;
}

const IDLE_SECONDS = 3;

export const UNDER_LOAD = { ...QUIET, TABLE_SETTINGS: JSON.stringify({ diceMs: 60_000, beginMs: 0 }) };

export const say = (text: string): void => console.error(`load: ${text}`);

interface Serving {
  readonly nodes: readonly NodeProcess[];
  readonly url: () => string;
  /** Processor time of what the server uses besides. */
  readonly others?: () => number;
}

export async function measure(
  { tables: count, seats, rate, seconds }: Measuring,
  { nodes, url, others = () => 0 }: Serving,
): Promise<Measured> {
  const few = Math.max(1, Math.round(count / 5));
  const first = await seatTables(url, few, seats);
  const atFew = await costOf(nodes, 'memory');
  const tables = [...first, ...(await seatTables(url, count - few, seats))];
  const atAll = await costOf(nodes, 'memory');
  const beforeIdle = await costOf(nodes);
  await pause(IDLE_SECONDS * 1000);
  const afterIdle = await costOf(nodes);
  // Each process gets its share of the commands only: with N of them all learn as much in N times the time.
  await learn({ url, seats, rate, seconds: LEARNING_SECONDS * nodes.length });
  await drive({ tables, rate, seconds: WARM_UP_SECONDS, next: nextMove });
  const [began, othersBegan] = [await costOf(nodes), others()];
  sampledFrames.length = 0;
  const result = await drive({ tables, rate, seconds, next: nextMove });
  const [ended, othersEnded] = [await costOf(nodes), others()];
  for (const client of tables.flat()) client.socket.terminate();
  return {
    result,
    cpuMicros: ended.cpuMicros - began.cpuMicros,
    mainThreadMicros: ended.mainThreadMicros - began.mainThreadMicros,
    idleCpuPercent: (afterIdle.cpuMicros - beforeIdle.cpuMicros) / IDLE_SECONDS / 10_000,
    otherMicros: othersEnded - othersBegan,
    kbPerIdleTable: (atAll.memory - atFew.memory) / Math.max(1, count - few) / 1024,
    rssKbPerIdleTable: (atAll.rss - atFew.rss) / Math.max(1, count - few) / 1024,
  };
}

/** One process and its SQLite file, which goes away afterwards. */
export async function measureEmbedded(order: Measuring & { readonly profile?: string | undefined }): Promise<Measured> {
  const { profile } = order;
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-load-'));
  const env = { ...UNDER_LOAD, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' };
  const node = new NodeProcess({ env, profile });
  try {
    await node.start();
    say(`one process: ${order.tables} tables, ${order.rate} commands a second for ${order.seconds} s`);
    return await measure(order, { nodes: [node], url: () => `ws://127.0.0.1:${node.port}` });
  } finally {
    await node.end(profile === undefined ? 'SIGKILL' : 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

export function perCommand({ cpuMicros, result }: Measured): number {
  return cpuMicros / result.accepted;
}

export function figures(measured: Measured) {
  const { result, mainThreadMicros, idleCpuPercent, kbPerIdleTable } = measured;
  return {
    accepted: result.accepted,
    refused: result.refused,
    p50Ms: rounded(quantile(result.milliseconds, 0.5)),
    p99Ms: rounded(quantile(result.milliseconds, 0.99)),
    cpuMicrosPerCommand: rounded(perCommand(measured)),
    cpuMicrosPerCommandMainThread: rounded(mainThreadMicros / result.accepted),
    idleCpuPercent: rounded(idleCpuPercent),
    kbPerIdleTable: rounded(kbPerIdleTable),
  };
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function costOf(nodes: readonly NodeProcess[], what: 'cost' | 'memory' = 'cost') {
  const costs = await Promise.all(nodes.map((node) => node.cost(what)));
  const sum = (of: (cost: (typeof costs)[number]) => number): number =>
    costs.reduce((total, cost) => total + of(cost), 0);
  return {
    cpuMicros: sum(({ cpuMicros }) => cpuMicros),
    mainThreadMicros: sum(({ mainThreadMicros }) => mainThreadMicros),
    memory: sum(({ memory }) => memory),
    rss: sum(({ rss }) => rss),
  };
}
