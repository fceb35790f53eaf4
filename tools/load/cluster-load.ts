// The cluster under the same load as the one process, in the same run; then what happens when processes go.

import { Database } from '../../apps/server/src/postgres/database.ts';
import { compressed } from '../../apps/server/src/store/compressed-log.ts';
import { type Cluster, programsOrExit, startCluster } from '../cluster/start-cluster.ts';
import { failOver } from './cluster-fail-over.ts';
import { withoutServices } from './cluster-without-services.ts';
import {
  figures,
  type Measuring,
  measure,
  measureEmbedded,
  perCommand,
  rounded,
  say,
  UNDER_LOAD,
} from './measure-processes.ts';

export interface ClusterLoad extends Measuring {
  readonly nodes: number;
  readonly isJson: boolean;
  /** A folder for CPU profiles. */
  readonly profile?: string | undefined;
}

export async function clusterLoad(order: ClusterLoad): Promise<void> {
  const programs = programsOrExit('load');
  const embedded = await measureEmbedded(order);
  const { nodes, profile } = order;
  const cluster = await startCluster(programs, { nodes, env: UNDER_LOAD, profile });
  try {
    say(`the same for ${order.nodes} processes on Postgres and Redis`);
    const clustered = await measureCluster(cluster, order);
    const report = {
      ...{ tables: order.tables, seats: order.seats, rate: order.rate, seconds: order.seconds, nodes: order.nodes },
      embedded: figures(embedded),
      cluster: figures(clustered),
      cpuRatioToEmbedded: rounded(perCommand(clustered) / perCommand(embedded)),
      serviceCpuMicrosPerCommand: rounded(clustered.serviceMicros / clustered.result.accepted),
      bytesPerStoredLine: clustered.bytesPerLine,
      ...(profile === undefined ? await whenThingsGo(cluster) : await profilesWritten(cluster)),
      finishedGames: await finishedGames(cluster.services.postgres.url),
    };
    if (order.isJson) console.log(JSON.stringify(report, undefined, 2));
    else for (const [name, value] of Object.entries(report)) console.log(name.padEnd(30), JSON.stringify(value));
  } finally {
    await cluster.stop();
  }
}

async function whenThingsGo(cluster: Cluster): Promise<object> {
  say('without Redis, with a silent Postgres, with processes killed, drained and restarted');
  return { ...(await withoutServices(cluster)), ...(await failOver(cluster)) };
}

/** A process writes its profile when it ends in peace. */
async function profilesWritten({ members }: Cluster): Promise<object> {
  await Promise.all(members.map(({ node }) => node.end('SIGTERM')));
  return {};
}

async function measureCluster(cluster: Cluster, order: ClusterLoad) {
  const { members, services } = cluster;
  const nodes = members.map(({ node }) => node);
  let next = 0;
  // As a load balancer without sticky sessions would: the seats of a table sit on different processes.
  const url = (): string => `ws://127.0.0.1:${nodes[next++ % nodes.length]?.port}`;
  const measured = await measure(order, { nodes, url, others: () => services.cpuMicros() });
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
