import { ConfigError, readConfig } from '../runtime/index.ts';
import { moveToPostgres } from '../to-postgres/index.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  usage: '',
  does: 'moves everything from DATA_DIR to the empty Postgres of DATABASE_URL: people, lobbies, running games and the key of their sessions',
  run: async ({ env, folder, say }) => {
    const { dataDir, cluster } = readConfig(env, folder);
    if (cluster === undefined) throw new ConfigError('set DATABASE_URL and REDIS_URL: where shall it go?');
    const { games, archived, lobbies, people, keptAs } = await moveToPostgres({
      dataDir,
      databaseUrl: cluster.databaseUrl,
    });
    say(`moved: ${games} games, ${archived} archived ones, ${lobbies} lobbies, ${people} people`);
    say(`the file is kept as ${keptAs}; start the server with DATABASE_URL and REDIS_URL from now on`);
  },
};
