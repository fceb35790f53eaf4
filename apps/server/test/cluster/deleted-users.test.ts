import { expect, test } from 'vitest';
import { DeletedUsers } from '../../src/cluster/deleted-users.ts';
import type { Database } from '../../src/postgres/database.ts';
import type { Connection } from '../../src/sockets/connection.ts';
import { Hub } from '../../src/sockets/hub.ts';

function house() {
  const hub = new Hub();
  const closed: string[] = [];
  const asked: string[] = [];
  const people = new Set<string>();
  const one = async (_: unknown, [ids = '']: readonly string[]) => {
    asked.push(ids);
    return {
      ids:
        ids
          .split(' ')
          .filter((id) => people.has(id))
          .join(' ') || null,
    };
  };
  const tabOf = (user: string): Connection => {
    const tab = { user, send: () => undefined, close: (why: string) => closed.push(`${user} ${why}`) };
    hub.add(tab as unknown as Connection);
    return tab as unknown as Connection;
  };
  return { hub, closed, asked, people, tabOf, deletedUsers: new DeletedUsers({ one } as unknown as Database, hub) };
}

test('delete my data ends tabs in other processes, too, where the word of it was lost', async () => {
  const { hub, closed, asked, people, tabOf, deletedUsers } = house();
  const ana = tabOf('ana');
  const ben = tabOf('ben');
  tabOf('guest');
  for (const name of ['ana', 'ben', 'somebody who is not here']) people.add(name);
  await deletedUsers.check();
  expect(asked).toEqual(['ana ben guest']);
  expect(closed).toEqual([]);
  people.delete('ana');
  await deletedUsers.check();
  hub.remove(ana);
  await deletedUsers.check();
  expect(closed).toEqual(['ana forgotten']);
  people.delete('ben');
  await deletedUsers.check();
  hub.remove(ben);
  expect(closed).toEqual(['ana forgotten', 'ben forgotten']);
});

test('who comes back after their data was deleted stays, however soon, or however long nobody was here', async () => {
  const { hub, closed, people, tabOf, deletedUsers } = house();
  const before = tabOf('ana');
  people.add('ana');
  await deletedUsers.check();
  // The message arrived, their tab ended, and they are back before the next look.
  people.delete('ana');
  hub.remove(before);
  const again = tabOf('ana');
  await deletedUsers.check();
  expect(closed).toEqual([]);
  people.add('ana');
  await deletedUsers.check();
  hub.remove(again);
  await deletedUsers.check();
  people.delete('ana');
  tabOf('ana');
  await deletedUsers.check();
  expect(closed).toEqual([]);
});
