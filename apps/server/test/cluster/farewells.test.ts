import { expect, test } from 'vitest';
import { Farewells } from '../../src/cluster/farewells.ts';
import type { Connection } from '../../src/sockets/connection.ts';
import { Hub } from '../../src/sockets/hub.ts';
import type { Database } from '../../src/store/postgres/database.ts';

test('delete my data ends tabs in other processes, too, where the word of it was lost', async () => {
  const hub = new Hub();
  const closed: string[] = [];
  for (const user of ['ana', 'ben', 'guest']) {
    const tab = { user, send: () => undefined, close: (why: string) => closed.push(`${user} ${why}`) };
    hub.add(tab as unknown as Connection);
  }
  let stored = ['ana', 'ben', 'somebody who is not here'];
  const asked: string[] = [];
  const one = async (_: unknown, [ids]: readonly string[]) => {
    const here = (ids ?? '').split(' ');
    asked.push(...here);
    return { ids: stored.filter((id) => here.includes(id)).join(' ') || null };
  };
  const farewells = new Farewells({ one } as unknown as Database, hub);
  await farewells.look();
  expect(asked).toEqual(['ana', 'ben', 'guest']);
  expect(closed).toEqual([]);
  stored = ['ben'];
  await farewells.look();
  await farewells.look();
  expect(closed).toEqual(['ana forgotten']);
  stored = [];
  await farewells.look();
  expect(closed).toEqual(['ana forgotten', 'ben forgotten']);
});
