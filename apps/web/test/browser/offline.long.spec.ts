/** A whole solo game without a network, from the first card to somebody's victory. Takes minutes. */
import { visitAndUnplug } from './local-games.ts';
import { expect, sitAtTable, test } from './people.ts';

test('[R-22.2 R-21.1] network off after the first visit: a whole solo game is played to its end', async ({
  person,
}) => {
  test.setTimeout(900_000);
  const { page } = await person('Ana', { keepsOffline: true });
  await visitAndUnplug(page);
  await page.goto('/solo');
  await page.getByRole('radiogroup', { name: 'Opponents' }).getByRole('radio', { name: '3', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'How good they are' }).getByRole('radio', { name: 'Novice' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await sitAtTable({ page });

  const over = page.getByRole('dialog', { name: 'The game is over' });
  const doIt = page.locator('.hint').getByRole('button', { name: 'Do it' });
  const ask = page.locator('.hint-button');
  // The player does whatever they are advised to.
  await expect(async () => {
    for (let press = 0; press < 60 && !(await over.isVisible()); press++) {
      if (await doIt.isVisible()) await doIt.click({ timeout: 2_000 }).catch(() => undefined);
      else if (await ask.isVisible()) await ask.click({ timeout: 2_000 }).catch(() => undefined);
      else await page.waitForTimeout(150);
    }
    expect(await over.isVisible()).toBe(true);
  }).toPass({ timeout: 880_000, intervals: [10] });
  await expect(over.getByText(/rules? the world/)).toBeVisible();
  await page.context().setOffline(false);
});
