/** Proposals put together and answered, at both sizes: two presses for the usual things, every slot by keyboard. */
import type { Page } from '@playwright/test';
import { expect, players, test } from './dev-table.ts';
import { expectAccessible } from './people.ts';

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const paper = (page: Page) => page.getByRole('dialog', { name: 'Say it' });
const rail = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

async function openDeals(page: Page, size: 'desktop' | 'phone'): Promise<void> {
  if (size === 'phone')
    await page
      .getByRole('navigation', { name: 'Parts of the table' })
      .getByRole('button', { name: /^Deals/ })
      .click();
  else await page.getByRole('tab', { name: /^Deals/ }).click();
}

for (const [size, viewport] of SIZES) {
  test(`[R-14.1] ${size}: peace for peace takes two presses; slots are lists and figures, and what is sent stands in the rail`, async ({
    table,
  }) => {
    const page = await table('late');
    await page.setViewportSize(viewport);
    await openDeals(page, size);
    await page.getByRole('group', { name: 'Propose something to' }).getByRole('button', { name: 'Ada' }).click();
    const send = paper(page).getByRole('button', { name: /^Send to Ada/ });
    await expect(send).toBeInViewport({ ratio: 1 });
    expect((await send.boundingBox())?.height).toBeGreaterThanOrEqual(50);
    for (const slot of await paper(page).getByRole('combobox').all())
      expect((await slot.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, '.say');
    await send.click();
    await expect(paper(page)).toHaveCount(0);
    const mine = rail(page, 'You propose to Ada');
    await expect(mine).toContainText('I will not attack you for one turn.');
    await mine.getByRole('button', { name: 'Withdraw' }).click();
    await expect(mine).toContainText('withdrawn');

    // A threat, by keyboard alone from its kind to its figures.
    await page.getByRole('group', { name: 'Propose something to' }).getByRole('button', { name: 'Ada' }).click();
    await paper(page).getByRole('radio', { name: 'Deal' }).focus();
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
    await expect(paper(page).getByRole('radio', { name: 'Threat' })).toBeChecked();
    await paper(page).getByRole('combobox', { name: 'this comes from you' }).selectOption('oppose');
    await paper(page).getByRole('combobox', { name: 'Against whom' }).selectOption({ label: 'Ada' });
    const amount = paper(page).getByRole('spinbutton', { name: 'Amount in MB' });
    await amount.fill('4');
    await amount.press('ArrowUp');
    await paper(page)
      .getByRole('button', { name: /^Send to Ada/ })
      .click();
    await expect(rail(page, 'You threaten Ada')).toContainText('At least 5 MB against the next attack of Ada.');
  });

  test(`[R-14.4 R-14.5] ${size}: money at once is behind a lock and makes it an offer; what cannot all be paid is told before`, async ({
    table,
  }) => {
    const page = await table('late');
    await page.setViewportSize(viewport);
    await openDeals(page, size);
    await page.getByRole('group', { name: 'Propose something to' }).getByRole('button', { name: 'Ada' }).click();
    await expect(paper(page)).toContainText('Words only');
    await paper(page).getByRole('spinbutton', { name: 'and you give at once' }).fill('2');
    await expect(paper(page)).toContainText('The money changes hands at once.');
    await paper(page).getByRole('combobox', { name: 'then you say' }).selectOption('pay');
    await paper(page).getByRole('spinbutton', { name: 'Amount in MB' }).fill('900');
    await expect(paper(page).getByRole('alert')).toContainText('you would owe 902');
    await paper(page).getByRole('spinbutton', { name: 'Amount in MB' }).fill('1');
    await expect(paper(page).getByRole('alert')).toHaveCount(0);
    await paper(page)
      .getByRole('button', { name: /^Send to Ada/ })
      .click();
    await expect(page.locator('.offer')).toContainText('Your offer to Ada');
  });

  test(`[R-14.1] ${size}: a coalition with its sum, a threat, a no with its reason; each is answered in the rail`, async ({
    table,
  }) => {
    const page = await table('proposed');
    await page.setViewportSize(viewport);
    await openDeals(page, size);
    const together = rail(page, 'Ada proposes to you and Cleo');
    await expect(together.getByRole('img', { name: '14 of 20 MB' })).toBeVisible();
    await expectAccessible(page, '.deals');
    await together.getByRole('spinbutton', { name: 'Amount in MB' }).fill('5');
    await together.getByRole('button', { name: 'Agree' }).click();
    await expect(together).toContainText('At least 5 MB against the next attack of');
    await expect(together.getByRole('img', { name: '19 of 20 MB' })).toBeVisible();
    await expect(rail(page, /^You propose/)).toContainText('With 3 MB on top it would be fair.');
    const threat = rail(page, /threatens you$/);
    await threat.getByRole('button', { name: 'Counter' }).click();
    await expect(paper(page).getByRole('button', { name: /^Send to/ })).toBeInViewport();
    await paper(page)
      .getByRole('button', { name: /^Send to/ })
      .click();
    await expect(threat).toContainText('answered with another');
  });

  test(`[R-14.1 R-18.2] ${size}: somebody is about to win: the others are called together from where it is told`, async ({
    table,
  }) => {
    const page = await table('rivalNearVictory');
    await page.setViewportSize(viewport);
    await openDeals(page, size);
    const slip = page.locator('.danger-call');
    await expect(slip).toContainText('Ada may win soon');
    await expect(slip).toContainText('27 MB against this attack make it impossible; together you can pay 27.');
    await expect(slip).toBeInViewport({ ratio: 1 });
    await slip.getByRole('button', { name: 'Stop Ada together' }).click();
    await expect(paper(page).getByRole('spinbutton', { name: 'MB of Borges' })).toHaveValue('9');
    await expect(paper(page).getByRole('spinbutton', { name: 'Amount in MB' })).toHaveValue('18');
    await paper(page)
      .getByRole('button', { name: /^Send to Borges/ })
      .click();
    await expect(paper(page)).toHaveCount(0);
    await expect(rail(page, 'You propose to Borges').getByRole('img', { name: '18 of 27 MB' })).toBeVisible();
  });

  test(`[R-22.17] ${size}: whoever comes near victory is told of wherever one looks, once, and where the call is open not again`, async ({
    table,
  }) => {
    const page = await table('rivalComesNear');
    await page.setViewportSize(viewport);
    const slip = page.locator('.toast').filter({ hasText: 'Ada may win soon' });
    await expect(slip).toHaveCount(0);
    // What stands beside the table comes a moment after it, and tells of what it saw change.
    await expect(page.locator('.toasts > [role="status"]')).toHaveCount(2);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    // The Group gets its place, and no money.
    for (let answers = 0; answers < 2; answers++)
      await page.evaluate(() =>
        dispatchEvent(new CustomEvent('rival', { detail: { seat: 1, do: { type: 'default' } } })),
      );
    await expect(slip).toContainText('Together you could put');
    await expectAccessible(page, '.offer-slip');
    // Held sideways its words once stood one below the other beside the long button.
    await page.setViewportSize({ width: 720, height: 450 });
    await expect.poll(async () => (await slip.locator('p').boundingBox())?.width).toBeGreaterThan(190);
    await page.setViewportSize(viewport);
    await slip.getByRole('button', { name: 'Later' }).click();
    await expect(slip).toHaveCount(0);
    await openDeals(page, size);
    await page.locator('.danger-call').getByRole('button', { name: 'Stop Ada together' }).click();
    await expect(paper(page).getByRole('spinbutton', { name: 'MB of Borges' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(paper(page)).toHaveCount(0);
    await expect(slip).toHaveCount(0);
  });

  test(`[R-14.1] ${size}: from an attack under way and from a rival’s card the usual things take two presses`, async ({
    table,
  }) => {
    let page = await table('attack');
    await page.setViewportSize(viewport);
    await page
      .getByRole('group', { name: 'About this attack' })
      .getByRole('button', { name: 'Stay out: 3 MB?' })
      .click();
    await paper(page)
      .getByRole('button', { name: /^Send to Borges/ })
      .click();
    await openDeals(page, size);
    await expect(page.locator('.offer')).toContainText('Your offer to Borges');

    page = await table('rivalNearVictory');
    await page.setViewportSize(viewport);
    await page
      .getByRole('group', { name: 'About this attack' })
      .getByRole('button', { name: 'Stop it together?' })
      .click();
    await expect(paper(page).getByRole('spinbutton', { name: 'MB of Borges' })).toHaveValue('9');
    await page.keyboard.press('Escape');

    page = await table('rival');
    await page.setViewportSize(viewport);
    await players(page).getByRole('button', { name: /Ada/ }).click();
    await page.getByRole('button', { name: 'Peace for peace' }).click();
    await expect(page.getByRole('button', { name: 'Peace proposed' })).toBeVisible();
    await openDeals(page, size);
    await expect(rail(page, 'You propose to Ada')).toContainText('I will not attack you for one turn.');
  });

  test(`[R-14.11] ${size}: how long a proposal stands is chosen with it`, async ({ table }) => {
    const page = await table('late');
    await page.setViewportSize(viewport);
    await openDeals(page, size);
    await page.getByRole('group', { name: 'Propose something to' }).getByRole('button', { name: 'Ada' }).click();
    const openFor = paper(page).getByRole('combobox', { name: 'Open for' });
    await expect(openFor).toHaveValue('60');
    await openFor.selectOption({ label: '5 min' });
    await paper(page)
      .getByRole('button', { name: /^Send to Ada/ })
      .click();
    await expect(rail(page, 'You propose to Ada').getByRole('timer')).toHaveAccessibleName(/Stays open for [45]:\d\d/);
  });
}
