/** The server of today on the data folder of every release so far: people come back with the cookie they had, and play on. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { catalogue } from '@illuminice/cards';
import { type LogEntry, verifyLog } from '@illuminice/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exportTable } from '../../src/operations/export-table.ts';
import { databaseFile } from '../../src/sqlite/open-database.ts';
import { eventually } from '../helpers/eventually.ts';
import { playTogether } from '../helpers/play.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';
import type { RecordedData } from '../recorded/recorded-data.ts';

const FOLDER = join(import.meta.dirname, '../recorded');
const recorded = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

/** Cookies and games are kept for half a year; the recorded ones shall be for good. */
function aMinuteAfter(at: number): void {
  const behind = Date.now() - at - 60_000;
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - behind);
  onTestFinished(() => clock.mockRestore());
}

test('[V-1] there is the data of a release', () => expect(recorded.length).toBeGreaterThan(0));

test.each(recorded)(
  '[V-1] [C-16] on the data of %s people find seat, game and talk, play on, and the whole log verifies',
  async (file) => {
    const data = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as RecordedData;
    aMinuteAfter(data.at);
    const dataDir = temporaryFolder();
    writeFileSync(databaseFile(dataDir), zstdDecompressSync(Buffer.from(data.database, 'base64')), { mode: 0o600 });
    writeFileSync(join(dataDir, 'session.key'), data.key, { mode: 0o600 });

    const server = await testServer({}, { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' });
    const people = await Promise.all(data.cookies.map((cookie) => server.connect(cookie)));
    for (const person of people) await eventually(() => expect(person.state?.table.stage).toBe('playing'));
    const [ana] = people;
    expect(ana?.state?.table.table).toBe(data.table);
    expect(ana?.lobby?.seats.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana', 'Ben']));
    expect(ana?.state?.view?.seats.map(({ illuminati }) => illuminati)).toEqual(data.societies);
    await eventually(() => expect(JSON.stringify(ana?.messages)).toContain('see you after the upgrade'));
    await playTogether(people, 40);
    await server.drain();
    const log = exportTable({ dataDir, table: data.table, viewer: 'operator' }).map(
      (line) => JSON.parse(line) as LogEntry,
    );
    expect(verifyLog(catalogue, log)).toMatchObject({ ok: true, entries: log.length });
  },
  120_000,
);
