import type { Locator, Page } from '@playwright/test';
import { create, expect, expectAccessible, join, type Person, sitAtTable, test } from './people.ts';
import { A_SPENDING_ROUND, ONE_GROUP_FROM_VICTORY, playOnFrom } from './positions.ts';

type Sit = (
  name: string,
  settings?: { readonly touch?: boolean; readonly viewport?: { width: number; height: number } },
) => Promise<Person>;

async function twoAtTable(person: Sit): Promise<readonly [Person, Person]> {
  const host = await person('Hagbard');
  const guest = await person('Ada');
  const code = await create(host);
  await host.page.getByRole('group', { name: 'Pace' }).getByRole('button', { name: 'Open' }).click();
  await join(guest, code);
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await Promise.all([sitAtTable(host), sitAtTable(guest)]);
  // Parts of the table are fetched ahead; a server stopped meanwhile would be another test.
  for (const { page } of [host, guest]) await expect(page.locator('.table')).toBeVisible();
  await host.page.waitForTimeout(3_000);
  return [host, guest];
}

function attackButton(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Decision' }).getByRole('button', { name: /^Attack/ });
}

async function announceAttack(page: Page): Promise<void> {
  await expect(attackButton(page)).toBeEnabled({ timeout: 40_000 });
  await attackButton(page).click();
  await page.locator('.board [data-card="0"]').click();
  await page.locator('.pick-list').getByRole('button', { name: 'Trekkies' }).click();
  await page.getByRole('button', { name: 'Announce attack' }).click();
}

/** Announces the attack that wins and carries it through; 11 and 12 fail, so it may take a second try. */
async function captureTrekkies(page: Page): Promise<void> {
  await announceAttack(page);
  await page.getByRole('spinbutton', { name: 'Amount in MB' }).fill('15');
  await page.getByRole('button', { name: 'Spend 15 MB' }).click();
  await page
    .locator('.docket-foot')
    .getByRole('button', { name: /^Attack/ })
    .click();
}

test('[REQ-351 REQ-366 R-21.1] two browsers play to victory: attack, placement, end of turn, reveal, back to the lobby', async ({
  person,
  server,
}) => {
  test.setTimeout(300_000);
  const [host, guest] = await twoAtTable(person);
  await playOnFrom(server, ONE_GROUP_FROM_VICTORY);
  const { page } = host;
  await expect(attackButton(page)).toBeEnabled({ timeout: 40_000 });
  await expectAccessible(page);

  const place = page.getByRole('button', { name: 'Place it here' });
  for (let attempt = 0; attempt < 2; attempt++) {
    await captureTrekkies(page);
    const again = page.getByRole('button', { name: 'Pass', exact: true }).or(page.getByText('1 of 2 left'));
    await expect(place.or(again).first()).toBeVisible();
    if (await place.isVisible()) break;
  }
  await expectAccessible(page);
  await place.click();
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  const won = page.getByRole('heading', { name: 'You rule the world' });
  for (let phase = 0; phase < 4 && !(await won.isVisible()); phase++) {
    await page.keyboard.press('e');
    await page.waitForTimeout(700);
  }
  await expect(won).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Hagbard rules the world' })).toBeVisible();
  await expectAccessible(guest.page);

  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { name: 'Hagbard rules the world' })).toBeVisible();
  await page
    .getByRole('dialog', { name: 'The game is over' })
    .getByRole('button', { name: 'Back to the lobby' })
    .click();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
});

test('[R-22.15] reload in the middle of a spending round, a second tab, and a line that dies and comes back: nothing is lost', async ({
  person,
  server,
}) => {
  test.setTimeout(300_000);
  const [host, guest] = await twoAtTable(person);
  await playOnFrom(server, A_SPENDING_ROUND);
  await announceAttack(host.page);
  await expect(guest.page.getByText(/rivals may interfere/)).toBeVisible();

  await host.page.reload();
  await expect(host.page.getByText(/rivals may interfere/)).toBeVisible();

  const second = await host.page.context().newPage();
  await second.goto(host.page.url());
  await expect(second.getByText(/rivals may interfere/)).toBeVisible();

  await server.stop();
  await expect(guest.page.getByText('The line is dead.')).toBeVisible();
  await server.start();
  await expect(guest.page.getByText('The line is dead.')).toBeHidden({ timeout: 40_000 });
  await guest.page.getByRole('spinbutton', { name: 'Amount in MB' }).fill('4');
  await guest.page.getByRole('button', { name: 'Interfere: 4 MB' }).click();
  // Eight or less became four or less, in every tab.
  for (const page of [host.page, second, guest.page]) await expect(page.getByText('17%').first()).toBeVisible();
});
