import { expect, test } from './dev-table.ts';

test('[T-13] a pointer that rests on a card, or the focus, shows it whole beside it; a press or Escape takes the slip away', async ({
  table,
}) => {
  const page = await table('late');
  const slip = page.getByRole('tooltip');
  const hackers = page.locator('.board-view').getByRole('button', { name: /^Hackers/ });
  await hackers.hover();
  await expect(slip).toContainText('Hackers');
  await expect(slip).toContainText('Resistance');
  await expect(slip).toContainText('Controlled by Multinational Oil Companies');
  await expect(slip).toContainText(/: (free|blocked)/);
  await page.getByRole('complementary', { name: 'Decision' }).hover();
  await expect(slip).toHaveCount(0);

  // The focus that a key brought, not one that a panel put there as it opened.
  await hackers.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(slip).toContainText('Hackers');
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);

  await hackers.hover();
  await expect(slip).toBeVisible();
  await hackers.click();
  await expect(slip).toHaveCount(0);
  await expect(page.getByRole('menu')).toBeVisible();
});

test('[T-13] a finger that stays on a card looks at it and presses nothing', async ({ table }) => {
  const page = await table('late');
  const card = page.locator('.board-view').getByRole('button', { name: /^Hackers/ });
  const finger = (type: string): Promise<void> =>
    card.evaluate((element, what) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(new PointerEvent(what, { ...at, pointerType: 'touch', bubbles: true }));
    }, type);
  await finger('pointerdown');
  await expect(page.getByRole('tooltip')).toContainText('Hackers');
  await card.evaluate((element) => {
    element.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
    (element as HTMLElement).click();
  });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
