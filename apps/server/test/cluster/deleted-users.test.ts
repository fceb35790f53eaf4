import { expect, test } from 'vitest';
import { Farewells } from '../../src/cluster/deleted-users.ts';
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
  return { hub, closed, asked, people, tabOf, farewells: new Farewells({ one } as unknown as Database, hub) };
}

test('delete my data ends tabs in other processes, too, where the word of it was lost', async () => {
  const { hub, closed, asked, people, tabOf, farewells } = house();
  const ana = tabOf('ana');
  const ben = tabOf('ben');
  tabOf('guest');
  for (const name of ['ana', 'ben', 'somebody who is not here']) people.add(name);
  await farewells.look();
  expect(asked).toEqual(['ana ben guest']);
  expect(closed).toEqual([]);
  people.delete('ana');
  await farewells.look();
  hub.remove(ana);
  await farewells.look();
  expect(closed).toEqual(['ana forgotten']);
  people.delete('ben');
  await farewells.look();
  hub.remove(ben);
  expect(closed).toEqual(['ana forgotten', 'ben forgotten']);
});

test('who comes back after his data was deleted stays, however soon, or however long nobody was here', async () => {
  const { hub, closed, people, tabOf, farewells } = house();
  const before = tabOf('ana');
  people.add('ana');
  await farewells.look();
  // The word arrived, her tab ended, and she is back before the next look.
  people.delete('ana');
  hub.remove(before);
  const again = tabOf('ana');
  await farewells.look();
  expect(closed).toEqual([]);
  people.add('ana');
  await farewells.look();
  hub.remove(again);
  await farewells.look();
  people.delete('ana');
  tabOf('ana');
  await farewells.look();
  expect(closed).toEqual([]);
});
