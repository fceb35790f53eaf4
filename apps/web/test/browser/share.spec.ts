/** A moment of a finished game, for others: a file that opens there, and a link at the server it was played at. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { bringFile, lookBack, SIZES, twoAfterTheirGame, where } from './looking-back.ts';
import { expect, expectAccessible, test } from './people.ts';

const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share this moment' });

async function bring(page: Page, text: string): Promise<void> {
  await page.goto('/games');
  await bringFile(page, text);
}

for (const [size, settings] of Object.entries(SIZES))
  test(`[R-21.7] on ${size}: a game of this device is shared as a file that opens at its moment, without the player’s name`, async ({
    person,
  }) => {
    const { page } = await person('Ana', settings);
    await bring(page, finishedGame({ id: 'evening', people: 1 }));
    await page.locator('.games-row').getByRole('button', { name: 'Replay' }).click();
    await expect(where(page)).toContainText('Turn 1:');
    for (const turn of [2, 3]) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(where(page)).toContainText(`Turn ${turn}:`);
    }
    await page.locator('[data-point="replay.share"]').click();
    await expectAccessible(page);
    // No server knows of it.
    await expect(sharing(page).getByRole('button', { name: 'Make a link' })).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await sharing(page).getByRole('button', { name: 'Save as a file' }).click();
    const text = readFileSync(await (await saving).path(), 'utf8');
    expect(text).not.toContain('Hagbard');
    expect(text).toContain('Borges');

    const { page: other } = await person('Ben', settings);
    await bring(other, text);
    await expect(other).toHaveURL(/\/replay\/evening#\d+\.\d+$/);
    await expect(where(other)).toContainText('Turn 3:');
    await other.goto('/games');
    await expect(other.locator('.games-row')).toContainText('Seat 1, Ada, Borges, Cleo');
  });

test('[R-21.7] a moment of a game at the server: a link with a picture, made on a phone and opened by anybody, with the names of those who agree', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const [host, guest] = await twoAfterTheirGame(person, undefined, SIZES['a phone']);
  await lookBack(host.page);
  await host.page.keyboard.press('End');
  await host.page.locator('[data-point="replay.share"]').click();
  await sharing(host.page).getByRole('button', { name: 'Make a link' }).click();
  const address = sharing(host.page).getByLabel('Link', { exact: true });
  await expect(address).toHaveValue(/\/moment\/[\w-]{22}$/, { timeout: 60_000 });
  const picture = sharing(host.page).getByRole('img', { name: 'What a preview of the link shows' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1200);
  const url = await address.inputValue();

  // Somebody who was not there, on a phone.
  const { page } = await person('Cleo', SIZES['a phone']);
  await page.goto(url);
  await expect(where(page)).toContainText('Turn');
  await expect(page.locator('body')).not.toContainText('Hagbard');
  await page.keyboard.press('End');
  await expect(where(page)).toContainText(/move (\d+) of \1$/);
  await expect(page.locator('.secrets')).toContainText('Seat 1');
  await expect(page.locator('.secrets')).toContainText('Seat 2');
  await expectAccessible(page);

  // The one who did not make it agrees to be named; the one who did takes it back.
  await guest.page.goto(url);
  await expect(where(guest.page)).toContainText('Turn');
  await guest.page.locator('[data-point="replay.share"]').click();
  await expect(sharing(guest.page).getByRole('button', { name: 'Take the link back' })).toHaveCount(0);
  await sharing(guest.page).getByLabel('Show my name').click();
  await expect(async () => {
    await page.reload();
    await expect(where(page)).toContainText('Turn');
    await expect(page.locator('.secrets')).toContainText('Ada');
  }).toPass();
  await expect(page.locator('.secrets')).toContainText('Seat 1');
  await sharing(host.page).getByRole('button', { name: 'Take the link back' }).click();
  await expect(sharing(host.page)).toContainText('it leads nowhere any more');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('There is no such moment any more');
});

test('[R-14.11 R-21.7] a whisper of a finished game is read once its writer agrees, and no longer when they take that back', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const [host, guest] = await twoAfterTheirGame(person, async ([writer]) => {
    await writer.page.getByRole('tab', { name: /^Chat/ }).click();
    await writer.page.getByLabel('To whom').selectOption({ label: 'Ada' });
    await writer.page.getByLabel('Say something', { exact: true }).fill('between the two of us');
    await writer.page.keyboard.press('Enter');
    await expect(writer.page.locator('.chat-whisper')).toContainText('between the two of us');
  });
  const agree = host.page.getByRole('dialog').getByLabel('Let the others read my whispers and secret deals');
  const isRead = async (read: boolean): Promise<void> => {
    await guest.page.reload();
    await expect(where(guest.page)).toContainText('Turn');
    await guest.page.keyboard.press('End');
    await expect(where(guest.page)).toContainText(/move (\d+) of \1$/);
    await expect(guest.page.locator('.words')).toContainText(
      read ? 'between the two of us' : 'Nothing that may be read',
    );
  };
  await lookBack(guest.page);
  await isRead(false);
  await agree.click();
  await expect(agree).toBeChecked();
  await isRead(true);
  await agree.click();
  await isRead(false);
});
