import { onTestFinished } from 'vitest';
import { GroupCommit } from '../../src/sqlite/group-commit.ts';
import { openForReading } from '../../src/sqlite/open-database.ts';
import { SqlitePeople } from '../../src/sqlite/sqlite-people.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { describeDaily } from './daily-conformance.ts';
import { describeShared } from './shared-conformance.ts';

async function people(): Promise<SqlitePeople> {
  const folder = temporaryFolder();
  const writer = new GroupCommit(folder, { now: Date.now });
  await writer.ready();
  const reader = openForReading(folder);
  onTestFinished(async () => {
    reader.close();
    await writer.close();
  });
  return new SqlitePeople(writer, reader);
}

describeShared(people);
describeDaily(people);
