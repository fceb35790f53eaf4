/** The manual as a reader has it: on a phone, by keyboard, beside the client, and in a folder of a host (C-16, V-27). */
import { expect, type Page, test } from '@playwright/test';
import { AT_ONCE } from './at-once.ts';
import { type RealServer, realServer } from './real-server.ts';
import { leaveUnpainted } from './unpainted.ts';

let server: RealServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await realServer({ folder: '/games' });
});
test.afterAll(() => server.end());

function complaintsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

test('[C-16] search by keyboard finds a rule and leads to it', async ({ page }) => {
  const heard = complaintsOf(page);
  await page.goto(`${server.url}/games/docs/`);
  await expect(page.getByRole('heading', { name: 'The manual', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('R-9.14');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('R-9.14 · The rules, numbered');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/games\/docs\/rules\/rules\.html#R-9\.14$/);
  await expect(page.locator('[id="R-9.14"]')).toBeInViewport();
  await page.keyboard.press('/');
  await page.keyboard.type('kwyjibo');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing found.')).toBeHidden();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/games/`);
  expect(heard).toEqual([]);
});

test('[C-16] on a phone nothing is wider than the screen, the contents fold, and the ground is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '',
    'how-to/play.html',
    'settings.html',
    'protocol.html',
    'rules/rules.de.html',
    'benchmarks.html',
  ]) {
    await page.goto(`${server.url}/games/docs/${path}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, path).toBeLessThanOrEqual(390);
  }
  await page.getByRole('combobox').fill('backup');
  const found = await page.getByRole('option').first().boundingBox();
  expect(found?.x).toBeGreaterThanOrEqual(0);
  expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Settings' });
  await expect(link).toBeHidden();
  await page.getByText('Contents', { exact: true }).click();
  await link.click();
  await page.getByRole('button', { name: 'Read on ink' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Read on paper' })).toBeVisible();
});

test('[C-16] the menu leads to the manual, also for whoever keeps the client without a network', async ({
  browser,
}) => {
  // It fetches every file of the client first.
  test.setTimeout(240_000);
  const settings = { music: false, effects: false, alarm: false, motion: 'reduced', language: 'en', ...AT_ONCE };
  const localStorage = [{ name: 'illuminice.settings', value: JSON.stringify(settings) }];
  const storageState = { cookies: [], origins: [{ origin: server.url, localStorage }] };
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'allow', storageState });
  await leaveUnpainted(context);
  const page = await context.newPage();
  await page.goto(`${server.url}/games/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Manual' }).click();
  await expect(page.getByRole('heading', { name: 'The manual', level: 1 })).toBeVisible();
  await context.close();
});
