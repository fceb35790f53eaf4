/** A decision of a finished game, kept as an exercise, solved at the table, carried as a file and deleted. */
import { pack } from '@illuminice/cards';
import { keysOf, movesFor, viewFor, waitingFor } from '@illuminice/engine';
import { type LogEntry, nameOfMoment, openReplay } from '@illuminice/table';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { verdictOn } from '../../src/around/learning/exercises/verdict.ts';
import { memo } from './lessons.ts';
import { expect, expectAccessible, test } from './people.ts';
import { press } from './press.ts';

const GAME = finishedGame({ id: 'evening', people: 1 });

const SIZES = {
  'a desktop': { viewport: { width: 1440, height: 900 }, touch: false },
  'a phone': { viewport: { width: 390, height: 844 }, touch: true },
} as const;

/** Somebody may pay in an attack, and the best that is found is to leave it at that: one press. */
function decisionToLeaveIt() {
  const entries = GAME.split('\n')
    .slice(1)
    .map((line): LogEntry => JSON.parse(line));
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay) throw new Error('the game cannot be played again');
  for (const [at, { isWhole, seq, turn }] of replay.moments.entries()) {
    const { game } = replay.at(at);
    if (!isWhole || turn < 2 || !game || game.over) continue;
    for (const seat of waitingFor(game)) {
      const moves = movesFor(pack, game, seat);
      if (!moves.done || !moves.spend) continue;
      const key = `kept-evening-${seq}-${seat}`;
      const view = viewFor(pack, game, seat);
      const { best } = verdictOn({ cards: keysOf(pack), view, moves, seed: key });
      const { seq: entry, events } = nameOfMoment(replay, at);
      if (best?.better.type === 'done') return { key, seat, turn, hash: `#${entry}.${events}` };
    }
  }
  throw new Error('nobody ever leaves it at that');
}

for (const [size, settings] of Object.entries(SIZES))
  test(`[B-11] on ${size}: a moment is kept, played at the table, solved and deleted`, async ({ person }) => {
    const { key, seat, turn, hash } = decisionToLeaveIt();
    const name = ['Hagbard', 'Ada', 'Borges', 'Cleo'][seat] ?? '';
    const { page } = await person('Ana', settings);
    await page.goto('/solo');
    const file = { name: 'evening.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(GAME) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.locator('.browse-list')).toContainText('Hagbard, Ada, Borges, Cleo');
    await page.goto(`/replay/evening${hash}`);
    await page.locator('[data-point="replay.on"]').click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    await dialog.getByRole('radio', { name }).click();
    await dialog.getByRole('button', { name: 'Keep as exercise' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Kept: try it' }).click();

    await expect(page).toHaveURL(`/learn/${key}`);
    await expect(memo(page)).toContainText(`you are ${name}`);
    await expectAccessible(page);
    await press(page, 'spend.done');
    await expect(memo(page).locator('.stamp').filter({ hasText: 'Solved' })).toBeVisible({ timeout: 120_000 });
    await memo(page).getByRole('button', { name: 'Done' }).click();

    const row = page.locator('.learn-own');
    await expect(row).toContainText(`Turn ${turn}, as ${name}`);
    await expect(row.getByRole('img', { name: 'Solved' })).toBeVisible();
    await expectAccessible(page);
    // As a file it goes elsewhere, and comes back.
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Save/ }).click();
    const path = await (await saved).path();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(row).toHaveCount(0);
    await page.locator('.learn input[type=file]').setInputFiles(path);
    await expect(row).toContainText(`Turn ${turn}, as ${name}`);
  });
