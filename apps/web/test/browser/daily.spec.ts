/** The daily conspiracy, played at the table without a server that counts. */
import { memo } from './lessons.ts';
import { expect, expectAccessible, test } from './people.ts';

const SIZES = {
  'a desktop': { viewport: { width: 1440, height: 900 }, touch: false },
  'a phone': { viewport: { width: 390, height: 844 }, touch: true },
} as const;

for (const [size, settings] of Object.entries(SIZES))
  test(`[B-11] on ${size}: the position of the day is played once for good, and again for fun`, async ({ person }) => {
    const { page } = await person('Ana', settings);
    // The position of a certain day, whatever day it is.
    await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
    await page.goto('/learn');
    const panel = page.locator('.learn-daily');
    await expect(panel).toContainText('no streak yet');
    await panel.getByRole('button', { name: 'Play it' }).click();
    await expect(memo(page)).toContainText('Everybody has this position today');
    await expectAccessible(page);
    // Nothing is shown before the decision that counts.
    await expect(memo(page).getByRole('button', { name: 'Show me' })).toHaveCount(0);
    await page.locator('[data-point="turn.pass"]').click();
    await memo(page).getByRole('button', { name: 'Try again' }).click({ timeout: 120_000 });
    await memo(page).getByRole('button', { name: 'Show me' }).click();
    await expect(page.locator('.memo-aside')).not.toHaveText(/^(Thinking…)?$/);
    await memo(page).getByRole('button', { name: 'All exercises' }).click();
    await expect(panel.locator('b').first()).toHaveText(/As good as the best|given away/);
    await expect(panel.getByRole('button', { name: 'Look at it again' })).toBeVisible();
    await expectAccessible(page);
  });
