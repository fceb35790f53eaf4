/**
 * Buttons of the panel by the name they are pointed at (`data-point`), never by their look or place: after a press the
 * panel before may stand there for another second, and a press on its button would be lost.
 */
import { expect, type Locator, type Page } from '@playwright/test';

/** Whichever of these is there. */
export function pointed(page: Page, ...names: readonly string[]): Locator {
  return page.locator(names.map((name) => `.panel-place [data-point="${name}"]`).join(', ')).first();
}

/** Waits for this very button, and until it can be pressed. */
export async function press(page: Page, name: string): Promise<void> {
  await pointed(page, name).click();
}

/** Stages an amount and presses the button that says it: it is paid, and this player is done. */
export async function pay(page: Page, amount: number): Promise<void> {
  const open = pointed(page, 'spend.open');
  const form = pointed(page, 'spend.form');
  await expect(open.or(form).first()).toBeVisible();
  if (await open.isVisible()) await open.click();
  await form.getByRole('spinbutton', { name: 'Amount in MB' }).fill(String(amount));
  await form.getByRole('button', { name: new RegExp(` with ${amount} MB`) }).click();
  // Whoever is warned of a danger pays all the same.
  const warning = page.getByRole('dialog', { name: 'Do you mean it?' });
  await expect(async () => {
    if (await warning.isVisible())
      await warning.getByRole('button', { name: 'Do it all the same' }).click({ timeout: 2_000 });
    await expect(page.locator('.ledger-staged')).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/**
 * Ends the turn, in one press or two, until `sign` tells what came of it; an attack under way is rolled first,
 * where whoever paid last is asked again.
 */
export async function endTurnUntil(page: Page, sign: Locator): Promise<void> {
  const end = pointed(page, 'spend.done', 'turn.endActions', 'turn.endTransfers', 'turn.endTurn');
  await expect(async () => {
    // It may be the button just pressed, on its way out.
    if (await end.isVisible()) await end.click({ timeout: 2_000 });
    await expect(sign).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}
