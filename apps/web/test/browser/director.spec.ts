/** What computer players do can be followed: step by step, paused, skipped (T-4, T-11). */
import type { Page } from '@playwright/test';
import { bring } from './local-games.ts';
import { expect, expectAccessible, test } from './people.ts';
import { RIVALS, RIVALS_SEATS as SEATS, savedGame } from './saved-game.ts';

async function endOwnTurn(page: Page): Promise<void> {
  const stage = page.locator('.stage');
  // Done with the phases of the turn, whichever of them there are.
  await expect(async () => {
    if (!(await stage.isVisible())) await page.keyboard.press('n');
    await expect(stage).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 30_000 });
}

/** The sentence of the step: over the board, or on a phone below the attack. */
const told = (page: Page) => page.locator('.stage-words, .stage-line, .queue-step[aria-current]').last();

/** Stays out of what is asked meanwhile. */
async function stayOut(page: Page): Promise<void> {
  // It may be the button just pressed, on its way out.
  for (const button of [
    page.getByRole('region', { name: 'Reaction window' }).getByRole('button', { name: /^Pass/ }),
    page.locator('[data-point="spend.done"]'),
  ])
    if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
}

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`[T-4] ${size}: a computer player’s turn is followed step by step, and nothing goes on until Next is pressed`, async ({
    person,
  }) => {
    test.setTimeout(120_000);
    const { page } = await person('Ana', { viewport, settings: { pace: 'step', director: true } });
    await page.goto('/solo');
    await bring(page, savedGame({ id: `steps${size}`, seats: SEATS, position: RIVALS }));
    await endOwnTurn(page);
    const next = page.locator('.stage-controls').getByRole('button', { name: /^Next/ });
    await expect(async () => {
      await stayOut(page);
      await expect(next).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [50], timeout: 60_000 });
    await expectAccessible(page);
    const first = await told(page).textContent();
    // Longer than a computer player of this level thinks.
    await page.waitForTimeout(2_500);
    expect(await told(page).textContent()).toBe(first);
    // A window asks everybody, and is answered; whatever the dice say, both take income and draw before it is Ana's turn again.
    const seen: string[] = [];
    await expect(async () => {
      await stayOut(page);
      if (await next.isVisible()) {
        const step = (await told(page).textContent({ timeout: 500 })) ?? '';
        // The name of a turn goes by of itself: what comes after it is not to be pressed away unread.
        expect(step).not.toMatch(/^Turn of/);
        seen.push(step);
        await next.click({ timeout: 1_000 });
      }
      await expect(page.getByRole('banner')).toContainText('Your turn', { timeout: 50 });
    }).toPass({ intervals: [50], timeout: 90_000 });
    expect(seen.join(' ')).toMatch(/Borges takes \d+ MB income.*Borges draws .*Cleo takes \d+ MB income.*Cleo draws /);
  });

test('[T-4] pause stops the computer players; instant lets them play to the next decision', async ({ person }) => {
  test.setTimeout(120_000);
  const { page } = await person('Ana', { settings: { pace: 'quick', director: true } });
  await page.goto('/solo');
  await bring(page, savedGame({ id: 'paused', seats: SEATS, position: RIVALS }));
  await endOwnTurn(page);
  await expect(async () => {
    await stayOut(page);
    await expect(page.locator('.queue-step')).not.toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [50], timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  const steps = () => page.locator('.queue-step').allTextContents();
  const before = await steps();
  // Longer than a computer player of this level thinks.
  await page.waitForTimeout(2_500);
  expect(await steps()).toEqual(before);
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(async () => {
    await stayOut(page);
    await expect(page.getByRole('banner')).toContainText('Your turn', { timeout: 200 });
  }).toPass({ intervals: [50], timeout: 60_000 });
});

test('[T-4] a step looked at once more asks nothing that was answered since', async ({ person }) => {
  test.setTimeout(120_000);
  const { page } = await person('Ana', { settings: { pace: 'normal', director: true } });
  await page.goto('/solo');
  await bring(page, savedGame({ id: 'oncemore', seats: SEATS, position: RIVALS }));
  await endOwnTurn(page);
  const bar = page.getByRole('region', { name: 'Reaction window' });
  await expect(bar).toContainText('Does anybody stop the turn of Borges?');
  await bar.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  const told = page.locator('.stage-words');
  await expect(async () => {
    if (!/income/.test((await told.textContent()) ?? '')) await page.keyboard.press('k');
    await expect(told).toContainText('Borges takes 20 MB income', { timeout: 300 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('b');
  await expect(told).toContainText('Turn of Borges');
  await expect(bar).toHaveCount(0);
});

test('[T-4] skipping stays out of every window until only I can decide', async ({ person }) => {
  test.setTimeout(120_000);
  const { page } = await person('Ana', { settings: { pace: 'normal', director: true } });
  await page.goto('/solo');
  await bring(page, savedGame({ id: 'skipped', seats: SEATS, position: RIVALS }));
  await endOwnTurn(page);
  await expect(async () => {
    await stayOut(page);
    await expect(page.getByRole('button', { name: /^Skip to my next decision/ })).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50], timeout: 60_000 });
  await page.keyboard.press('j');
  // Attacked in between, only they can say whether they defend.
  await expect(page.getByRole('banner').getByText('Your turn').or(page.getByText('Your decision'))).toBeVisible({
    timeout: 60_000,
  });
});

test('[T-4] one’s own board is one press away while others play, and the choice is remembered', async ({ person }) => {
  const { page } = await person('Ana', { settings: { pace: 'step', director: true } });
  await page.goto('/solo');
  await bring(page, savedGame({ id: 'switched', seats: SEATS, position: RIVALS }));
  await endOwnTurn(page);
  const own = page.getByRole('group', { name: 'Your power structure' });
  await page.getByRole('radio', { name: /^Your board/ }).click();
  await expect(own).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('.stage')).toBeVisible();
  await page.keyboard.press('1');
  await expect(own).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('illuminice.settings'))).toContain('"director":false');
});

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`[T-4] ${size}: before my turn stands what the others did, a line is shown again, and Enter starts the turn`, async ({
    person,
  }) => {
    test.setTimeout(120_000);
    const { page } = await person('Ana', { viewport, settings: { pace: 'instant', director: true, recap: true } });
    await page.goto('/solo');
    await bring(page, savedGame({ id: `recap${size}`, seats: SEATS, position: RIVALS }));
    await endOwnTurn(page);
    const recap = page.getByRole('dialog', { name: 'Since your last turn' });
    await expect(async () => {
      await stayOut(page);
      await expect(recap).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [50], timeout: 60_000 });
    await expect(recap).toContainText('Borges');
    await expect(recap).toContainText('Cleo');
    await expect(recap).toContainText('2 turns');
    await expectAccessible(page);
    // However much the others did, it scrolls between its title and the press that begins the turn: a thumb has no Enter.
    await page.setViewportSize({ width: viewport.width, height: 480 });
    await recap.getByRole('button', { name: 'Start my turn' }).click({ trial: true });
    await page.setViewportSize(viewport);
    await recap.getByRole('button', { name: 'Replay the turn' }).first().click();
    await expect(page.locator('.stage')).toBeVisible();
    await expect(recap).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(recap).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(recap).toHaveCount(0);
    await expect(page.locator('.stage')).toHaveCount(0);
    // S-6: from there the next Tab is the first thing to decide, not the end of the page.
    await expect(page.getByRole('complementary', { name: 'Decision' })).toBeFocused();
  });
