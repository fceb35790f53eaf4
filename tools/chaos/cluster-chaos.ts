// The cluster under everything that can go wrong: processes killed and frozen, Postgres and Redis restarted, links cut
// and silenced, while players write to the same tables through different processes.

import { setTimeout as pause } from 'node:timers/promises';
import { QUIET } from '../cluster/node.ts';
import { type Cluster, type Member, programsOrExit, startCluster } from '../cluster/start-cluster.ts';
import { checkCluster, SETTINGS } from './cluster-check.ts';
import { everybody, hasEnded, type Party, seatParty, totalsOf } from './party.ts';
import { FIRST_RELEASE, LAST_RELEASE, releaseAfter } from './upgrades.ts';

export interface ClusterChaos {
  readonly kills: number;
  readonly tables: number;
  readonly nodes: number;
  readonly isJson: boolean;
}

/** Every so many kills, one of these. */
const BETWEEN = 5;
/** A process of the release before cannot play what a later one began: with fewer kills most would be that for most of the time. */
const LEAST_FOR_UPGRADES = 20;
const LIFE_MS = { least: 150, most: 900 };

export async function clusterChaos({ kills, tables, nodes, isJson }: ClusterChaos): Promise<number> {
  const env = { ...QUIET, TABLE_SETTINGS: JSON.stringify(SETTINGS) };
  const hasUpgrades = kills >= LEAST_FOR_UPGRADES;
  const releases = new Set<string>(hasUpgrades ? [FIRST_RELEASE] : []);
  const first = hasUpgrades ? { release: FIRST_RELEASE } : {};
  const cluster = await startCluster(programsOrExit('chaos'), { nodes, env, ...first });
  try {
    const parties: Party[] = [];
    const url = `ws://127.0.0.1:${cluster.port}`;
    let [serial, isOn] = [0, true];
    /** Games end, the load must not: every place has its own series of tables, whatever is being killed meanwhile. */
    const keepPlaying = async (): Promise<void> => {
      while (isOn) {
        const party = await seatParty(url, serial++, () => isOn);
        if (party === undefined) return;
        parties.push(party);
        while (isOn && !hasEnded(party)) await pause(100);
      }
    };
    const playing = Array.from({ length: tables }, keepPlaying);
    while (parties.length < Math.min(2, tables)) await Promise.race([pause(50), ...playing]);
    const troubles: Record<string, number> = {};
    const restarts = new Set<Promise<void>>();
    for (let kill = 1; kill <= kills; kill++) {
      await pause(LIFE_MS.least + Math.random() * (LIFE_MS.most - LIFE_MS.least));
      const release = hasUpgrades ? releaseAfter(kill, kills) : undefined;
      if (release !== undefined) releases.add(release);
      await killOne(cluster, { restarts, release });
      if (kill % BETWEEN === 0) {
        const [name, cause] = TROUBLES[(kill / BETWEEN - 1) % TROUBLES.length] as (typeof TROUBLES)[number];
        troubles[name] = (troubles[name] ?? 0) + 1;
        await cause(cluster);
      }
      process.stderr.write(`\rkilled ${kill} times, ${acknowledged(parties)} moves acknowledged `);
    }
    // Whatever is under way comes to its end: leases run out, players come back, clocks catch up.
    await Promise.all(restarts);
    for (const { node } of cluster.members) if (hasUpgrades && node.release !== LAST_RELEASE) await upgrade(node);
    isOn = false;
    await Promise.all(playing);
    await pause(6_000);
    await Promise.all(everybody(parties).map((player) => player.stop()));
    const verdict = await checkCluster(cluster.services.postgres.url, parties);
    const { versionGaps, resent } = totalsOf(parties);
    const report = {
      nodes,
      kills,
      releases: [...releases],
      ...troubles,
      ...verdict,
      gaps: verdict.gaps + versionGaps,
      resent,
      slowestMs: Math.max(0, ...everybody(parties).flatMap(({ answeredAfter }) => answeredAfter)),
    };
    if (isJson) console.log(JSON.stringify(report, undefined, 2));
    else console.error(`\n${JSON.stringify(report)}`);
    const { lost, duplicated, gaps, deadlinesTwice, deadlinesMissed } = report;
    const isClean = lost + duplicated + gaps + deadlinesTwice + deadlinesMissed === 0;
    return isClean && report.acknowledged > 0 && report.deadlinesFired > 0 ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

interface Killing {
  readonly restarts: Set<Promise<void>>;
  /** What is started in its place; the others stay what they are until it is their turn. */
  readonly release: string | undefined;
}

type Trouble = (cluster: Cluster) => Promise<void>;

/** The next kill does not wait for the restart, but one process is always there. */
async function killOne({ members }: Cluster, { restarts, release }: Killing): Promise<void> {
  const up = (): readonly Member[] => members.filter(({ node }) => node.port > 0);
  while (up().length < Math.min(2, members.length)) await Promise.race([pause(50), ...restarts]);
  const { node } = some(up());
  await node.end('SIGKILL');
  node.release = release;
  // One that failed stays, and ends the run with its reason.
  const restart: Promise<void> = node.start().then(() => void restarts.delete(restart));
  restarts.add(restart);
}

/** As an operator would: asked to stop, then started as what the others are. */
async function upgrade(node: Member['node']): Promise<void> {
  await node.end('SIGTERM');
  node.release = LAST_RELEASE;
  await node.start();
}

const TROUBLES: readonly (readonly [string, Trouble])[] = [
  [
    'postgresCrashes',
    async ({ services }) => {
      await services.postgres.stop('SIGQUIT');
      await pause(500);
      await services.postgres.start();
    },
  ],
  [
    'redisCrashes',
    async ({ services }) => {
      await services.redis.stop('SIGKILL');
      await pause(1_500);
      await services.redis.start();
    },
  ],
  ['postgresLinksCut', ({ members }) => some(members).toPostgres.cut(2_000)],
  ['redisLinksCut', ({ members }) => some(members).toRedis.cut(2_000)],
  ['postgresLinksSilenced', ({ members }) => some(members).toPostgres.silence(2_500)],
  ['redisLinksSilenced', ({ members }) => some(members).toRedis.silence(2_500)],
  ['processesFrozen', ({ members }) => some(members).node.freeze(2_500)],
  [
    'postgresRestarts',
    async ({ services }) => {
      await services.postgres.stop('SIGINT');
      await services.postgres.start();
    },
  ],
];

function some<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T;
}

function acknowledged(parties: readonly Party[]): number {
  return everybody(parties).reduce((sum, player) => sum + player.acknowledged.size, 0);
}
