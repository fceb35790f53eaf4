/** Cards, coins and Specials taken by hand (T-39): each drop begins what a press would begin, and nothing is sent by it. */
import type { Page } from '@playwright/test';
import { carried, carry, own, type Point, restingAt } from './carrying.ts';
import { decision, expect, ownSpecials, ownStructure, test } from './dev-table.ts';

const coin = (page: Page, name: RegExp) => own(page, name).locator('.card-coin');
const special = (page: Page, name: RegExp) => ownSpecials(page).getByRole('button', { name });
const uncontrolled = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Uncontrolled groups' }).getByRole('button', { name });
/** Besides what others offer or warn of. */
const said = (page: Page) => page.locator('.toast:not(.offer-slip)');

const structure = (page: Page): Promise<readonly string[]> =>
  ownStructure(page)
    .locator('.board-view [data-card]')
    .evaluateAll((cards) => cards.map((card) => `${card.getAttribute('data-card')} ${card.getAttribute('style')}`));

test('[T-39] a Group dragged onto a card of the structure brings its puppets along, is asked about and sent as by presses', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await carry(page, own(page, /^Pentagon/), own(page, /^Yuppies/));
  // What comes along is shown before it is let go, and what would be lost.
  await expect(page.locator('[data-ghost]')).toContainText('Pentagon would lie here');
  await expect(page.locator('.ghost-arm')).toHaveCount(2);
  await page.mouse.up();
  await expect(carried(page)).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(decision(page).getByLabel('On which card')).toHaveValue(/./);
  await expect(decision(page)).toContainText('they would be lost: Recyclers');
  await decision(page).getByRole('button', { name: 'Move and lose them' }).click();
  await expect(decision(page)).toContainText('one action left');
  await expect(
    ownStructure(page)
      .getByRole('treeitem', { name: /^Yuppies/ })
      .getByRole('treeitem', { name: /^Pentagon/ }),
  ).toHaveCount(1);
});

test('[T-39] [R-22.11] where it cannot go the rules say why, Escape calls a drag off, and neither changes anything', async ({
  table,
}) => {
  const page = await table('late');
  const before = await structure(page);
  await carry(page, own(page, /^Hackers/), own(page, /Bermuda Triangle/));
  await expect(carried(page)).toContainText('Needed: a vacant arrow.');
  await page.mouse.up();
  await expect(said(page)).toContainText('Needed: a vacant arrow.');
  await expect(decision(page)).toContainText('2 actions left');

  await carry(page, own(page, /^Hackers/), own(page, /^Yuppies/));
  await expect(page.locator('[data-ghost]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(carried(page)).toHaveCount(0);
  await expect(decision(page)).toContainText('2 actions left');
  // The button is still down: what it does now is no pan and no press.
  await page.mouse.move(700, 600, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await structure(page)).toEqual(before);
  await expect(page.locator('.board[data-moved]')).toHaveCount(0);
});

test('[T-39] money dragged from card to card asks how much, with Shift it is all of it', async ({ table }) => {
  const page = await table('late', { answering: true });
  const amount = decision(page).getByRole('spinbutton', { name: 'Amount in MB' });
  await carry(page, coin(page, /Bermuda Triangle/), own(page, /^Yuppies/));
  await page.mouse.up();
  // Not connected.
  await expect(said(page)).toContainText('Needed:');
  await expect(decision(page)).toContainText('2 actions left');

  await carry(page, coin(page, /Bermuda Triangle/), own(page, /^Pentagon/));
  await page.mouse.up();
  await expect(amount).toHaveValue('1');
  await page.keyboard.press('Escape');
  await carry(page, coin(page, /Bermuda Triangle/), own(page, /^Pentagon/));
  await page.keyboard.down('Shift');
  await expect(amount).toHaveValue('23');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(amount).toHaveValue('23');
  await decision(page).getByRole('button', { name: /^Okay/ }).click();
  await expect(decision(page)).toContainText('one action left');
  await expect(own(page, /^Pentagon, .*25 MB/)).toBeVisible();
});

test('[T-39] a Special dragged onto its target has chosen it, one without a target is let go on the table, one that is not for now says so', async ({
  table,
}) => {
  const page = await table('late');
  await carry(page, special(page, /^Bribery/), uncontrolled(page, /^Libertarians/));
  await page.mouse.up();
  await expect(decision(page).getByRole('combobox', { name: /^Which group/ })).toHaveValue(/./);
  await expect(page.locator('[data-ghost]')).toContainText('Libertarians would lie here');
  await page.keyboard.press('Escape');
  await expect(decision(page)).toContainText('2 actions left');

  await carry(page, special(page, /^Slush Fund/), own(page, /Bermuda Triangle/));
  await page.mouse.up();
  await expect(decision(page).getByRole('button', { name: /^Play it/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await carry(page, special(page, /^Interference/), own(page, /Bermuda Triangle/));
  await page.mouse.up();
  await expect(said(page)).toContainText('Needed:');
  await expect(decision(page)).toContainText('2 actions left');
});

test('[T-39] [T-13] a finger that moves at once pans, one that stays looks closer, one that moves on from there carries', async ({
  table,
}) => {
  const page = await table('late');
  await page.mouse.move(0, 0);
  await expect(page.locator('.card-slip')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const finger = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> => {
    await devices.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  };
  const recyclers = own(page, /^Recyclers/);
  await expect(page.locator('.sheet-handle')).toBeVisible();
  const from = await restingAt(recyclers);
  await finger('touchStart', from);
  await finger('touchMove', { x: from.x + 30, y: from.y + 20 });
  await finger('touchEnd');
  await expect(page.locator('.board[data-moved]')).toHaveCount(1);
  await expect(carried(page)).toHaveCount(0);
  await page.locator('[data-point="zoom.fit"]').click();

  const held = await restingAt(recyclers);
  await finger('touchStart', held);
  await expect(page.getByRole('tooltip')).toContainText('Recyclers');
  await finger('touchMove', { x: held.x + 12, y: held.y });
  await expect(carried(page)).toBeAttached();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // On a phone the paper folds away from what is placed, so the board is larger now.
  await expect(page.locator('.table[data-stop="folded"]')).toBeAttached();
  await finger('touchMove', await restingAt(own(page, /Mafia/)));
  await expect(page.locator('[data-ghost]')).toContainText('Recyclers would lie here');
  await finger('touchEnd');
  await expect(carried(page)).toHaveCount(0);
  await expect(decision(page).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devices.detach();
});
