/** How to play, for people (T-6): opened beside a table at what is on it, played with, and the numbered rules one press deeper. */
import { expect, test } from './dev-table.ts';
import { expectAccessible } from './people.ts';

test('[T-6 R-22.2] during an attack the page about attacks opens; its arrows and money are live, and every rule stands beside it', async ({
  table,
}) => {
  const page = await table('attack');
  await page.keyboard.press('r');
  const book = page.getByRole('dialog', { name: 'Rules' });
  await expect(book.getByRole('heading', { name: 'An attack' })).toBeVisible();

  // A gold arrow: the ghost goes there.
  const ghost = book.locator('[data-ghost]');
  const before = await ghost.boundingBox();
  await book.getByRole('button', { name: 'Place here: top arrow' }).click();
  await expect.poll(() => ghost.boundingBox()).not.toEqual(before);

  // Money: the chance follows.
  await expect(book.getByText('8 or less: 26 of 36 throws, 72%.')).toBeVisible();
  await book.getByRole('spinbutton', { name: 'You pay' }).press('ArrowUp');
  await expect(book.getByText('9 or less: 30 of 36 throws, 83%.')).toBeVisible();
  await book.getByRole('radio', { name: 'Punk Rockers' }).click();
  await expect(book.getByText('Straight against Weird')).toBeVisible();

  // Picture and rule light each other.
  const rule = book.getByRole('button', { name: /R-9\.2/ });
  const section = book.getByRole('region', { name: 'Pay, if you like' });
  await expect(section).toHaveCSS('outline-style', 'none');
  await rule.hover();
  await expect(section).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page, '.rule-dialog');

  // One press deeper, and back to where the reader was.
  await rule.click();
  await expect(book.locator('.rule-marked')).toContainText('R-9.2');
  await expect(book.getByRole('heading', { name: /^Appendix|^R-24/ })).toHaveCount(0);
  await book.getByRole('radio', { name: 'For people' }).click();
  await expect(book.getByRole('heading', { name: 'An attack' })).toBeVisible();

  // By keyboard alone: the next page, from its beginning.
  await book.getByRole('button', { name: 'Control, neutralize, destroy' }).last().press('Enter');
  await expect(book.getByRole('heading', { name: 'Control, neutralize, destroy' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
});

test('[T-6] on a phone, while a Group is placed, the page about placement; a list leads to the others', async ({
  table,
}) => {
  const page = await table('captured');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('.table-menu-list').getByRole('button', { name: 'Rules', exact: true }).click();
  const book = page.getByRole('dialog', { name: 'Rules' });
  await expect(book.getByRole('heading', { name: 'Cards and arrows' })).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => book.locator('.guide').evaluate((box) => box.scrollWidth - box.clientWidth), `${size.width} wide`)
      .toBeLessThanOrEqual(0);
  }
  await book.getByRole('combobox', { name: 'Ten pages, ten minutes' }).selectOption('money');
  await expect(book.getByRole('heading', { name: 'Money', exact: true })).toBeInViewport();
  await book.getByRole('button', { name: '3 MB: The Network to Big Media' }).click();
  await expect(book.getByText('1 free step left')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
});
