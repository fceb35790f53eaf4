// npm run load -- --tables 1000 --seats 4 --rate 1000 --seconds 30 [--json] [--cluster [--nodes 3]]
// npm run load -- --attack --seconds 30 [--json]
// The real server (durable, its own process) under a steady rate of real moves, then a bare ws server under the same.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NodeProcess } from './cluster/node.ts';
import { measureAttack } from './load/attack.ts';
import { clusterLoad } from './load/cluster-load.ts';
import { LEARNING_SECONDS, WARM_UP_SECONDS } from './load/learning.ts';
import { LightClient, sampledFrames } from './load/light-client.ts';
import { figures, measureEmbedded, perCommand, rounded, say } from './load/measure-processes.ts';
import { drive, type LoadResult, type LoadTable } from './load/tables.ts';

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
    attack: { type: 'boolean', default: false },
  },
});
const order = {
  tables: Number(values.tables),
  seats: Number(values.seats),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
  profile: values.profile,
};
if (values.cluster) {
  await clusterLoad({ ...order, nodes: Number(values.nodes), isJson: values.json });
  process.exit();
}
if (values.attack) {
  tell(await measureAttack(order.seconds));
  process.exit();
}
const { profile: _, ...asked } = order;
const { seats } = asked;
const real = await measureEmbedded(order);
const bare = await bareServer(sampledFrames.map((frame) => JSON.parse(frame) as object));
const bareMicros = bare.cpuMicros / bare.result.accepted;
const report = {
  ...asked,
  ...figures(real),
  cpuMicrosPerCommandBareWs: rounded(bareMicros),
  cpuRatioToBareWs: rounded(perCommand(real) / bareMicros),
  rssKbPerIdleTable: rounded(real.rssKbPerIdleTable),
  framesPerCommand: rounded(real.result.frames / real.result.accepted),
  framesPerCommandBareWs: rounded(bare.result.frames / bare.result.accepted),
  bytesPerSeatAndCommand: Math.round(real.result.bytes / real.result.accepted / seats),
  bytesPerSeatAndCommandBareWs: Math.round(bare.result.bytes / bare.result.accepted / seats),
};
tell(report);
process.exit();

function tell(figures: Readonly<Record<string, number>>): void {
  if (values.json) console.log(JSON.stringify(figures, undefined, 2));
  else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(30)} ${value}`);
}

async function bareServer(samples: readonly object[]) {
  say('the same for a bare ws server');
  const { rate, seconds, profile } = order;
  const file = join(import.meta.dirname, 'load', 'bare-process.ts');
  const node = new NodeProcess({ env: {}, file, profile });
  await node.start();
  try {
    await node.ask({ samples });
    const tables: LoadTable[] = [];
    for (let table = 0; table < order.tables; table++) {
      const clients = Array.from({ length: seats }, () => new LightClient(`ws://127.0.0.1:${node.port}/${table}`));
      await Promise.all(clients.map((client) => client.opened()));
      tables.push(clients);
    }
    const command = { type: 'command', command: { type: 'spend', from: 12, amount: 3, side: 'for' } };
    const next = ([client]: LoadTable) => (client === undefined ? undefined : { client, message: command });
    await drive({ tables, rate, seconds: LEARNING_SECONDS + WARM_UP_SECONDS, next });
    const began = await node.cost();
    const result: LoadResult = await drive({ tables, rate, seconds, next });
    const ended = await node.cost();
    for (const client of tables.flat()) client.socket.terminate();
    return { result, cpuMicros: ended.cpuMicros - began.cpuMicros };
  } finally {
    await node.end(profile === undefined ? 'SIGKILL' : 'SIGTERM');
  }
}
