import type { Page } from '@playwright/test';
import { create, expect, expectAccessible, join, test } from './people.ts';

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('[REQ-022 REQ-023 R-2.3 T-26] one after another takes one of eight face-down Illuminati, it is gone for everybody, and all learn who everybody is', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada', { viewport: { width: 390, height: 844 }, touch: true });
  await join(guest, await create(host));
  await host.page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'Open' }).click();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  const backs = (page: Page) => page.getByRole('button', { name: /^Face-down Illuminati/ });
  for (const { page } of [host, guest]) {
    await expect(backs(page)).toHaveCount(8);
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
  }
  await expect(guest.page.getByText('Hagbard takes one.')).toBeVisible();
  await expect(backs(guest.page).first()).toBeDisabled();
  await host.page.getByRole('button', { name: 'Face-down Illuminati 5 of 8' }).click();
  for (const { page } of [host, guest]) {
    await expect(backs(page)).toHaveCount(7);
    await expect(page.locator('.back-taken')).toHaveText('Hagbard');
  }
  await guest.page.getByRole('button', { name: 'Face-down Illuminati 2 of 8' }).click();
  const taken: string[] = [];
  for (const { page } of [host, guest]) {
    await expect(page.getByRole('button', { name: 'To the table' })).toBeFocused();
    // S-9: the focus scrolls neither name nor card away.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    taken.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);
  }
  expect(new Set(taken).size).toBe(2);
  for (const { page } of [host, guest])
    for (const name of taken) await expect(page.locator('.setup-players')).toContainText(name);

  // A reload deals nothing again.
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[REQ-029 REQ-030 REQ-031 R-2.8 T-24] everybody throws their own dice, all see who begins, and the first turn begins after it', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const host = await person('Hagbard');
  const guest = await person('Ada', { viewport: { width: 390, height: 844 }, touch: true });
  await join(guest, await create(host));
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await expect(host.page.getByText('3 of 8 filled')).toBeVisible();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [host, guest]) await page.locator('.back:enabled').first().click();
  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'To the table' }).click();
  const dice = (page: Page) => page.getByRole('button', { name: 'Throw the dice' });
  // Whoever plays the UFOs chooses a goal first; the others wait for it.
  for (const { page } of [host, guest]) {
    const goal = page.locator('.setup-card:enabled').first();
    const waits = page.getByText('Secret goals are being chosen');
    await expect(goal.or(dice(page)).or(waits).first()).toBeVisible();
    if (await goal.isVisible()) await goal.click();
  }
  const rolls = (page: Page) => page.getByRole('dialog', { name: 'Who goes first?' });
  await dice(host.page).click();
  await expect(
    rolls(guest.page).getByRole('listitem').filter({ hasText: 'Hagbard' }).locator('.roll-sum'),
  ).toBeVisible();
  await expect(rolls(host.page).getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('shakes the dice');
  await expectAccessible(guest.page);
  expect(await fits(guest.page)).toBe(true);
  await expect(host.page.locator('.table')).toHaveCount(0);
  // It stands there for four seconds only.
  const first = rolls(host.page)
    .getByText(/takes? the first turn\./)
    .waitFor();
  await Promise.all([first, dice(guest.page).click()]);
  for (const { page } of [host, guest]) {
    await expect(page.locator('.table')).toBeVisible();
    await expect(rolls(page)).toHaveCount(0);
  }
});

test('[REQ-019 REQ-020 R-19.9] before the first turn the host can call the game off while Illuminati are chosen, and anybody can go', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada', { viewport: { width: 390, height: 844 }, touch: true });
  const code = await create(host);
  await join(guest, code);
  const start = async (): Promise<void> => {
    await host.page.getByRole('button', { name: 'Start game' }).click();
    for (const { page } of [host, guest]) await expect(page.locator('.setup-card').first()).toBeVisible();
  };
  await host.page.getByRole('radiogroup', { name: 'Illuminati' }).getByRole('radio', { name: 'Choose' }).click();
  await start();
  await expect(guest.page.getByRole('button', { name: 'Cancel game' })).toHaveCount(0);
  await expectAccessible(guest.page);

  // The rulebook lies beside; nobody has to go to read it.
  await host.page.getByRole('button', { name: 'Rulebook' }).click();
  await expect(host.page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await host.page.keyboard.press('Escape');
  await expect(host.page.getByRole('dialog', { name: 'Rules' })).toHaveCount(0);

  await host.page.getByRole('button', { name: 'Cancel game' }).click();
  await host.page.getByRole('button', { name: 'Stay' }).click();
  await host.page.getByRole('button', { name: 'Cancel game' }).click();
  await host.page.getByRole('button', { name: 'Call it off for all' }).click();
  for (const { page } of [host, guest]) await expect(page.getByText('2 of 8 filled')).toBeVisible();

  await start();
  await guest.page.getByRole('button', { name: 'Leave game' }).click();
  await guest.page.getByRole('button', { name: /^Leave: a computer plays for you/ }).click();
  await expect(guest.page.getByRole('button', { name: 'Create game' })).toBeVisible();
});
