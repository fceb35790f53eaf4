// Postgres, Redis, N processes, links between them that can be cut, and a proxy in front.

import { findPrograms, type Services, startServices } from '../../apps/server/test/cluster/services.ts';
import { Balancer } from './balancer.ts';
import { Link } from './link.ts';
import { NodeProcess } from './node.ts';

export interface Member {
  readonly node: NodeProcess;
  readonly toPostgres: Link;
  readonly toRedis: Link;
}

export interface Cluster {
  readonly services: Services;
  readonly members: readonly Member[];
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export interface ClusterOrder {
  readonly nodes: number;
  /** Of the proxy; 0 for any. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A folder for CPU profiles of the processes. */
  readonly profile?: string | undefined;
  /** Another release than the one that is written. */
  readonly release?: string;
}

/** Says what is missing and ends when the machine lacks Postgres or Redis. */
export function programsOrExit(tool: string) {
  const programs = findPrograms();
  if (!('missing' in programs)) return programs;
  console.error(`${tool}: ${programs.missing}. On Debian and Ubuntu: apt-get install postgresql redis-server`);
  process.exit(2);
}

export async function startCluster(programs: ReturnType<typeof programsOrExit>, order: ClusterOrder): Promise<Cluster> {
  const services = await startServices(programs);
  // A killed tool leaves nothing behind: the services end when it exits, the processes when they lose it.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  const members: Member[] = [];
  const proxy = new Balancer(() => members.map(({ node }) => node.port));
  const stop = async (): Promise<void> => {
    proxy.close();
    await Promise.all(members.map(({ node }) => node.end('SIGKILL')));
    for (const { toPostgres, toRedis } of members) {
      toPostgres.close();
      toRedis.close();
    }
    await services.stop();
  };
  try {
    for (let index = 0; index < order.nodes; index++) members.push(await member(services, order));
    await Promise.all(members.map(({ node }) => node.start()));
    return { services, members, port: await proxy.listen(order.port ?? 0), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function member({ postgres, redis }: Services, { env, profile, release }: ClusterOrder): Promise<Member> {
  const [toPostgres, toRedis] = [new Link(postgres.port), new Link(redis.port)];
  await Promise.all([toPostgres.open(), toRedis.open()]);
  const own = {
    PORT: '0',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.url.replace(`:${postgres.port}`, `:${toPostgres.port}`),
    REDIS_URL: redis.url.replace(`:${redis.port}`, `:${toRedis.port}`),
  };
  const node = new NodeProcess({ env: { ...own, ...env }, profile });
  node.release = release;
  return { node, toPostgres, toRedis };
}
