// The cluster under the same load as the one process, in the same run; then what happens when processes go.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressed } from '../../apps/server/src/store/compressed-log.ts';
import { Database } from '../../apps/server/src/store/postgres/database.ts';
import { NodeProcess } from '../cluster/node.ts';
import { type Cluster, programsOrExit, startCluster } from '../cluster/start-cluster.ts';
import { failOver } from './cluster-fail-over.ts';
import { drive, type LoadResult, type LoadTable, seatTables } from './tables.ts';

export interface ClusterLoad {
  readonly tables: number;
  readonly seats: number;
  readonly rate: number;
  readonly seconds: number;
  readonly nodes: number;
  readonly isJson: boolean;
  readonly next: (table: LoadTable) => ReturnType<Parameters<typeof drive>[0]['next']>;
}

const WARM_UP_SECONDS = 5;
const ENV = { LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000', TABLE_SETTINGS: JSON.stringify({ diceMs: 60_000 }) };
const say = (text: string): void => console.error(`load: ${text}`);

interface Measured {
  readonly result: LoadResult;
  readonly cpuMicros: number;
  readonly kbPerIdleTable: number;
}

export async function clusterLoad(order: ClusterLoad): Promise<void> {
  const programs = programsOrExit('load');
  const embedded = await measureEmbedded(order);
  const cluster = await startCluster(programs, { nodes: order.nodes, env: ENV });
  try {
    say(`the same for ${order.nodes} processes on Postgres and Redis`);
    const clustered = await measureCluster(cluster, order);
    const perCommand = ({ cpuMicros, result }: Measured): number => cpuMicros / result.accepted;
    const report = {
      ...{ tables: order.tables, seats: order.seats, rate: order.rate, seconds: order.seconds, nodes: order.nodes },
      embedded: figures(embedded),
      cluster: figures(clustered),
      cpuRatioToEmbedded: rounded(perCommand(clustered) / perCommand(embedded)),
      serviceCpuMicrosPerCommand: rounded(clustered.serviceMicros / clustered.result.accepted),
      bytesPerStoredLine: clustered.bytesPerLine,
      ...(await failOver(cluster)),
      finishedGames: await finishedGames(cluster.services.postgres.url),
    };
    if (order.isJson) console.log(JSON.stringify(report, undefined, 2));
    else for (const [name, value] of Object.entries(report)) console.log(name.padEnd(30), JSON.stringify(value));
  } finally {
    await cluster.stop();
  }
}

async function measureEmbedded(order: ClusterLoad): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-load-'));
  const node = new NodeProcess({
    ...ENV,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
  });
  try {
    await node.start();
    say(`one process: ${order.tables} tables, ${order.rate} commands a second for ${order.seconds} s`);
    return await measure(order, [node], () => `ws://127.0.0.1:${node.port}`);
  } finally {
    await node.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureCluster(cluster: Cluster, order: ClusterLoad) {
  const { members, services } = cluster;
  const nodes = members.map(({ node }) => node);
  let next = 0;
  // As a load balancer without sticky sessions would: the seats of a table sit on different processes.
  const url = (): string => `ws://127.0.0.1:${nodes[next++ % nodes.length]?.port}`;
  const measured = await measure(order, nodes, url, () => services.cpuMicros());
  return { ...measured, serviceMicros: measured.otherMicros, bytesPerLine: await bytesPerLine(services.postgres.url) };
}

/** What a finished game takes in the log, and what is left of it when it is put away. */
async function finishedGames(url: string) {
  const database = new Database(url);
  try {
    const rows = await database.query('SELECT id FROM tables WHERE over_since IS NOT NULL');
    let [lines, bytes, compressedBytes] = [0, 0, 0];
    for (const { id } of rows) {
      const log = await database.query('SELECT entry FROM log WHERE table_id = $1 ORDER BY seq', [id]);
      const texts = log.map(({ entry }) => String(entry));
      lines += texts.length;
      bytes += texts.reduce((sum, text) => sum + text.length, 0);
      compressedBytes += compressed(texts).length;
    }
    const mean = (sum: number): number => Math.round(sum / Math.max(1, rows.length));
    return { games: rows.length, lines: mean(lines), bytes: mean(bytes), compressedBytes: mean(compressedBytes) };
  } finally {
    await database.close();
  }
}

async function bytesPerLine(url: string): Promise<number> {
  const database = new Database(url);
  try {
    const row = await database.one(
      `SELECT (SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = 'log'::regclass)
         / (SELECT count(*) FROM log) AS bytes`,
    );
    return Math.round(Number(row?.bytes));
  } finally {
    await database.close();
  }
}

async function measure(
  { tables: count, seats, rate, seconds, next }: ClusterLoad,
  nodes: readonly NodeProcess[],
  url: () => string,
  others: () => number = () => 0,
) {
  const few = Math.max(1, Math.round(count / 5));
  const first = await seatTables(url, few, seats);
  const atFew = await costOf(nodes);
  const tables = [...first, ...(await seatTables(url, count - few, seats))];
  const atAll = await costOf(nodes);
  await drive({ tables, rate, seconds: WARM_UP_SECONDS, next });
  const [began, othersBegan] = [await costOf(nodes), others()];
  const result = await drive({ tables, rate, seconds, next });
  const [ended, othersEnded] = [await costOf(nodes), others()];
  for (const client of tables.flat()) client.socket.terminate();
  return {
    result,
    cpuMicros: ended.cpuMicros - began.cpuMicros,
    otherMicros: othersEnded - othersBegan,
    kbPerIdleTable: count === few ? 0 : (atAll.memory - atFew.memory) / (count - few) / 1024,
  };
}

async function costOf(nodes: readonly NodeProcess[]): Promise<{ readonly cpuMicros: number; readonly memory: number }> {
  const costs = await Promise.all(nodes.map((node) => node.cost()));
  return {
    cpuMicros: costs.reduce((sum, cost) => sum + cost.cpuMicros, 0),
    memory: costs.reduce((sum, cost) => sum + cost.memory, 0),
  };
}

function figures({ result, cpuMicros, kbPerIdleTable }: Measured) {
  return {
    accepted: result.accepted,
    refused: result.refused,
    p50Ms: rounded(quantile(result.milliseconds, 0.5)),
    p99Ms: rounded(quantile(result.milliseconds, 0.99)),
    cpuMicrosPerCommand: rounded(cpuMicros / result.accepted),
    kbPerIdleTable: rounded(kbPerIdleTable),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
