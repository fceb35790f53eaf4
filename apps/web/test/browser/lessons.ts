/** A pupil at the table: presses what is lit, as the memo says. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './people.ts';

export function memo(page: Page): Locator {
  return page.locator('.memo');
}

export function memoText(page: Page): Promise<string> {
  return page.locator('.memo-words').innerText();
}

/** What the golden frame stands round, by its middle; undefined while nothing is lit. */
async function litPoint(page: Page): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const frame = page.locator('.spotlight-frame');
  if (!(await frame.isVisible())) return undefined;
  const box = await frame.boundingBox();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Goes one press further: reads on, fills in the amount, chooses an arrow, or presses the lit thing. */
async function pressOn(page: Page, amount: number): Promise<void> {
  const next = memo(page).getByRole('button', { name: 'Next', exact: true });
  if (await next.isVisible()) {
    // A press that came late, when the light had moved on, may have opened the menu of a card: it is closed first.
    if (await page.locator('.menu-away').isVisible()) await page.keyboard.press('Escape');
    return next.click({ timeout: 5_000 });
  }
  const spending = page.getByRole('spinbutton', { name: 'Amount in MB' });
  const arrows = page.getByRole('combobox', { name: 'On which arrow' });
  if ((await isLit(page, '.spend')) && (await spending.isVisible())) {
    await spending.fill(String(amount));
    await page.locator('[data-point="spend.done"]').click();
    return undefined;
  }
  if ((await isLit(page, '.arrow-picker')) && (await arrows.isVisible())) {
    const first = await arrows.locator('option:not([value=""])').first().getAttribute('value');
    await arrows.selectOption(first);
    return undefined;
  }
  if (await page.getByRole('button', { name: 'Nothing', exact: true }).isVisible())
    return page.getByRole('button', { name: 'Nothing', exact: true }).click();
  const point = await litPoint(page);
  if (point) await page.mouse.click(point.x, point.y);
  return undefined;
}

/** The frame stands round this very element. */
async function isLit(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const frame = document.querySelector('.spotlight-frame:not([hidden])')?.getBoundingClientRect();
    const lit = document.querySelector(wanted)?.getBoundingClientRect();
    if (!frame || !lit || lit.width === 0) return false;
    return (
      Math.abs(frame.left + frame.width / 2 - (lit.left + lit.width / 2)) < 12 && Math.abs(frame.top - lit.top) < 14
    );
  }, selector);
}

/** Presses on until the memo says something with these words in it. */
export async function pressOnUntil(page: Page, text: RegExp, amountFor: (memo: string) => number): Promise<void> {
  await expect(async () => {
    const now = await memoText(page);
    if (text.test(now)) return;
    await pressOn(page, amountFor(now));
    throw new Error(`still at: ${now}`);
  }).toPass({ timeout: 200_000, intervals: [200] });
}
