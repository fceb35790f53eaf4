// INP while computer players play and the director shows what they do, at its usual pace.

import { RIVALS, RIVALS_SEATS, savedGame } from '../../apps/web/test/browser/saved-game.ts';
import { slowest, watch } from './presses.ts';
import { type Browser, type Page, throttled } from './throttled.ts';

/** Each lands on whatever step is on the stage just then. */
const PRESSES = ['Next', 'Pause|Go on', 'Next', 'Pause|Go on', 'Log', 'Board', 'Next', 'Hand', 'Board', 'Once more'];
const ENOUGH = 32;
const PATIENCE_MS = 180_000;

/** The slowest press of somebody who watches their rivals: the director's own buttons, the parts of the table, and staying out. */
export async function pressesBesideTheStage(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  page.setDefaultTimeout(60_000);
  const settings = JSON.stringify({ pace: 'normal', director: true, recap: false });
  await page.addInitScript((stored) => localStorage.setItem('illuminice.settings', stored), settings);
  await page.goto(`${url}/solo`);
  const save = savedGame({ id: 'directed', seats: RIVALS_SEATS, position: RIVALS });
  await page.locator('input[type=file]').setInputFiles(save);
  await page.getByRole('button', { name: 'Go on', exact: true }).first().click();
  await page.locator('.table').waitFor();
  // What comes late must have come: this measures presses, not the line.
  await page.waitForTimeout(4_000);
  while (!(await page.locator('.stage').isVisible())) {
    await page.keyboard.press('n');
    await page.waitForTimeout(500);
  }
  await watch(page);
  const end = Date.now() + PATIENCE_MS;
  const steps = new Set<string>();
  for (let [made, tried] = [0, 0]; made < ENOUGH; tried++) {
    if (Date.now() > end) throw new Error(`only ${made} presses beside the stage in ${PATIENCE_MS} ms`);
    if (!(await page.locator('.stage').isVisible())) await endOwnTurn(page);
    else if (await pressed(page, PRESSES[tried % PRESSES.length] ?? '')) made++;
    steps.add((await page.locator('.stage-words, .stage-line').allTextContents()).join());
    await page.waitForTimeout(150);
  }
  if (steps.size < 5) throw new Error(`the stage stood still: ${[...steps].join(' | ')}`);
  return slowest(page);
}

/** Whatever part of the table was opened last: the hand over the board would take the key. */
async function endOwnTurn(page: Page): Promise<void> {
  const board = page.locator('.phone-nav').getByRole('button', { name: /^Board/ });
  if (await board.isVisible()) await board.click({ timeout: 500 }).catch(() => undefined);
  await page.keyboard.press('n');
}

/** Stays out of what is asked; else what was meant, where it is there. */
async function pressed(page: Page, name: string): Promise<boolean> {
  const stayOut = page
    .locator('.reaction')
    .getByRole('button', { name: /^Pass/ })
    .or(page.locator('[data-point="spend.done"]'))
    .first();
  const meant = page
    .locator('.stage-controls, .phone-nav')
    .getByRole('button', { name: new RegExp(`^(?:${name})`) })
    .first();
  for (const button of [stayOut, meant])
    if (await button.isVisible()) {
      const isDone = await button.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      return isDone && button === meant;
    }
  return false;
}
