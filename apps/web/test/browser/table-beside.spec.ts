/** What stands beside the moves: the table's menu, the piles, the rules of this table, the list of Groups, offers looked at. */
import type { Page } from '@playwright/test';
import { decision, expect, test } from './dev-table.ts';
import { expectAccessible } from './people.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Table menu' });
const menuList = (page: Page) => page.locator('.table-menu-list');

async function fromTableMenu(page: Page, entry: string | RegExp): Promise<void> {
  await menuButton(page).click();
  await menuList(page).getByRole('button', { name: entry }).click();
}

test('[REQ-373] a running game can be reset and a turn begun again: whoever plays asks all, for a new game after a second thought', async ({
  table,
}) => {
  const page = await table('actions');
  await fromTableMenu(page, 'Ask all to begin this turn again');
  const vote = page.getByLabel('Vote', { exact: true });
  await expect(vote).toContainText('You ask to go back to the start of this turn.');
  await expect(vote).toContainText('1 of 4 agree');

  const again = await table('actions');
  await fromTableMenu(again, 'Ask all for a new game');
  await expect(vote).toHaveCount(0);
  await menuList(again)
    .getByRole('button', { name: /^Really\?/ })
    .click();
  await expect(vote).toContainText('You ask for a new game.');
});

test('[R-22.13] the table menu closes by Escape, which does nothing else, and by a press elsewhere', async ({
  table,
}) => {
  const page = await table('actions');
  await page.keyboard.press('a');
  await expect(decision(page).getByRole('button', { name: /^Cancel/ })).toBeVisible();
  await menuButton(page).click();
  await expect(menuList(page)).toBeVisible();
  await expectAccessible(page, '.table-menu');
  await page.keyboard.press('Escape');
  await expect(menuList(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  // What was begun is still begun.
  await expect(decision(page).getByRole('button', { name: /^Cancel/ })).toBeVisible();
  await menuButton(page).click();
  await menuList(page).getByRole('button', { name: 'Leave game' }).click();
  await expect(menuList(page).getByRole('button', { name: /^Really leave/ })).toBeVisible();
  await page.locator('.docket .stamp').click();
  await expect(menuList(page)).toHaveCount(0);
  // A second thought is not kept for the next time.
  await menuButton(page).click();
  await expect(menuList(page).getByRole('button', { name: 'Leave game' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('[R-18.4 T-32] what a spy was shown stays in a notebook only they see, closed or not', async ({ table }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await table('spied');
    await page.setViewportSize({ width, height });
    const notice = page.getByRole('dialog', { name: 'For your eyes only' });
    await expect(notice).toContainText('It stays in your private notes');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await menuButton(page).click();
    await menuList(page)
      .getByRole('button', { name: /^Private notes/ })
      .click();
    const notes = page.getByRole('dialog', { name: 'Private notes' });
    await expect(notes).toContainText('Ada held:');
    await expectAccessible(page, '.beside-paper');
    await page.keyboard.press('Escape');
    await expect(notes).toHaveCount(0);
  }
});

test('[R-18.1 R-1.10] dead Groups and used Specials lie open: the head of the table leads to them, a press enlarges one', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await page.getByRole('button', { name: /^Slush Fund/ }).click();
  await page.getByRole('menuitem', { name: 'Use' }).click();
  await decision(page).getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.piles')).toContainText('Discards 1');
  await page.locator('.piles').click();
  const piles = page.getByRole('dialog', { name: 'Dead and used cards' });
  const dead = piles.getByRole('region', { name: 'Destroyed Groups' });
  await expect(dead.getByRole('button')).toHaveCount(3);
  await expect(piles.getByRole('region', { name: 'Used Specials' }).getByRole('button')).toHaveText(/Slush Fund/);
  await expectAccessible(page, 'dialog');
  await dead.getByRole('button', { name: /^Convenience Stores/ }).click();
  const card = page.getByRole('dialog', { name: 'Card', exact: true });
  await expect(card.getByRole('heading', { name: 'Convenience Stores' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(piles).toBeVisible();
});

test('[R-18.1] on a narrow screen the piles are reached through the table menu', async ({ table }) => {
  const page = await table('late');
  await page.setViewportSize({ width: 390, height: 844 });
  await fromTableMenu(page, /^Dead and used cards.*3 dead/);
  await expect(page.getByRole('dialog', { name: 'Dead and used cards' })).toContainText('48 cards are left');
});

test('[REQ-300 REQ-301] a list of the controlled Groups appears, and the one that is clicked shows its way up', async ({
  table,
}) => {
  const page = await table('late');
  await fromTableMenu(page, 'Groups and their positions');
  const list = page.getByRole('dialog', { name: 'Your Groups' });
  await expect(list.getByRole('listitem')).toHaveCount(11);
  await expectAccessible(page, 'dialog');
  await list.getByRole('button', { name: /^Yuppies step 2/ }).click();
  await expect(list).toHaveCount(0);
  await expect(page.locator('.board-path')).toHaveText(/^The Bermuda Triangle › Republicans › Yuppies/);
});

test('[R-23.15] the options of this game can be looked up at the table; what is not as usual is marked', async ({
  table,
}) => {
  const page = await table('hidden');
  await fromTableMenu(page, 'Rules of this table');
  const rules = page.getByRole('dialog', { name: 'Rules of this table' });
  const unusual = rules.locator('.option-unusual');
  await expect(unusual.filter({ hasText: 'Face-down Illuminati' }).locator('dd')).toHaveText('Yes');
  await expect(unusual.filter({ hasText: 'Money' }).locator('dd')).toHaveText('Hidden');
  await expect(unusual.filter({ hasText: 'Gifts need a yes' })).toHaveCount(0);
  await expect(rules.getByText('Gifts need a yes')).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test('[R-14.4 R-14.6 R-14.11] whoever is asked sees both bundles, both structures and goals after, the cost and the time left', async ({
  table,
}) => {
  let page = await table('offered');
  // The toast leads to the newest offer, the list to each of them. It goes by itself: a slow machine gets another one.
  await expect(async () => {
    page = await table('offered');
    await page.getByRole('button', { name: 'See it' }).click({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const borges = page.getByRole('dialog', { name: 'Offer from Borges' });
  await expect(borges.getByText('It costs no action')).toBeVisible();
  await borges.getByRole('button', { name: /^Close/ }).click();
  await expect(borges).toHaveCount(0);

  await page.getByRole('article').filter({ hasText: 'Ada offers' }).getByRole('button', { name: /both/ }).click();
  const offer = page.getByRole('dialog', { name: 'Offer from Ada' });
  await expect(offer.getByText('It costs Ada 2 actions.')).toBeVisible();
  await expect(offer.getByRole('timer')).toHaveAccessibleName(/^Stays open for 0:\d\d$/);
  const mine = offer.getByRole('region', { name: 'Your structure after' });
  const theirs = offer.getByRole('region', { name: 'Structure of Ada after' });
  await expect(mine.getByText('Arrives: Militia')).toBeVisible();
  await expect(mine.locator('.figures > div').filter({ hasText: 'Alignments' })).toHaveText(/9›8\/10/);
  await expect(theirs.getByText('Arrives: Hackers')).toBeVisible();
  await expect(theirs.locator('.figures > div').filter({ hasText: 'Destroyed' })).toHaveText(/6\/8/);
  await expectAccessible(page, 'dialog');
  await offer.getByRole('button', { name: 'Counter' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Counter-offer to Ada' })).toBeVisible();
});

test('[R-14.11] on a phone all three answers to an offer are in sight without scrolling, and declining closes it', async ({
  table,
}) => {
  const page = await table('offered');
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .locator('.phone-nav')
    .getByRole('button', { name: /^Deals/ })
    .click();
  await page.getByRole('article').filter({ hasText: 'Borges offers' }).getByRole('button', { name: /both/ }).click();
  const offer = page.getByRole('dialog', { name: 'Offer from Borges' });
  for (const answer of ['Accept', 'Counter', 'Decline'])
    await expect(offer.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('[R-18.6 REQ-342] the red light of a peek is in sight while the owner looks at another board', async ({
  table,
}) => {
  const page = await table('peeked');
  await page
    .locator('.rivals')
    .getByRole('button', { name: /^Borges/ })
    .click();
  await expect(page.locator('.board-whose').getByRole('img', { name: 'red light in your hand' })).toBeVisible();
});

test('[R-18.9] a spectator is offered nothing they cannot do, and others’ offers name both sides', async ({
  table,
}) => {
  const page = await table('watched&seat=spectator');
  await menuButton(page).click();
  await expect(menuList(page).getByRole('button', { name: 'Leave game' })).toBeVisible();
  await expect(menuList(page).getByRole('button', { name: /Vote|Ask all/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Deals/ }).click();
  const offer = page.getByRole('article').filter({ hasText: 'Ada offers Hagbard' });
  await expect(offer).toContainText('Ada gives5 MB, Militia');
  await expect(offer).toContainText('Hagbard givesHackers, Slush Fund');
  await expect(page.getByRole('button', { name: /Accept|Decline|Counter|Withdraw/ })).toHaveCount(0);
  await expect(page.getByText(/Make an offer to|Propose something to/)).toHaveCount(0);
  await offer.getByRole('button', { name: 'What it does to both' }).click();
  const paper = page.getByRole('dialog', { name: 'Ada offers Hagbard' });
  await expect(paper.getByRole('region', { name: 'Structure of Hagbard after' })).toBeVisible();
  await expect(paper.locator('footer').getByRole('button')).toHaveCount(1);
});

test('[R-19.5] who is defeated and stays is told what a spectator is told', async ({ table }) => {
  const page = await table('defeated');
  await page.getByRole('button', { name: 'Spectate' }).click();
  await expect(decision(page).getByText('You are watching.')).toBeVisible();
  await expect(decision(page).getByText('Standing answers')).toHaveCount(0);
  await expect(page.locator('.goals')).toHaveCount(0);
  await menuButton(page).click();
  await expect(menuList(page).getByRole('button', { name: /Vote|Ask all/ })).toHaveCount(0);
});
