// npm run chaos -- --kills 50 [--tables 8] [--json] [--cluster [--nodes 3]]
// Real process, real SQLite, real sockets: kill -9 at random under load. Nothing acknowledged may be lost, nothing
// resent may count twice, no line and no version may be missing. Meanwhile the releases change (chaos/upgrades.ts).

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../apps/server/test/cluster/services.ts';
import { clusterChaos } from './chaos/cluster-chaos.ts';
import { everybody, hasEnded, type Party, seatParty, totalsOf } from './chaos/party.ts';
import { type Kept, promisesKept, type Stored } from './chaos/promises-kept.ts';
import { FIRST_RELEASE, isLifeOfOtherRules, releaseAfter } from './chaos/upgrades.ts';
import { NodeProcess, QUIET } from './cluster/node.ts';

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
const tables = Number(values.tables);
if (values.cluster) {
  process.exit(await clusterChaos({ kills, tables, nodes: Number(values.nodes), isJson: values.json }));
}
const LEAST_PER_LIFE = 4;
const LIFE_MS = { least: 200, most: 1200 };
const SETTINGS = { diceMs: 3_000, beginMs: 0, botWindowMs: 20, botMoveMs: 5 };

const dataDir = mkdtempSync(join(tmpdir(), 'illuminice-chaos-'));
// The same one after every start: that is where the players come back to.
const port = await freePort();
const env = { ...QUIET, PORT: String(port), DATA_DIR: dataDir, TABLE_SETTINGS: JSON.stringify(SETTINGS) };
const victim = new NodeProcess({ env });
victim.release = FIRST_RELEASE;
const releases = new Set<string>([FIRST_RELEASE]);
try {
  await victim.start();
  const parties: Party[] = [];
  await fill(parties);
  for (let kill = 0; kill < kills; kill++) {
    await pause(LIFE_MS.least + Math.random() * (LIFE_MS.most - LIFE_MS.least));
    await victim.end('SIGKILL');
    victim.release = isLifeOfOtherRules(kill + 1, kills) ? 'rules' : releaseAfter(kill + 1, kills);
    releases.add(victim.release);
    process.stderr.write(`\rkilled ${kill + 1} times, now ${victim.release} `);
    await victim.start();
    // Games begun by other rules would stand still for good.
    if (victim.release !== 'rules') await fill(parties);
  }
  await pause(2_000);
  await Promise.all(everybody(parties).map((player) => player.stop()));
  await victim.end('SIGKILL');
  const kept = keptOnDisk(parties);
  const { versionGaps, resent } = totalsOf(parties);
  const report = { kills, releases: [...releases], ...kept, gaps: kept.gaps + versionGaps, resent };
  if (values.json) console.log(JSON.stringify(report, undefined, 2));
  else console.error(`\n${JSON.stringify(report)}`);
  // Kills between which nobody plays prove nothing.
  const isUnderLoad = report.acknowledged >= LEAST_PER_LIFE * kills;
  if (!isUnderLoad)
    console.error(`chaos: only ${report.acknowledged} moves in ${kills} lives, too few to prove anything`);
  process.exitCode = report.lost + report.duplicated + report.gaps === 0 && isUnderLoad ? 0 : 1;
} finally {
  await victim.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

/** Games end; the load must not. */
async function fill(parties: Party[]): Promise<void> {
  const open = parties.filter((party) => !hasEnded(party)).length;
  for (let missing = tables - open; missing > 0; missing--) {
    const party = await seatParty(`ws://127.0.0.1:${port}`, parties.length);
    if (party) parties.push(party);
  }
}

function keptOnDisk(parties: readonly Party[]): Kept {
  const database = new DatabaseSync(join(dataDir, 'illuminice.db'), { readOnly: true });
  try {
    const lines = database.prepare('SELECT seq, entry FROM lines WHERE table_id = ? ORDER BY seq');
    return promisesKept(parties, (table) =>
      lines.all(table).map(({ seq, entry }): Stored => ({ ...JSON.parse(String(entry)), seq: Number(seq) })),
    );
  } finally {
    database.close();
  }
}
