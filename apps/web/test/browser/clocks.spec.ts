/** Clocks that are kind: what runs out is told, and whoever is waited for can be voted away in sight (T-2, T-5). */
import type { Page } from '@playwright/test';
import { expect, test } from './dev-table.ts';

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const waiting = (page: Page) => page.getByRole('status', { name: 'Waiting' });
const headerClock = (page: Page) => page.locator('.header-clock');

async function isWhollyInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

for (const [size, viewport] of SIZES) {
  test(`[R-24.10][T-5] ${size}: the vote for an absent player's seat is offered in sight, and its countdown goes on`, async ({
    table,
  }) => {
    const page = await table('idle');
    await page.setViewportSize(viewport);
    await expect(waiting(page)).toContainText('Everybody waits for Ada.');
    await expect(waiting(page)).toContainText(/in 0:0\d/);
    expect(await isWhollyInSight(page, '.toast-vote')).toBe(true);
    const leftInMenu = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const entry = page.getByRole('button', { name: /^Vote: a computer plays for Ada/ }).first();
      const left = Number(/possible in (\d+) s/.exec((await entry.textContent()) ?? '')?.[1]);
      await page.keyboard.press('Escape');
      return left;
    };
    const first = await leftInMenu();
    await expect(async () => expect(await leftInMenu()).toBeLessThanOrEqual(first - 2)).toPass({ timeout: 8_000 });
    await waiting(page).getByRole('button', { name: 'Vote: a computer plays for Ada' }).click({ timeout: 15_000 });
    await expect(page.getByLabel('Vote', { exact: true })).toContainText('computer plays for');
    await expect(waiting(page)).toHaveCount(0);
  });

  test(`[R-24.10][T-2] ${size}: free time, then the bank; ten seconds before its end words and title say so`, async ({
    table,
  }) => {
    const page = await table('hurried');
    await page.setViewportSize(viewport);
    await expect(headerClock(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'a computer player decides for you' })).toBeVisible({
      timeout: 8_000,
    });
    await expect(page).toHaveTitle(/Your time runs out/);
    await expect(headerClock(page)).toHaveClass(/header-clock-soon/);
  });

  test(`[R-23.20] ${size}: the time left of the game stands in the header, at last to the second`, async ({
    table,
  }) => {
    const page = await table('timed');
    await page.setViewportSize(viewport);
    const left = (text: string | RegExp) => page.locator('.table-header').getByText(text).filter({ visible: true });
    await expect(left(/\b(6 min|[45]:\d\d)/)).toHaveCount(1);
    await expect(left(/\b(4:5\d|5:00)/)).toHaveCount(1, { timeout: 15_000 });
  });

  test(`[R-24.10] ${size}: whose time ran out is told so and takes the seat back with one press`, async ({ table }) => {
    const page = await table('outOfTime');
    await page.setViewportSize(viewport);
    await expect(
      page.getByText('Your time ran out: a computer player decides for you until you are back.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'I am back' })).toBeVisible();
    expect(await isWhollyInSight(page, '.toast:has(button)')).toBe(true);
  });
}

test('[T-5] whoever would rather wait is asked no more about this decision', async ({ table }) => {
  const page = await table('idle');
  await waiting(page).getByRole('button', { name: 'Go on waiting' }).click();
  await expect(waiting(page)).toHaveCount(0);
});
