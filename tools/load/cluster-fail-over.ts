// Under play: a process is killed, a process is drained, all of them are restarted one after the other.

import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '../../apps/server/src/postgres/database.ts';
import { everybody, hasEnded, type Party, seatParty } from '../chaos/party.ts';
import type { Cluster } from '../cluster/start-cluster.ts';

export interface FailOver {
  /** From the kill until everybody who was there had a move accepted elsewhere, the slowest of all. */
  readonly failOverMs: number;
  /** How late clocks and computer players were at most while another process took over. */
  readonly latestDeadlineMs: number;
  readonly drainMs: number;
  readonly rollingRestartMs: number;
  /** From the first try of a command to its acceptance, with every reconnect in between; the slowest of all. */
  readonly slowestCommandMs: number;
  readonly acknowledged: number;
  /** Commands that no retry carried. */
  readonly givenUp: number;
}

const TABLES = 8;
const QUIET_MS = 3_000;

export async function failOver(cluster: Cluster): Promise<FailOver> {
  const parties: Party[] = [];
  const fill = async (): Promise<void> => {
    const open = parties.filter((party) => !hasEnded(party)).length;
    const wanted = Array.from({ length: Math.max(0, TABLES - open) }, (_, index) =>
      seatParty(`ws://127.0.0.1:${cluster.port}`, parties.length + index),
    );
    parties.push(...(await Promise.all(wanted)).flatMap((party) => party ?? []));
  };
  const slowestSince = (from: readonly number[]): number =>
    Math.max(0, ...everybody(parties).flatMap((player, index) => player.answeredAfter.slice(from[index] ?? 0)));
  const counts = (): readonly number[] => everybody(parties).map(({ answeredAfter }) => answeredAfter.length);
  const [victim, drained] = cluster.members;
  if (victim === undefined || drained === undefined) throw new Error('a fail-over needs two processes');

  await fill();
  let from = counts();
  const killedAt = Date.now();
  await victim.node.end('SIGKILL');
  await pause(QUIET_MS);
  const failOverMs = slowestSince(from);
  const latestDeadlineMs = await latestDeadline(cluster, killedAt);
  await victim.node.start();

  await fill();
  from = counts();
  await drained.node.end('SIGTERM');
  await pause(QUIET_MS);
  const drainMs = slowestSince(from);
  await drained.node.start();

  await fill();
  from = counts();
  const began = Date.now();
  for (const { node } of cluster.members) {
    await node.end('SIGTERM');
    await node.start();
    await fill();
  }
  const rollingRestartMs = Date.now() - began;
  await pause(QUIET_MS);
  await Promise.all(everybody(parties).map((player) => player.stop()));
  return {
    ...{ failOverMs, latestDeadlineMs, drainMs, rollingRestartMs },
    slowestCommandMs: slowestSince([]),
    acknowledged: everybody(parties).reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    givenUp: everybody(parties).filter(({ isWaiting }) => isWaiting).length,
  };
}

async function latestDeadline({ services }: Cluster, since: number): Promise<number> {
  const database = new Database(services.postgres.url);
  try {
    const row = await database.one(
      "SELECT max((entry::JSON ->> 'at')::BIGINT - due) AS late FROM log WHERE due >= $1::BIGINT - 1000",
      [since],
    );
    return Number(row?.late ?? 0);
  } finally {
    await database.close();
  }
}
