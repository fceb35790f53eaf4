/** Offers between a person and computer players: in sight until they end, and a no with its reason (T-16, T-33). */
import { test as devTable } from './dev-table.ts';
import { bring } from './local-games.ts';
import { expect, test } from './people.ts';
import { NEAR_VICTORY, savedGame } from './saved-game.ts';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  devTable(
    `[R-14.11 T-16] an offer stays in sight with its time until it is put aside, ${width}x${height}`,
    async ({ table }) => {
      const page = await table('offered');
      await page.setViewportSize({ width, height });
      const slip = page.locator('.offer-slip');
      await expect(slip).toContainText('Borges offers you 10 MB for Interference');
      await expect(slip.getByRole('timer')).toHaveAccessibleName(/^Stays open for (1:00|0:\d\d)$/);
      // Long after a toast would be gone.
      await expect(slip.getByRole('timer')).toHaveAccessibleName(/^Stays open for 0:4\d$/, { timeout: 25_000 });
      await slip.getByRole('button', { name: 'See it' }).click();
      await expect(page.getByRole('dialog', { name: 'Offer from Borges' })).toBeVisible();
      await expect(slip).toBeHidden();
      await page.keyboard.press('Escape');
      await slip.getByRole('button', { name: 'Later' }).click();
      await expect(slip).toBeHidden();
      if (width > 1000) await expect(page.getByRole('tab', { name: /^Deals 2/ })).toBeVisible();
    },
  );

test('[R-14.11 T-33] a computer player says why it does not take an offer', async ({ person }) => {
  const { page } = await person('Ana');
  const seats = [
    { name: 'Ana', kind: 'human' as const },
    { name: 'Magpie', kind: 'bot' as const, level: 'novice' },
  ];
  await page.goto('/solo');
  await bring(page, savedGame({ id: 'offers', seats, position: NEAR_VICTORY }));
  await page.getByRole('tab', { name: /^Deals/ }).click();
  await page.getByRole('group', { name: 'Make an offer to' }).getByRole('button', { name: 'Magpie' }).click();
  const paper = page.getByRole('dialog', { name: 'Offer to Magpie' });
  await paper.getByRole('spinbutton').nth(1).fill('1');
  await paper.getByRole('button', { name: /^Send offer/ }).click();
  await expect(page.locator('.toasts')).toContainText('Magpie declines your offer.');
  await expect(page.locator('.toasts q')).toHaveText('I do not trade.');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`[R-14.5 R-14.11] money for a promise: the computer player takes it and its word is in the ledger, ${width}x${height}`, async ({
    person,
  }) => {
    const { page } = await person('Ana', { viewport: { width, height } });
    const seats = [
      { name: 'Ana', kind: 'human' as const },
      { name: 'Magpie', kind: 'bot' as const, level: 'expert' },
    ];
    await page.goto('/solo');
    await bring(page, savedGame({ id: 'promise', seats, position: NEAR_VICTORY }));
    await page.getByRole(width > 1000 ? 'tab' : 'button', { name: /^Deals/ }).click();
    await page.getByRole('group', { name: 'Make an offer to' }).getByRole('button', { name: 'Magpie' }).click();
    const paper = page.getByRole('dialog', { name: 'Offer to Magpie' });
    await paper.getByRole('spinbutton').first().fill('16');
    await paper.getByRole('button', { name: 'Ask for a promise' }).click();
    await paper.getByRole('combobox', { name: 'Magpie shall promise' }).selectOption('pay');
    await paper.getByRole('spinbutton', { name: 'Amount in MB' }).fill('5');
    await paper.getByRole('button', { name: 'Put it beside the offer' }).click();
    await expect(paper.locator('.trade-word')).toHaveText(/And Magpie promises:.*5 MB on my next turn/);
    await paper.getByRole('button', { name: /^Send offer/ }).click();
    await expect(page.getByRole('list', { name: 'Promises' })).toContainText('5 MB on my next turn.');
  });
