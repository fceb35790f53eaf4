/** The keyboard alone, from the announcement of an attack to victory. */
import type { Page } from '@playwright/test';
import { expect, test } from './dev-table.ts';

/** Tab to what a screen reader would call so; the way there is part of what is shown. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 90; steps++) {
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(text.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${name}`);
}

test('[REQ-351 R-21.1] by keyboard alone: attack, money, roll, placement, end of turn, victory', async ({ table }) => {
  const page = await table('finale', { answering: true });
  await page.keyboard.press('a');
  await tabTo(page, /^The Discordian Society/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Trekkies/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Announce attack' })).toBeEnabled();
  await tabTo(page, /^Announce attack/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.spend')).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.type('15');
  await expect(page.getByRole('button', { name: /^Attack with 15 MB/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  const window = page.getByRole('region', { name: 'Reaction window' });
  await expect(window).toContainText('The roll is');
  const roll = Number(/The roll is (\d+)/.exec((await window.textContent()) ?? '')?.[1]);
  expect(roll).toBeLessThanOrEqual(10);
  await page.keyboard.press('o');
  const place = page.getByRole('button', { name: 'Place it here' });
  await expect(place).toBeVisible();
  // One arrow is left to the Illuminati card: the keys stay on it.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.ghost').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Nothing/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 2 left')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'You rule the world' })).toBeVisible();
  await tabTo(page, /^Look at the table/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toHaveCount(0);
});

test('[REQ-338] the keyboard walks the board from card to card and steps back with Escape', async ({ table }) => {
  const page = await table('late');
  await tabTo(page, /^The Bermuda Triangle/);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.board button:focus')).toHaveAccessibleName(/^Pentagon/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Pentagon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('.board button:focus')).toHaveAccessibleName(/^Pentagon/);
});

test('[S-6] whatever key begins or closes something, the keyboard is at the decision, or where it was', async ({
  table,
}) => {
  const page = await table('late');
  const panel = page.locator('.panel-place');
  await page.keyboard.press('a');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  const book = page.locator('.rule-dialog');
  await expect(book).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(panel).toBeFocused();
  await tabTo(page, /^The Bermuda Triangle/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^View card/ }).press('Enter');
  await expect(page.locator('.card-view')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.card-view')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
