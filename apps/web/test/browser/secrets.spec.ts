/** What one player alone is shown: espionage, the dead pile of Media Campaign, a peek; and who is caught at it. */
import type { Page } from '@playwright/test';
import { decision, expect, ownSpecials, players, test } from './dev-table.ts';

const notice = (page: Page) => page.getByRole('dialog', { name: 'For your eyes only' });
const RED_LIGHT = /red light/;

test('[REQ-203 REQ-378] what espionage told is shown to the spy alone, until they close it', async ({ table }) => {
  const page = await table('spied');
  await expect(notice(page)).toContainText('Specials of Ada');
  for (const card of [/^Assassination/, /^Secrets Man/, /^Murphy's Law/])
    await expect(notice(page).getByRole('img', { name: card })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);

  // Neither who was spied on nor anybody else reads more than that it happened.
  for (const seat of [1, 2, 3]) {
    await table('spied', { seat });
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText(
      seat === 1 ? 'looks at your Specials' : 'looks at the Specials of',
    );
    await expect(notice(page)).toHaveCount(0);
    if (seat !== 1) await expect(page.locator('body')).not.toContainText('Assassination');
  }
});

test('[REQ-209] Media Campaign shows every destroyed Group, no Special, and the one that is tapped comes back', async ({
  table,
}) => {
  const page = await table('late', { answering: true });
  await ownSpecials(page)
    .getByRole('button', { name: /^Media Campaign/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Use' }).click();
  const dead = decision(page).getByRole('list');
  await expect(dead.getByRole('button')).toHaveCount(3);
  for (const name of [/^Nuclear Power Companies/, /^Convenience Stores/, /^Anti-Nuclear Activists/])
    await expect(dead.getByRole('button', { name })).toBeVisible();
  await expect(decision(page).getByRole('button', { name: 'Bring it back' })).toBeDisabled();
  await dead.getByRole('button', { name: /^Convenience Stores/ }).click();
  await decision(page).getByRole('button', { name: 'Bring it back' }).click();
  const uncontrolled = page.getByRole('region', { name: 'Uncontrolled groups' });
  await expect(uncontrolled.getByRole('button', { name: /^Convenience Stores/ })).toBeVisible();
  await expect(uncontrolled.getByRole('button', { name: /^Nuclear Power/ })).toHaveCount(0);
});

test('[REQ-341 R-18.5] the card that is peeked at stays in sight until Stop peeking, then lies face-down again (T-18)', async ({
  table,
}) => {
  const page = await table('peeking');
  await expect(notice(page)).toContainText('You peek at a card of Ada');
  await expect(notice(page).getByRole('img', { name: /^Assassination/ })).toBeVisible();
  // Whatever else is looked at meanwhile.
  await players(page)
    .getByRole('button', { name: /^Borges/ })
    .click();
  await expect(notice(page).getByRole('img', { name: /^Assassination/ })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Stop peeking' }).click();
  await expect(notice(page)).toHaveCount(0);
  await players(page).getByRole('button', { name: /^Ada/ }).click();
  const hand = page.getByRole('list', { name: 'Specials of Ada' });
  await expect(hand.getByRole('button', { name: /face-down/ }).first()).toBeVisible();
  await expect(hand).not.toContainText('Assassination', { ignoreCase: true });
});

test('[REQ-342 REQ-343] a red light blinks on the card, for its owner alone', async ({ table }) => {
  const page = await table('peeked');
  const card = ownSpecials(page).getByRole('button', { name: /^Computer Espionage/ });
  await expect(card).toHaveAccessibleName(RED_LIGHT);
  await expect(ownSpecials(page).getByRole('button', { name: RED_LIGHT })).toHaveCount(1);
  await expect.poll(() => card.evaluate(blinks)).toBe(true);
  const other = ownSpecials(page).getByRole('button', { name: /^White Collar Crime/ });
  expect(await other.evaluate(blinks)).toBe(false);

  for (const seat of [1, 2]) {
    await table('peeked', { seat });
    await expect(players(page).getByRole('button', { name: /^You/ })).toBeVisible();
    for (const role of ['button', 'img'] as const)
      await expect(page.getByRole(role, { name: RED_LIGHT })).toHaveCount(0);
  }
});

/** Something of it goes on and off for ever. */
function blinks(card: Element): boolean {
  return card
    .getAnimations({ subtree: true })
    .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
}
