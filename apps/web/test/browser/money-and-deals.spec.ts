/** Money and cards that change their place: transfers, gifts, and offers that the other one accepts or declines. */
import type { Page } from '@playwright/test';
import { decision, expect, fromCardMenu, ownStructure, players, test } from './dev-table.ts';

const button = (page: Page, name: RegExp) => decision(page).getByRole('button', { name });
const amount = (page: Page) => decision(page).getByRole('spinbutton', { name: 'Amount in MB' });
const own = (page: Page, name: RegExp) => ownStructure(page).getByRole('button', { name });

async function beginTransfer(page: Page): Promise<void> {
  await button(page, /^Transfer money/).click();
  await own(page, /^The Bermuda Triangle/).click();
  await own(page, /^Pentagon/).click();
}

test('[REQ-160 REQ-151] a transfer: Cancel costs nothing, more than there is is refused and asked again, Okay carries it out', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await beginTransfer(page);
  await amount(page).fill('7');
  await button(page, /^Cancel/).click();
  await expect(decision(page)).toContainText('2 actions left');
  await expect(own(page, /^The Bermuda Triangle, .*23 MB/)).toBeVisible();

  await beginTransfer(page);
  await amount(page).fill('400');
  await expect(decision(page).getByRole('alert')).toContainText('There are only 23 MB.');
  await expect(button(page, /^Okay/)).toBeDisabled();
  // Leaving the box changes nothing: the number is asked again, not put right unasked.
  await amount(page).blur();
  await expect(amount(page)).toHaveValue('400');
  await expect(button(page, /^Okay/)).toBeDisabled();
  await amount(page).fill('7');
  await expect(decision(page).getByRole('alert')).toHaveCount(0);
  await button(page, /^Okay/).click();
  await expect(decision(page)).toContainText('one action left');
  await expect(own(page, /^The Bermuda Triangle, .*16 MB/)).toBeVisible();
  await expect(own(page, /^Pentagon, .*9 MB/)).toBeVisible();
});

test('[REQ-151] a gift of more than there is is refused and asked again', async ({ table }) => {
  const page = await table('late', { answering: true });
  await fromCardMenu(page, /Bermuda Triangle/, /^Give money/);
  await button(page, /^Ada The Servants/).click();
  await amount(page).fill('24');
  await expect(decision(page).getByRole('alert')).toContainText('There are only 23 MB.');
  await expect(button(page, /^Okay/)).toBeDisabled();
  await amount(page).fill('23');
  await button(page, /^Okay/).click();
  await expect(own(page, /^The Bermuda Triangle, .* 0 MB/)).toBeVisible();
});

test('[REQ-310 REQ-311 REQ-315 REQ-376] an offer reaches the other one, who declines it and nothing changes, or accepts it and both boards show it', async ({
  table,
}) => {
  const page = await table('offered', { answering: true });
  await page.getByRole('tab', { name: /^Deals/ }).click();
  const offers = page.getByRole('tabpanel', { name: /^Deals/ }).getByRole('article');
  await expect(offers).toHaveCount(2);
  const militia = own(page, /^Militia/);
  // A Group is there, and not yet anybody else's: nobody asked the receiver so far.
  await expect(offers.filter({ hasText: 'Militia' })).toContainText('Ada offers');
  await expect(militia).toHaveCount(0);

  await offers.filter({ hasText: 'Borges' }).getByRole('button', { name: 'Decline' }).click();
  await expect(offers).toHaveCount(1);
  await expect(own(page, /^The Bermuda Triangle, .*23 MB/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Interference:/ })).toBeVisible();

  await offers.getByRole('button', { name: 'Accept' }).click();
  await decision(page)
    .getByRole('button', { name: /^Place it/ })
    .first()
    .click();
  await expect(militia).toBeVisible();
  await expect(own(page, /^The Bermuda Triangle, .*28 MB/)).toBeVisible();
  await expect(own(page, /^Hackers/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Slush Fund:/ })).toHaveCount(0);
  await players(page).getByRole('button', { name: /^Ada/ }).click();
  const adas = page.getByRole('group', { name: 'Power structure of Ada' });
  await expect(adas.getByRole('button', { name: /^Hackers/ })).toBeVisible();
  await expect(adas.getByRole('button', { name: /^Militia/ })).toHaveCount(0);
  await expect(adas.getByRole('button', { name: /^The Servants of Cthulhu, .* 9 MB/ })).toBeVisible();
});
