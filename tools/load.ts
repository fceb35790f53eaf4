// npm run load -- --tables 1000 --seats 4 --rate 1000 --seconds 30 [--json] [--cluster [--nodes 3]]
// The real server (durable, its own process) under a steady rate of real moves, then a bare ws server under the same.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Child } from './load/child.ts';
import { clusterLoad } from './load/cluster-load.ts';
import { LEARNING_SECONDS, learn, WARM_UP_SECONDS } from './load/learning.ts';
import { LightClient, sampledFrames } from './load/light-client.ts';
import { quantile, rounded } from './load/measure-processes.ts';
import { drive, type LoadResult, type LoadTable, nextMove, seatTables } from './load/tables.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '4' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    profile: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '3' },
  },
});
const [count, seats, rate, seconds] = [values.tables, values.seats, values.rate, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
];
const say = (text: string): void => console.error(`load: ${text}`);
if (values.cluster) {
  const order = { tables: count, seats, rate, seconds, nodes: Number(values.nodes), isJson: values.json };
  await clusterLoad({ ...order, ...(values.profile === undefined ? {} : { profile: values.profile }) });
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'illuminice-load-'));

try {
  const real = await realServer();
  const bare = await bareServer(real.samples);
  const cpuMicrosPerCommand = real.cpuMicros / real.result.accepted;
  const bareMicros = bare.cpuMicros / bare.result.accepted;
  const report = {
    tables: count,
    seats,
    rate,
    seconds,
    accepted: real.result.accepted,
    refused: real.result.refused,
    p50Ms: rounded(quantile(real.result.milliseconds, 0.5)),
    p99Ms: rounded(quantile(real.result.milliseconds, 0.99)),
    cpuMicrosPerCommand: rounded(cpuMicrosPerCommand),
    cpuMicrosPerCommandMainThread: rounded(real.mainThreadMicros / real.result.accepted),
    cpuMicrosPerCommandBareWs: rounded(bareMicros),
    cpuRatioToBareWs: rounded(cpuMicrosPerCommand / bareMicros),
    kbPerIdleTable: rounded(real.kbPerIdleTable),
    rssKbPerIdleTable: rounded(real.rssKbPerIdleTable),
    framesPerCommand: rounded(real.result.frames / real.result.accepted),
    framesPerCommandBareWs: rounded(bare.result.frames / bare.result.accepted),
    bytesPerSeatAndCommand: Math.round(real.result.bytes / real.result.accepted / seats),
    bytesPerSeatAndCommandBareWs: Math.round(bare.result.bytes / bare.result.accepted / seats),
  };
  if (values.json) console.log(JSON.stringify(report, undefined, 2));
  else for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(30)} ${value}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function realServer() {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100000',
  };
  const child = await Child.start('server-process.ts', env, values.profile);
  try {
    const url = `ws://127.0.0.1:${child.port}`;
    const few = Math.max(1, Math.round(count / 5));
    say(`seating ${few} tables, then ${count}`);
    const first = await seatTables(url, few, seats);
    const atFew = await child.cost('memory');
    const tables = [...first, ...(await seatTables(url, count - few, seats))];
    const atAll = await child.cost('memory');
    say(`${rate} commands a second for ${seconds} s, after ${LEARNING_SECONDS + WARM_UP_SECONDS} s to warm up`);
    await learn({ url, seats, rate, seconds: LEARNING_SECONDS });
    await drive({ tables, rate, seconds: WARM_UP_SECONDS, next: nextMove });
    const began = await child.cost();
    sampledFrames.length = 0;
    const result = await drive({ tables, rate, seconds, next: nextMove });
    const ended = await child.cost();
    const samples = sampledFrames.map((frame) => JSON.parse(frame) as object);
    for (const client of tables.flat()) client.socket.terminate();
    return {
      result,
      samples,
      cpuMicros: ended.cpuMicros - began.cpuMicros,
      mainThreadMicros: ended.mainThreadMicros - began.mainThreadMicros,
      kbPerIdleTable: slope(atFew.memory, atAll.memory, count - few),
      rssKbPerIdleTable: slope(atFew.rss, atAll.rss, count - few),
    };
  } finally {
    await child.stop();
  }
}

async function bareServer(samples: readonly object[]) {
  say('the same for a bare ws server');
  const child = await Child.start('bare-process.ts', {}, values.profile);
  try {
    await child.give({ samples });
    const tables: LoadTable[] = [];
    for (let table = 0; table < count; table++) {
      const clients = Array.from({ length: seats }, () => new LightClient(`ws://127.0.0.1:${child.port}/${table}`));
      await Promise.all(clients.map((client) => client.opened()));
      tables.push(clients);
    }
    const command = { type: 'command', command: { type: 'spend', from: 12, amount: 3, side: 'for' } };
    const next = ([client]: LoadTable) => (client === undefined ? undefined : { client, message: command });
    await drive({ tables, rate, seconds: LEARNING_SECONDS + WARM_UP_SECONDS, next });
    const began = await child.cost();
    const result: LoadResult = await drive({ tables, rate, seconds, next });
    const ended = await child.cost();
    for (const client of tables.flat()) client.socket.terminate();
    return { result, cpuMicros: ended.cpuMicros - began.cpuMicros };
  } finally {
    await child.stop();
  }
}

function slope(few: number, all: number, tables: number): number {
  return tables === 0 ? 0 : (all - few) / tables / 1024;
}
