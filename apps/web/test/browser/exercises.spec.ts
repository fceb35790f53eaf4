/** All six exercises, each solved by hand on the real table. */
import type { Page } from '@playwright/test';
import { memo } from './lessons.ts';
import { passAndPlace } from './local-games.ts';
import { expect, test } from './people.ts';

const panel = (page: Page) => page.locator('.panel-place');

async function begin(page: Page, key: string, title: string): Promise<void> {
  await page.goto(`/learn/${key}`);
  await expect(memo(page)).toContainText(title);
}

interface Announced {
  readonly kind?: 'Control' | 'Neutralize' | 'Destroy';
  readonly attacker: string;
  readonly target: string;
  readonly aid?: string;
  readonly privilege?: string;
}

async function announce(page: Page, { kind, attacker, target, aid, privilege }: Announced): Promise<void> {
  await page.locator('[data-point="turn.attack"]').click();
  if (kind) await panel(page).getByRole('button', { name: kind, exact: true }).click();
  // The only card that can attack is named already.
  const named = panel(page).locator('.versus').getByText(attacker);
  const pick = page.locator('.pick-list').getByRole('button', { name: attacker });
  await expect(named.or(pick).first()).toBeVisible();
  if (await pick.isVisible()) await pick.click();
  await page.locator('.pick-list').getByRole('button', { name: target }).click();
  if (aid) await panel(page).locator('.toggle-chips').getByRole('button', { name: aid }).click();
  if (privilege) {
    await panel(page).getByRole('button', { name: 'Privilege' }).click();
    await page.getByRole('button', { name: `Discard ${privilege}` }).click();
    await page.getByRole('button', { name: 'Okay', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Announce attack' }).click();
}

/** Pays from a treasury, which may have to be chosen, and waits until the payment is in the ledger. */
async function pay(page: Page, amount: number, from?: RegExp): Promise<void> {
  const open = page.locator('.open-spending');
  const amountBox = page.getByRole('spinbutton', { name: 'Amount in MB' });
  await expect(open.or(amountBox).first()).toBeVisible();
  if (await open.isVisible()) await open.click();
  if (from) await page.locator('.spend .toggle-chips').getByRole('button', { name: from }).click();
  await amountBox.fill(String(amount));
  await page.locator('.spend .button-dark').click();
}

async function main(page: Page): Promise<void> {
  await page.locator('.panel-place .docket-foot .button-large').click();
}

async function endTurn(page: Page): Promise<void> {
  await page
    .locator('.panel-place [data-point="turn.endTurn"], .panel-place [data-point="turn.endActions"]')
    .first()
    .click();
  const end = page
    .locator('.panel-place [data-point="turn.endTurn"], .panel-place [data-point="turn.endTransfers"]')
    .first();
  await expect(memo(page).getByText('Solved').or(end).first()).toBeVisible();
  // It may be the button just pressed, on its way out.
  if (await end.isVisible()) await end.click({ timeout: 5_000 }).catch(() => undefined);
}

const solved = (page: Page) => expect(memo(page).locator('.stamp')).toHaveText('Solved');

test('[R-9.10] win this turn: a wrong answer is explained, privilege wins', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'win-this-turn', 'Four Weird groups are yours');
  await announce(page, { attacker: 'The Discordian Society', target: 'Trekkies' });
  await pay(page, 6);
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('Ada interferes against the attack: 12 MB');
  await main(page);
  await endTurn(page);
  await expect(page.locator('.memo-aside')).toContainText('Ada paid against you');
  await memo(page).getByRole('button', { name: 'Try again' }).click();

  await announce(page, {
    attacker: 'The Discordian Society',
    target: 'Trekkies',
    privilege: 'Media Campaign',
  });
  await pay(page, 2);
  await main(page);
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await endTurn(page);
  await solved(page);
  await memo(page).getByRole('button', { name: 'Next exercise' }).click();
  await expect(memo(page)).toContainText('Ada wants your Hollywood');
});

test('[R-9.3] hold the line', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'hold-the-line', 'Ada wants your Hollywood');
  await pay(page, 3, /Hollywood/);
  await pay(page, 1, /Treasury/);
  await main(page);
  await solved(page);
});

test('[R-15.6] stop her', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'stop-her', 'Stop her');
  await page.locator('.hand li button').first().click();
  await page
    .getByRole('menuitem', { name: /Use|Play/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await pay(page, 3);
  await main(page);
  await solved(page);
});

test('[R-13.1] fit the arm', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'fit-the-arm', 'Fit the arm');
  await page.locator('[data-point="turn.move"]').click();
  await page.getByRole('combobox', { name: /Which group/ }).selectOption({ label: 'Society for Creative Anarchism' });
  await page.getByRole('combobox', { name: 'On which card' }).selectOption({ label: 'Fnord Motor Company' });
  await main(page);
  await announce(page, { attacker: 'The Network', target: 'Militia', aid: 'KGB' });
  await pay(page, 5);
  await main(page);
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await endTurn(page);
  await solved(page);
});

test('[R-8.7] cut the string', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'cut-the-string', 'Cut the string');
  await announce(page, {
    kind: 'Neutralize',
    attacker: 'The Society of Assassins',
    target: 'South American Nazis',
    privilege: 'Media Campaign',
  });
  await main(page);
  await endTurn(page);
  await solved(page);
});

test('[R-10.3] the last word', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'last-word', 'The last word');
  await announce(page, { attacker: 'The UFOs', target: 'Hollywood' });
  await main(page);
  await page.getByRole('button', { name: 'Play Assassination' }).click();
  await page.getByRole('button', { name: /Play Secrets/ }).click();
  await passAndPlace(page);
  await solved(page);
});

test('the six are listed, and what was solved is ticked; what was shown is not', async ({ person }) => {
  const { page } = await person('Ana');
  await begin(page, 'hold-the-line', 'Ada wants your Hollywood');
  await memo(page).getByRole('button', { name: 'Show me' }).click();
  await solved(page);
  await page.goto('/learn');
  await expect(page.locator('.learn-exercise')).toHaveCount(6);
  await expect(page.locator('.learn-exercise .icon')).toHaveCount(0);
});
