// node tools/launch.mjs apps/server/scripts/record-data.ts <release>   keeps the data folder of this release, with a running game in
//                                                                      it, in test/recorded, for good: every later release starts on it

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { startServer } from '../src/main.ts';
import { readConfig } from '../src/runtime/index.ts';
import { databaseFile, openForWriting } from '../src/sqlite/index.ts';
import { playTogether } from '../test/helpers/play.ts';
import { randomBots } from '../test/helpers/random-bots.ts';
import { SocketClient } from '../test/helpers/socket-client.ts';
import type { RecordedData } from '../test/recorded/recorded-data.ts';

const UPDATES = 60;
const [release] = process.argv.slice(2);
if (release === undefined || !/^[\w.-]+$/.test(release)) throw new Error('which release, e.g. 1.0.0?');

const dataDir = mkdtempSync(join(tmpdir(), 'illuminice-recorded-'));
try {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, '/');
  const tableSettings = { beginMs: 0, botWindowMs: 5, botMoveMs: 0 };
  const server = await startServer(config, { bots: randomBots(), tableSettings });
  const connect = (): Promise<SocketClient> => SocketClient.connect({ url: `ws://127.0.0.1:${server.port}` });
  const [ana, ben] = [await connect(), await connect()];
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0, reactionSeconds: 0 } });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'addBot', level: 'regular' });
  await ana.must({ type: 'start' });
  await ana.until(() => ana.state?.view !== undefined);
  await ana.must({ type: 'chat', text: 'see you after the upgrade' });
  await playTogether([ana, ben], UPDATES);
  const { view, table } = ana.state ?? {};
  for (const client of [ana, ben]) client.close();
  await server.drain();
  const database = openForWriting(dataDir);
  // One file without a log beside it.
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const data: RecordedData = {
    release,
    at: Date.now(),
    table: table?.table ?? '',
    cookies: [ana.cookie ?? '', ben.cookie ?? ''],
    societies: view?.seats.map(({ illuminati }) => illuminati) ?? [],
    key: readFileSync(join(dataDir, 'session.key'), 'utf8'),
    database: zstdCompressSync(readFileSync(databaseFile(dataDir))).toString('base64'),
  };
  const file = join(import.meta.dirname, '../test/recorded', `${release}.json`);
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  console.log(`${file}: table ${data.table}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
