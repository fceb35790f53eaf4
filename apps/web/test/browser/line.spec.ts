/** A press before the line is there: the page waits for it, visibly and only so long, and can be told not to. */
import type { Page } from '@playwright/test';
import { create, expect, expectAccessible, type Person, test } from './people.ts';

/** The session is asked for before the socket is opened: while it is held back, there is no line. */
async function holdTheLine(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function atTheMenu({ page, name }: Person): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
}

const calling = (page: Page) => page.getByRole('status').filter({ hasText: 'Calling headquarters…' });

test('[REQ-007 R-22.3 R-22.15] Create pressed before the line is there waits for it, and the game is created', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const { page } = host;
  const release = await holdTheLine(page);
  await atTheMenu(host);
  // The state of the line is always in sight.
  await expect(page.locator('.menu-foot')).toContainText('Connecting');
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(calling(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create game' })).toBeDisabled();
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expect(calling(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Connected' })).toBeVisible();
});

test('[REQ-008 R-22.4] Join and Quick match wait as well; who cancels stays in the menu', async ({ person }) => {
  const host = await person('Hagbard');
  const code = await create(host);
  const guest = await person('Ada');
  const { page } = guest;
  const release = await holdTheLine(page);
  await atTheMenu(guest);
  await page.getByRole('button', { name: 'Quick match' }).click();
  await calling(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(calling(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Quick match' })).toBeEnabled();

  await page.getByLabel('Code of the game').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(calling(page)).toBeVisible();
  release();
  // What was cancelled is not done after all: they sit at the table of the code, and nowhere else.
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await expect(host.page.getByText('2 of 8 filled')).toBeVisible();
});

test('when no line comes in a reasonable time the menu says so, and the next press tries again', async ({ person }) => {
  const host = await person('Hagbard');
  const { page } = host;
  await page.clock.install();
  const release = await holdTheLine(page);
  await atTheMenu(host);
  const press = page.getByRole('button', { name: 'Create game' });
  await press.click();
  await expect(press).toBeDisabled();
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection to the server' })).toBeVisible();
  await expect(press).toBeEnabled();
  release();
  await press.click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
});

test('[REQ-370] who thinks better of leaving gets the line back', async ({ person }) => {
  const host = await person('Hagbard');
  const { page } = host;
  await atTheMenu(host);
  await page.getByRole('button', { name: 'Exit game' }).click();
  await page.getByRole('button', { name: 'On second thought…' }).click();
  await page.getByRole('button', { name: 'Create game' }).click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
});
