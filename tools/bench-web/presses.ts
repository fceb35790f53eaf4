/// <reference lib="dom" />
// INP: how long the slowest press takes until its answer is on the screen.

import { type Browser, type Page, throttled } from './throttled.ts';

/** The slowest of a dozen presses around the menu and the settings. */
export async function pressesAroundTheTable(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  await page.goto(`${url}/settings`);
  await watch(page);
  for (const name of ['Patterns', 'Single keys', 'Call me']) {
    await page.getByRole('switch', { name }).click();
    await page.waitForTimeout(150);
  }
  for (const name of ['Large', 'Normal', 'Reduced', 'Full']) {
    await page.getByRole('radio', { name, exact: true }).first().click();
    await page.waitForTimeout(150);
  }
  return slowest(page);
}

/** The slowest of the presses by which somebody looks round their own table while it waits for them. */
export async function pressesAtTheTable(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}/solo`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.back:enabled').first().click();
  await page.getByRole('button', { name: 'To the table' }).click();
  const goal = page.locator('.setup-card:enabled').first();
  const dice = page.getByRole('button', { name: 'Throw the dice' });
  await goal.or(dice).first().waitFor();
  if (await goal.isVisible()) await goal.click();
  await dice.click();
  await page.locator('.table').waitFor();
  const nav = page.getByRole('navigation', { name: 'Parts of the table' });
  // What comes late must have come: this measures presses, not the line.
  await page.waitForTimeout(4_000);
  await watch(page);
  for (const name of ['Hand', 'Deals', 'Log', 'Board', 'Log', 'Hand', 'Deals', 'Board']) {
    await nav.getByRole('button', { name }).click();
    await page.waitForTimeout(200);
  }
  return slowest(page);
}

export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

export async function slowest(page: Page): Promise<number> {
  const time = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen));
  await page.context().close();
  return time;
}
