/** Games at one device, hosted by the browser itself. */
import { expect, expectAccessible, test } from './people.ts';

test('[REQ-001] solo: two clicks from the menu to the first decision, and a reload goes on where it was', async ({
  person,
}) => {
  const { page } = await person('Ana');
  await page.goto('/solo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Who pulls your strings?')).toBeVisible();
  await page.goto('/solo');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(
    page.getByText('Who pulls your strings?').or(page.getByText('A secret goal')).or(page.getByText('Actions').first()),
  ).toBeVisible();
  await page.goto('/solo');
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
});

test('[R-24.6] hot-seat: a curtain stands before every hand', async ({ person }) => {
  const { page } = await person('Ana');
  await page.goto('/hot-seat');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('heading', { name: /Hand the device to Player/ });
  await expect(curtain).toBeVisible();
  await expect(page.getByText('Treasury')).toHaveCount(0);
  await page.getByRole('button', { name: /^I am Player/ }).click();
  await expect(curtain).toHaveCount(0);
});

test('[R-22.2] offline: after one visit menu, solo and rulebook work with the network off', async ({ person }) => {
  const { page } = await person('Ana');
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await page.context().setOffline(true);
  await page.goto('/solo');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Who pulls your strings?')).toBeVisible();
  await page.goto('/rulebook');
  await expect(page.getByText('R-9.14').first()).toBeVisible();
  await page.context().setOffline(false);
});
