import type { Page } from '@playwright/test';
import { create, expect, expectAccessible, join, sitAtTable, test } from './people.ts';

/** The list of rolls goes away by itself after nine seconds: too soon for a test on a busy machine. */
async function keepRollsOpen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window);
    const patient = (run: () => void, after = 0) => (after === 9_000 ? 0 : real(run, after));
    Object.assign(window, { setTimeout: patient });
  });
}

test('[REQ-022 REQ-023 R-2.3] each takes one of eight face-down Illuminati by tapping it and learns who everybody is', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada', { viewport: { width: 390, height: 844 }, touch: true });
  await join(guest, await create(host));
  await host.page.getByRole('group', { name: 'Pace' }).getByRole('button', { name: 'Open' }).click();
  await host.page.getByRole('button', { name: 'Start game' }).click();

  const taken: string[] = [];
  for (const { page } of [host, guest]) {
    await expect(page.getByRole('button', { name: /^Face-down Illuminati/ })).toHaveCount(8);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await page.getByRole('button', { name: 'Face-down Illuminati 5 of 8' }).click();
    await expect(page.getByRole('button', { name: /^Face-down Illuminati/ })).toHaveCount(0);
    taken.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await expect(page.getByRole('button', { name: 'To the table' })).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  }
  expect(new Set(taken).size).toBe(2);
  for (const { page } of [host, guest])
    for (const name of taken) await expect(page.locator('.setup-players')).toContainText(name);

  // A reload deals nothing again.
  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[REQ-029 REQ-030 REQ-031] the dice for the first turn list everybody, say who begins, and are not rolled again', async ({
  person,
}) => {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  await keepRollsOpen(host.page);
  await join(guest, await create(host));
  await host.page.getByRole('button', { name: '+ Bot' }).first().click();
  await expect(host.page.getByText('3 of 8 filled')).toBeVisible();
  await host.page.getByRole('button', { name: 'Start game' }).click();
  // Both: nobody rolls before the UFOs, whoever they are, have chosen a goal.
  await Promise.all([sitAtTable(host), sitAtTable(guest)]);
  const rolls = host.page.getByRole('dialog', { name: 'Who goes first?' });
  await expect(rolls).toBeVisible();
  await expect(rolls.getByRole('listitem').filter({ hasText: 'You' })).not.toHaveCount(0);
  await expect(rolls.getByRole('listitem').filter({ hasText: 'Ada' })).not.toHaveCount(0);
  expect(await rolls.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await expect(rolls.getByText(/takes? the first turn\./)).toBeVisible();
  await rolls.getByRole('button', { name: 'Begin' }).click();
  await expect(rolls).toHaveCount(0);
  await host.page.reload();
  await expect(host.page.locator('.table').first()).toBeVisible();
  await expect(rolls).toHaveCount(0);
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
  await host.page.getByRole('group', { name: 'Illuminati' }).getByRole('button', { name: 'Choose' }).click();
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
