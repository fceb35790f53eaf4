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

/** Pays into an attack from a treasury, which may have to be chosen, and waits until it is among the numbers. */
export async function pay(page: Page, amount: number, from?: RegExp): Promise<void> {
  const open = pointed(page, 'spend.open');
  const form = pointed(page, 'spend.form');
  await expect(open.or(form).first()).toBeVisible();
  if (await open.isVisible()) await open.click();
  if (from) await form.locator('.toggle-chips').getByRole('button', { name: from }).click();
  await form.getByRole('spinbutton', { name: 'Amount in MB' }).fill(String(amount));
  const ledger = page.locator('.panel-place .ledger');
  const before = (await ledger.textContent()) ?? '';
  await form.getByRole('button', { name: new RegExp(` ${amount} MB`) }).click();
  await expect(ledger).not.toHaveText(before);
}

/** Ends the turn, in one press or two, until `sign` tells what came of it. */
export async function endTurnUntil(page: Page, sign: Locator): Promise<void> {
  const end = pointed(page, 'turn.endActions', 'turn.endTransfers', 'turn.endTurn');
  await expect(async () => {
    // It may be the button just pressed, on its way out.
    if (await end.isVisible()) await end.click({ timeout: 2_000 });
    await expect(sign).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}
