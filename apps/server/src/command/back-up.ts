import { resolve } from 'node:path';
import { readConfig } from '../runtime/index.ts';
import { backUp, restore as putBack } from '../sqlite/index.ts';
import { type Call, type Command, UsageError } from './command.ts';

function dataDirOf({ env, folder }: Call, instead: string): string {
  const { dataDir, cluster } = readConfig(env, folder);
  if (cluster !== undefined) throw new Error(`with DATABASE_URL use ${instead}, see docs/how-to/deploy.md`);
  return dataDir;
}

export const backup: Command = {
  usage: '[file]',
  takes: 1,
  does: 'a whole copy of the database and the key of its sessions; the server may play on',
  run: (call) => {
    const dataDir = dataDirOf(call, 'pg_dump');
    const [file = `illuminice-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.db`] = call.names;
    const target = resolve(call.cwd, file);
    const { bytes } = backUp(dataDir, target);
    call.say(`${target}: ${bytes} bytes, checked`);
  },
};

export const restore: Command = {
  usage: '<file>',
  takes: 1,
  does: 'puts a backup back; a running server notices and asks its clients to come back',
  run: async (call) => {
    const [file] = call.names;
    if (file === undefined) throw new UsageError('which backup?');
    const { isOtherKey } = await putBack(dataDirOf(call, 'pg_restore'), resolve(call.cwd, file));
    call.say(`${file} is in place`);
    if (isOtherKey) call.say('with the key that signs its sessions: start the server again if it is running');
  },
};
