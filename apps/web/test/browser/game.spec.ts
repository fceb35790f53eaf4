import type { Page } from '@playwright/test';
import { announceAttack, attackButton, captureTrekkies, PHONE, tap, twoAtTable, twoInPosition } from './evening.ts';
import { expect, expectAccessible, test } from './people.ts';
import { A_SPENDING_ROUND, ONE_GROUP_FROM_VICTORY, playOnFrom } from './positions.ts';

test('[REQ-010 REQ-351 REQ-366 R-21.1 R-21.8] two browsers play to victory: attack, placement, end of turn, reveal, back to the lobby, another game', async ({
  person,
  server,
}) => {
  test.setTimeout(300_000);
  const [host, guest] = await twoAtTable(person);
  await playOnFrom(server, ONE_GROUP_FROM_VICTORY, [host, guest]);
  const { page } = host;
  await expect(attackButton(page)).toBeEnabled({ timeout: 40_000 });
  await expectAccessible(page);

  await captureTrekkies(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place it here' }).click();
  await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  const won = page.getByRole('heading', { name: 'You rule the world' });
  await page.locator('.docket-foot').getByRole('button', { name: 'End turn' }).click();
  await expect(won).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Hagbard rules the world' })).toBeVisible();
  await expectAccessible(guest.page);

  await guest.page.reload();
  await expect(guest.page.getByRole('heading', { name: 'Hagbard rules the world' })).toBeVisible();
  const over = (asked: Page) => asked.getByRole('dialog', { name: 'The game is over' });

  // The game goes along as a file, and is looked at again where nobody of the two sits.
  const saving = guest.page.waitForEvent('download');
  await over(guest.page).getByRole('button', { name: 'Save the game' }).click();
  const file = await (await saving).path();
  const reader = await person('Simon');
  await reader.page.goto('/solo');
  await reader.page.locator('input[type=file]').setInputFiles(file);
  await expect(reader.page.locator('.browse-list')).toContainText('Hagbard, Ada');
  await reader.page.getByRole('button', { name: 'Look at it' }).click();
  await expect(reader.page.getByRole('heading', { name: 'Hagbard rules the world' })).toBeVisible();
  await expect(over(reader.page)).toContainText('5 of 5 Weird');
  // T-40: whoever does nothing is led back; the button counts down.
  await expect(over(page).getByRole('button', { name: /^Back to the lobby [01]:\d\d$/ })).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward(95_000);
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();

  // Another one wants to play again: that neither begins a game nor fetches the host back to the finished one.
  await over(guest.page).getByRole('button', { name: 'Play again' }).click();
  await expect(over(guest.page).getByRole('button', { name: /^Play again/ })).toBeDisabled();
  await expect(over(guest.page).getByRole('button', { name: /^Play again/ })).toContainText('You');
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const person of [page, guest.page])
    await expect(person.getByRole('button', { name: /^Face-down Illuminati/ })).toHaveCount(8);
});

test('[R-22.15] reload in the middle of a spending round, a second tab, and a line that dies and comes back: nothing is lost', async ({
  person,
  server,
}) => {
  test.setTimeout(300_000);
  const [host, guest] = await twoInPosition(person, A_SPENDING_ROUND);
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
  await guest.page.locator('.open-spending').click();
  await guest.page.getByRole('spinbutton', { name: 'Amount in MB' }).fill('4');
  await guest.page.getByRole('button', { name: 'Interfere with 4 MB' }).click();
  // Eight or less became four or less, in every tab.
  for (const page of [host.page, second, guest.page]) await expect(page.getByText('17%').first()).toBeVisible();
});

test('[REQ-338 R-22.14] a phone plays a whole turn by touch: attack, money, placement, transfer, end of turn', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const position = { ...ONE_GROUP_FROM_VICTORY, options: { pace: 0, basicGoalDelta: 5, longGame: true } };
  const [host, guest] = await twoInPosition(person, position, PHONE);
  const { page } = host;
  await expect(attackButton(page)).toBeEnabled({ timeout: 40_000 });
  await expectAccessible(page);
  await captureTrekkies(page, tap);
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await page.getByRole('button', { name: 'Nothing', exact: true }).tap();
  await page.locator('.docket-foot').getByRole('button', { name: /^Done/ }).tap();
  await page
    .locator('.docket')
    .getByRole('button', { name: /^Transfer money/ })
    .tap();
  await page.locator('.board [data-card="0"]').tap();
  await page.getByLabel('To: tap a connected card').selectOption({ label: 'Tabloids (0 MB)' });
  await page.getByRole('button', { name: /^All/ }).tap();
  await page.locator('.docket-foot').getByRole('button', { name: 'Okay' }).tap();
  await page.locator('.phone-nav').getByRole('button', { name: /^Hand/ }).tap();
  await expect(page.locator('.hand')).toBeVisible();
  await page
    .locator('.phone-nav')
    .getByRole('button', { name: /^Board/ })
    .tap();
  await page.locator('.docket-foot').getByRole('button', { name: 'End turn' }).tap();
  await expect(guest.page.locator('.header-turn')).toContainText('Your turn');
  await expect(page.locator('.header-turn')).toContainText('Turn of Ada');
});
