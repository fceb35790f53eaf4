// npm run chaos -- --kills 50 [--tables 8] [--json] [--cluster [--nodes 3]]
// Real process, real SQLite, real sockets: kill -9 at random under load. Nothing acknowledged may be lost, nothing
// resent may count twice, no line and no version may be missing.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLog, type TablePromises } from './chaos/check-log.ts';
import { clusterChaos } from './chaos/cluster-chaos.ts';
import { Player } from './chaos/player.ts';
import { Victim } from './chaos/victim.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '3' },
  },
});
const kills = Number(values.kills);
const tableCount = Number(values.tables);
if (values.cluster) {
  process.exit(await clusterChaos({ kills, tables: tableCount, nodes: Number(values.nodes), isJson: values.json }));
}
const SEATS = 3;
const LEAST_PER_LIFE = 4;
const LIFE_MS = { least: 200, most: 1200 };

interface Party {
  readonly players: readonly Player[];
  readonly promises: TablePromises;
}

const dataDir = mkdtempSync(join(tmpdir(), 'illuminice-chaos-'));
const victim = await Victim.prepare(dataDir);
try {
  await victim.start();
  const parties: Party[] = [];
  for (let index = 0; index < tableCount; index++) parties.push(await party(index));
  for (let kill = 0; kill < kills; kill++) {
    await pause(LIFE_MS.least + Math.random() * (LIFE_MS.most - LIFE_MS.least));
    await victim.kill();
    process.stderr.write(`\rkilled ${kill + 1} times `);
    await victim.start();
    await renew(parties);
  }
  await pause(2_000);
  await Promise.all(parties.flatMap(({ players }) => players.map((player) => player.stop())));
  await victim.kill();
  const verdict = checkLog(
    dataDir,
    parties.map(({ promises }) => promises),
  );
  const versionGaps = sum(parties, ({ gaps }) => gaps);
  const report = {
    kills,
    acknowledged: verdict.acknowledged,
    lost: verdict.lost,
    duplicated: verdict.duplicated,
    gaps: verdict.gaps + versionGaps,
    resent: sum(parties, ({ resent }) => resent),
  };
  if (values.json) console.log(JSON.stringify(report, undefined, 2));
  else console.error(`\n${JSON.stringify(report)}`);
  // Kills between which nobody plays prove nothing.
  const isUnderLoad = report.acknowledged >= LEAST_PER_LIFE * kills;
  if (!isUnderLoad)
    console.error(`chaos: only ${report.acknowledged} moves in ${kills} lives, too few to prove anything`);
  process.exitCode = report.lost + report.duplicated + report.gaps === 0 && isUnderLoad ? 0 : 1;
} finally {
  await victim.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

async function party(index: number): Promise<Party> {
  const url = `ws://127.0.0.1:${victim.port}`;
  const players = Array.from({ length: SEATS }, (_, seat) => new Player(url, `p${index}s${seat}`));
  for (const player of players) await player.connect();
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('nobody came');
  await host.client.must({ type: 'createLobby', name: host.name, options: { pace: 0, dropSeconds: 3600 } });
  const code = host.client.lobby?.code ?? '';
  for (const guest of guests) await guest.client.must({ type: 'joinLobby', code, name: guest.name });
  // The bots' threads take a moment after every start: they are company at some tables, not at all.
  if (index % 4 === 3) await host.client.must({ type: 'addBot', level: 'novice' });
  const playing = players.map(({ client }) =>
    client.until(
      (message) => 'table' in message && typeof message.table === 'object' && message.table.stage === 'playing',
      20_000,
    ),
  );
  await host.client.must({ type: 'start' });
  await Promise.all(playing);
  const table = host.client.state?.table.table ?? '';
  for (const player of players) player.play();
  return { players, promises: { table, acknowledged: players.map(({ acknowledged }) => acknowledged) } };
}

/** Games end; the load must not. */
async function renew(parties: Party[]): Promise<void> {
  const over = parties.filter(({ players }) => players.every(({ isOver }) => isOver)).length;
  const open = parties.length - over;
  for (let index = open; index < tableCount; index++) parties.push(await party(parties.length));
}

function sum(parties: readonly Party[], of: (player: Player) => number): number {
  return parties.flatMap(({ players }) => players).reduce((total, player) => total + of(player), 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
