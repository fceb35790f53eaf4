/** `illuminice migrate`: a club that has outgrown one process takes everything along, and nobody loses their seat (V-26). */

import { existsSync, readdirSync, renameSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { illuminice } from '../../src/illuminice.ts';
import { exportSharedTable } from '../../src/operations/export-shared-table.ts';
import { exportTable } from '../../src/operations/export-table.ts';
import type { Environment } from '../../src/runtime/settings.ts';
import { moveToPostgres } from '../../src/to-postgres/move-to-postgres.ts';
import { eventually } from '../helpers/eventually.ts';
import { playTogether } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { testServer } from '../helpers/test-server.ts';
import { missing, withServices } from './with-services.ts';

const title = missing === undefined ? 'from SQLite to Postgres' : `from SQLite to Postgres: not run, ${missing}`;

describe.skipIf(missing !== undefined)(title, () => {
  const { services, newDatabase } = withServices();

  async function migrated(env: Environment): Promise<{ readonly code: number; readonly said: string }> {
    const lines: string[] = [];
    const place = { env, called: 'illuminice', folder: '/', cwd: '/', opensPage: false };
    const code = await illuminice(['migrate'], { ...place, say: (line) => lines.push(line) });
    return { code, said: lines.join('\n') };
  }

  const texts = (client: SocketClient): string[] =>
    client.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));

  test('[V-26] a running game, its lobby, its people and what they said move, and they play on with the cookies they have', async () => {
    const one = await testServer({}, { RATE_LIMIT_FACTOR: '100000' });
    const { dataDir } = one.config;
    const env = { DATA_DIR: dataDir, DATABASE_URL: await newDatabase(), REDIS_URL: services().redis.url };
    const [ana, ben] = [await one.connect(), await one.connect()];
    await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
    await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
    await ana.must({ type: 'addBot', level: 'novice' });
    await ana.must({ type: 'start' });
    await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
    await playTogether([ana, ben], 10);
    await ben.must({ type: 'chat', text: 'see you on the other side' });
    await ana.must({ type: 'report', seat: 1, text: 'for the record' });

    expect(await migrated(env)).toEqual({ code: 1, said: '' });
    await one.drain();
    const game = { table: ana.state?.table.table ?? '', viewer: 'operator' } as const;
    const log = exportTable({ dataDir, ...game });
    const { code, said } = await migrated(env);
    expect([code, said]).toEqual([0, expect.stringContaining('moved: 1 games, 0 archived ones, 1 lobbies, 2 people')]);
    // Nobody starts on the old file by mistake, and nothing is lost with it.
    expect(existsSync(`${dataDir}/illuminice.db`)).toBe(false);
    expect(readdirSync(dataDir)).toContain('illuminice.db.moved');
    const order = { dataDir, databaseUrl: env.DATABASE_URL };
    expect(await exportSharedTable({ ...order, ...game })).toEqual(log);
    await expect(moveToPostgres(order)).rejects.toThrow('there is no database');
    renameSync(`${dataDir}/illuminice.db.moved`, `${dataDir}/illuminice.db`);
    await expect(moveToPostgres(order)).rejects.toThrow('holds games or people already');

    const cluster = { ...env, RATE_LIMIT_FACTOR: '100000' };
    const servers = [await testServer({}, cluster), await testServer({}, cluster)] as const;
    await expect(moveToPostgres(order)).rejects.toThrow('a server is running on DATABASE_URL');
    const [anaAgain, benAgain] = [await servers[0].connect(ana.cookie), await servers[1].connect(ben.cookie)];
    const before = [ana, ben].map((client) => client.state?.version ?? 0);
    await eventually(() => {
      expect(anaAgain.state?.table.table).toBe(ana.state?.table.table);
      expect(anaAgain.state?.version).toBeGreaterThanOrEqual(before[0] ?? 0);
      expect(benAgain.state?.version).toBeGreaterThanOrEqual(before[1] ?? 0);
      expect([anaAgain, benAgain].map(({ state }) => state?.table.own?.seat)).toEqual([0, 1]);
      expect(texts(anaAgain)).toContain('see you on the other side');
    });
    await playTogether([anaAgain, benAgain], 10);
    expect(anaAgain.gaps + benAgain.gaps).toBe(0);
  }, 120_000);
});
