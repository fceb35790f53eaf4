/** Every game of this browser in one list. */
import type { Page } from '@playwright/test';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { bringFile, SIZES } from './looking-back.ts';
import { expect, expectAccessible, test } from './people.ts';
import { NEAR_VICTORY, savedGame } from './saved-game.ts';

const SEATS = [
  { name: 'Ana', kind: 'human' as const },
  { name: 'Borges', kind: 'bot' as const, level: 'regular' },
];

async function bringEvening(page: Page): Promise<void> {
  await bringFile(page, finishedGame({ id: 'evening', people: 1 }));
  await expect(page.locator('.games-row')).toContainText('Hagbard, Ada, Borges, Cleo');
}

for (const [size, settings] of Object.entries(SIZES))
  test(`[R-21.7] on ${size}: games that go on and games that are over, found, looked at, taken along and thrown away`, async ({
    person,
  }) => {
    const { page } = await person('Ana', settings);
    await page.goto('/');
    await page.getByRole('button', { name: 'Your games' }).click();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page.getByText('Games are kept in this browser after every move.')).toBeVisible();
    await bringEvening(page);
    await page
      .locator('input[type=file]')
      .setInputFiles(savedGame({ id: 'running', seats: SEATS, position: NEAR_VICTORY }));
    const running = page.locator('.games-paper');
    await expect(running).toContainText('Ana, Borges');
    const row = page.locator('.games-row');
    await expect(row.locator('.mini-board')).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Search people and Illuminati').fill('nobody like that');
    await expect(row).toHaveCount(0);
    await page.getByLabel('Search people and Illuminati').fill('cleo');
    await expect(row).toHaveCount(1);
    await page.getByRole('radio', { name: 'What if' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('radio', { name: 'From files' }).click();
    await expect(row).toHaveCount(1);

    const saving = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Take along' }).click();
    expect((await saving).suggestedFilename()).toBe('illuminice-evenin.jsonl');

    await row.getByRole('button', { name: 'Replay' }).click();
    await expect(page.locator('.replay-where')).toContainText('Turn 1:');
    await page.goBack();
    await row.getByRole('button', { name: 'Throw away' }).click();
    await row.getByRole('button', { name: 'Really throw it away?' }).click();
    await expect(row).toHaveCount(0);

    await running.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/solo$/);
    await expect(page.locator('.table')).toBeVisible();
  });
