// What people notice when Redis is gone, and when the database falls silent.

import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster/start-cluster.ts';
import type { LightClient } from './light-client.ts';
import { quantile, rounded } from './measure-processes.ts';
import { type LoadTable, nextMove, seatTables } from './tables.ts';

export interface WithoutServices {
  /** From a move until the last of the others sees it, most of them through other processes. */
  readonly seenByAllMs: Spread;
  readonly seenByAllWithoutRedisMs: Spread;
  /** Silence on the link to Postgres: until a move is refused, and from the end of the silence until it is accepted. */
  readonly silentPostgresRefusedMs: number;
  readonly silentPostgresBackMs: number;
}

interface Spread {
  readonly p50: number;
  readonly most: number;
  /** Moves that somebody had to ask for. */
  readonly missed: number;
}

const TABLES = 6;
const ROUNDS = 80;
const SEATS = 4;
const WAIT_MS = 1_500;
const SILENCE_MS = 6_000;

export async function withoutServices({ members, services }: Cluster): Promise<WithoutServices> {
  let next = 0;
  const url = (): string => `ws://127.0.0.1:${members[next++ % members.length]?.node.port}`;
  const tables = await seatTables(url, TABLES, SEATS);
  const seenByAllMs = await seenByAll(tables);
  await services.redis.stop('SIGKILL');
  const seenByAllWithoutRedisMs = await seenByAll(tables);
  await services.redis.start();
  for (const client of tables.flat()) client.socket.terminate();

  const [member] = members;
  if (member === undefined) throw new Error('there is no process');
  const [table] = await seatTables(`ws://127.0.0.1:${member.node.port}`, 1, SEATS);
  const move = table && nextMove(table);
  if (move === undefined) throw new Error('nobody can move');
  const message = { ...move.message, id: move.client.newId() };
  const silence = member.toPostgres.silence(SILENCE_MS);
  const began = performance.now();
  const refusal = await answerTo(move.client, message);
  const silentPostgresRefusedMs = rounded(performance.now() - began);
  if (isAccepted(refusal)) throw new Error('a move was accepted over a link that carries nothing');
  await silence;
  const ended = performance.now();
  while (!isAccepted(await answerTo(move.client, message))) await pause(50);
  const silentPostgresBackMs = rounded(performance.now() - ended);
  for (const client of table ?? []) client.socket.terminate();
  return { seenByAllMs, seenByAllWithoutRedisMs, silentPostgresRefusedMs, silentPostgresBackMs };
}

async function seenByAll(tables: readonly LoadTable[]): Promise<Spread> {
  const times: number[] = [];
  let missed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const table = tables[round % tables.length] ?? [];
    const move = nextMove(table);
    if (move === undefined) continue;
    const waiting = new Map(table.filter((one) => one !== move.client).map((one) => [one, one.updates]));
    const began = performance.now();
    await answerTo(move.client, { ...move.message, id: move.client.newId() });
    let last = 0;
    while (waiting.size > 0 && performance.now() - began < WAIT_MS) {
      for (const [client, updates] of waiting)
        if (client.updates > updates) {
          waiting.delete(client);
          last = performance.now() - began;
        }
      await pause(1);
    }
    if (last > 0) times.push(last);
    // Whoever saw nothing had nothing to see, or it was lost: the whole view tells.
    for (const client of waiting.keys()) if (await isBehind(client)) missed++;
  }
  return { p50: rounded(quantile(times, 0.5)), most: rounded(Math.max(0, ...times)), missed };
}

async function isBehind(client: LightClient): Promise<boolean> {
  const [version, updates] = [client.state?.version ?? 0, client.updates];
  client.send({ type: 'resync', id: client.newId() });
  while (client.updates === updates) await pause(2);
  return (client.state?.version ?? 0) > version;
}

function answerTo(client: LightClient, message: { readonly id: string }): Promise<string> {
  return new Promise((resolve) => {
    client.onAnswer = (frame) => frame.includes(`"id":"${message.id}"`) && resolve(frame);
    client.send(message);
  });
}

function isAccepted(frame: string): boolean {
  return frame.startsWith('{"type":"accepted"');
}
