/** What people do with games of their own device. */
import type { Page } from '@playwright/test';
import { expect } from './people.ts';
import type { savedGame } from './saved-game.ts';

export async function bring(page: Page, save: ReturnType<typeof savedGame>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(save);
  await page.getByRole('button', { name: 'Go on', exact: true }).first().click();
}

/** Away from the table through the menu, which knows the game; the list is on the screen of games alone. */
export async function toTheList(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Continue$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Solo', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
}

/** One visit is enough: from then on the page needs no network. */
export async function visitAndUnplug(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await page.context().setOffline(true);
}

/** Passes in every window that is still asked, until the captured Group can be placed; then it is placed. */
export async function passAndPlace(page: Page): Promise<void> {
  const pass = page.locator('.reaction').getByRole('button', { name: /^Pass/ });
  const place = page.getByRole('button', { name: 'Place it for me' });
  // A press while a card is still on its way would be lost.
  await expect(async () => {
    if (await pass.isVisible()) await pass.click({ timeout: 2_000 });
    await expect(place).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await place.click();
}
