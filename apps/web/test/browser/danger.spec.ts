/** Danger is told before it happens, at both sizes (R-22.17, T-1); Specials lead from their card (T-19, T-20). */
import type { Page } from '@playwright/test';
import { decision, expect, ownSpecials, ownStructure, test } from './dev-table.ts';

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const warning = (page: Page) => page.getByRole('dialog', { name: 'Do you mean it?' });

async function showHand(page: Page, size: 'desktop' | 'phone'): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' });
  if (size === 'phone') await tabs.getByRole('button', { name: /^Hand/ }).click();
}

for (const [size, viewport] of SIZES) {
  test(`[R-22.17][T-1] ${size}: in the third turn without a group Pass says what it does, asks, and goes back by default`, async ({
    table,
  }) => {
    const page = await table('thirdTurn');
    await page.setViewportSize(viewport);
    const told = page.getByRole('status').filter({ hasText: 'Your third turn: without a group' });
    await expect(told).toBeInViewport();
    const pass = decision(page).getByRole('button', { name: /^Pass/ });
    await expect(pass).toContainText('+5 MB: eliminates you');
    await pass.click();
    await expect(warning(page)).toContainText('you control no group: you are out of the game');
    await expect(warning(page).getByRole('button', { name: 'Back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning(page)).toHaveCount(0);
    await expect(pass).toBeVisible();
    // By its key, too; Escape leads back as well.
    await page.keyboard.press('p');
    await expect(warning(page)).toBeVisible();
    await warning(page)
      .getByRole('button', { name: /R-19.2/ })
      .click();
    const rule = page.getByRole('dialog').filter({ hasText: 'R-19.2', hasNotText: 'Do you mean it?' });
    await expect(rule).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rule).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(warning(page)).toHaveCount(0);
    await pass.click();
    await warning(page).getByRole('button', { name: 'Do it all the same' }).click();
    const defeat = page.getByRole('dialog', { name: 'Defeat' });
    await expect(defeat).toContainText('Your third turn ended, and you controlled no group.');
    await expect(defeat.getByRole('button', { name: /R-19.2/ })).toBeVisible();
  });

  test(`[R-22.17][T-1] ${size}: dropping the last group is asked about`, async ({ table }) => {
    const page = await table('lastGroup');
    await page.setViewportSize(viewport);
    await decision(page)
      .getByRole('button', { name: /^Drop a group/ })
      .click();
    await decision(page).getByRole('combobox').selectOption({ label: 'Yuppies' });
    const drop = decision(page).getByRole('button', { name: /^Drop it/ });
    await expect(drop).toContainText('eliminates you');
    await drop.click();
    await warning(page).getByRole('button', { name: 'Back' }).click();
    await expect(drop).toBeVisible();
    await expect(ownStructure(page).getByRole('button', { name: /^Yuppies/ })).toBeVisible();
  });

  test(`[R-22.17][R-21.1] ${size}: whoever lets a rival's last attack be rolled is told who would win`, async ({
    table,
  }) => {
    const page = await table('rivalNearVictory');
    await page.setViewportSize(viewport);
    await decision(page)
      .getByRole('button', { name: /^Stay out/ })
      .first()
      .click();
    await expect(warning(page)).toContainText('If the attack succeeds, Ada wins at the end of this turn');
    await warning(page).getByRole('button', { name: 'Back' }).click();
    await expect(warning(page)).toHaveCount(0);
  });

  test(`[T-20] ${size}: Whispering Campaign from the hand opens the attack it belongs to`, async ({ table }) => {
    const page = await table('actions');
    await page.setViewportSize(viewport);
    await showHand(page, size);
    await ownSpecials(page)
      .getByRole('button', { name: /^Whispering Campaign/ })
      .click();
    await page.getByRole('menuitem', { name: 'Use' }).click();
    await expect(decision(page)).toContainText('Whispering Campaign');
    await expect(decision(page)).toContainText('a group of Power 0');
    await page
      .locator('.board')
      .getByRole('button', { name: /^California/ })
      .click();
    await page
      .locator('.strip')
      .getByRole('button', { name: /^Eco-Guerrillas/ })
      .click();
    await expect(decision(page)).toContainText('Uses your Whispering Campaign');
    await expect(decision(page).getByRole('button', { name: 'Announce attack' })).toBeEnabled();
  });

  test(`[T-19] ${size}: White Collar Crime is named, its 5 MB wait for a place, a tap gives them one`, async ({
    table,
  }) => {
    const page = await table('late');
    await page.setViewportSize(viewport);
    await showHand(page, size);
    await ownSpecials(page)
      .getByRole('button', { name: /^White Collar Crime/ })
      .click();
    await page.getByRole('menuitem', { name: 'Use' }).click();
    await expect(decision(page)).toContainText('White Collar Crime');
    await expect(decision(page)).toContainText('5 MB to place');
    await expect(decision(page).getByRole('button', { name: /^Okay/ })).toBeDisabled();
    await ownStructure(page)
      .getByRole('button', { name: /^The Bermuda Triangle/ })
      .click();
    await expect(decision(page)).toContainText('All placed');
    await expect(decision(page).getByRole('button', { name: /^Okay/ })).toBeEnabled();
  });

  test(`[T-15] ${size}: the power at the end of the turn is in sight; what it drops is asked about`, async ({
    table,
  }) => {
    const page = await table('powersAhead');
    await page.setViewportSize(viewport);
    await decision(page)
      .getByRole('button', { name: /^Rebuild your structure/ })
      .click();
    const loose = decision(page).getByRole('group', { name: 'Loose cards' });
    await expect(loose).toContainText('none');
    for (const name of ['The Mafia', 'Pentagon'])
      await decision(page).getByLabel('Take off').selectOption({ label: name });
    await expect(loose.getByRole('button', { pressed: true })).toHaveText('Pentagon');
    await page.locator('.arrow-button').first().click();
    // The next one is picked already.
    await expect(loose.getByRole('button', { pressed: true })).toHaveText('The Mafia');
    await decision(page)
      .getByRole('button', { name: /^End ability and drop 1/ })
      .click();
    await expect(warning(page)).toContainText('You let these groups go: The Mafia.');
    await warning(page).getByRole('button', { name: 'Back' }).click();
    await expect(loose).toContainText('The Mafia');
  });
}

test('[T-20][R-22.11] the enlarged card has its Use, and says why where it has to wait', async ({ table }) => {
  const page = await table('actions');
  const view = page.getByRole('dialog', { name: 'Card', exact: true });
  await ownSpecials(page)
    .getByRole('button', { name: /^Deep Agent/ })
    .click();
  await page.getByRole('menuitem', { name: 'View card' }).click();
  await expect(view.getByRole('button', { name: /^Use/ })).toBeDisabled();
  await expect(view).toContainText('somebody else’s attack in its spending round');
  await view.getByRole('button', { name: 'Close' }).click();
  await ownSpecials(page)
    .getByRole('button', { name: /^Slush Fund/ })
    .click();
  await page.getByRole('menuitem', { name: 'View card' }).click();
  await view.getByRole('button', { name: /^Use/ }).click();
  await expect(view).toHaveCount(0);
  await expect(decision(page).getByRole('button', { name: 'Play it' })).toBeVisible();
});

test('[R-22.12] every greyed button in sight says its reason when it is pressed, by mouse and by Enter', async ({
  table,
}) => {
  for (const scenario of ['rival', 'second', 'attack', 'privileged', 'thirdTurn']) {
    const page = await table(scenario);
    const greyed = page.locator('.table button[aria-disabled="true"]:not(.button-held)');
    // A button that has just come up is held for a moment, and is no longer greyed when somebody reads it.
    const reasons = await greyed.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
    expect(reasons.length, scenario).toBeGreaterThan(0);
    for (const [at, reason] of reasons.entries()) {
      // A press on what is greyed is what this is about: the browser need not wait until it is not.
      if (at % 2 === 0) await greyed.nth(at).click({ force: true });
      else await greyed.nth(at).press('Enter');
      await expect(page.locator('.toast')).toContainText(reason ?? 'no reason');
    }
    expect(await page.locator('.table button:disabled:not(.stepper *)').count(), scenario).toBe(0);
  }
});

test('[R-22.12][T-21] a press on a card that cannot be chosen says why, and by which rule', async ({ table }) => {
  const page = await table('late');
  await decision(page)
    .getByRole('button', { name: /^Attack/ })
    .click();
  await page
    .locator('.board')
    .getByRole('button', { name: /^Pentagon/ })
    .click();
  // Its own structure is no target of an attack to control.
  await page
    .locator('.board')
    .getByRole('button', { name: /^The Bermuda Triangle/ })
    .click();
  await expect(page.locator('.toast')).toContainText(/Needed: .+/);
  await expect(page.locator('.toast').getByRole('button', { name: /^Why\? Rule R-/ })).toBeVisible();
});
