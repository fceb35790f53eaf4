/**
 * Begins a game in the middle: the server is stopped, a line "the game stands again like this" is written into the table's
 * log, and the server starts again. The clients come back by themselves, which every such test thereby shows as well.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pack } from '@illuminice/cards';
import type { Page } from '@playwright/test';
import { type FixturePosition, type FixtureSeat, fixtureState } from '../../dev/positions/fixture-position.ts';
import { ONE_GROUP_FROM_VICTORY } from '../../dev/positions/fixture-rare.ts';
import { expect, type Person } from './people.ts';
import type { RealServer } from './real-server.ts';

export async function playOnFrom(
  server: RealServer,
  position: FixturePosition,
  people: readonly Pick<Person, 'page'>[],
): Promise<void> {
  // At other tables of this server somebody may be replaced meanwhile: theirs is not the latest of all.
  const table = (await people[0]?.page.evaluate(() => sessionStorage.getItem('illuminice.table'))) ?? '';
  await server.stop();
  const database = new DatabaseSync(join(server.dataDir, 'illuminice.db'));
  const last = database
    .prepare(`SELECT seq, entry ->> 'at' AS at FROM lines WHERE table_id = ? ORDER BY seq DESC LIMIT 1`)
    .get(table);
  if (last === undefined) throw new Error(`table ${table} has no log yet`);
  const seq = Number(last.seq) + 1;
  const at = Math.max(Number(last.at) + 1, Date.now());
  const facts = [{ type: 'rewound', toSeq: Number(last.seq), game: fixtureState(position), why: 'vote' }];
  database
    .prepare('INSERT INTO stretches (table_id, first_seq, last_seq, lines) VALUES (?, ?, ?, ?)')
    .run(table, seq, seq, JSON.stringify([{ seq, at, facts }]));
  database.close();
  await server.start();
  for (const { page } of people) await showsPosition(page, position);
}

/** Until then the page still offers the moves of the game before, and who presses one of them presses nothing. */
async function showsPosition(page: Page, { uncontrolled }: FixturePosition): Promise<void> {
  const strip = page.getByRole('region', { name: 'Uncontrolled groups' });
  for (const key of uncontrolled) {
    const name = pack.groups.find((group) => group.key === key)?.name ?? key;
    await expect(strip.getByRole('button', { name: new RegExp(`^${name},`) })).toBeVisible({ timeout: 40_000 });
  }
}

export { ONE_GROUP_FROM_VICTORY };

/** The same table with people who have something to say: money in a spending round, cards in the hand. */
export const A_SPENDING_ROUND: FixturePosition = {
  ...ONE_GROUP_FROM_VICTORY,
  seats: [
    { ...(ONE_GROUP_FROM_VICTORY.seats[0] as FixtureSeat), specials: ['slush-fund'] },
    {
      illuminati: 'bermuda-triangle',
      money: 12,
      specials: ['interference', 'bribery'],
      structure: [{ group: 'yuppies', on: 'left', money: 3 }],
    },
  ],
};
