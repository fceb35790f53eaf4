/** A promise that is broken: its maker is asked before, whoever it was given to sees it (T-17). */
import { PHONE, twoInPosition } from './evening.ts';
import { expect, expectAccessible, test } from './people.ts';
import { A_SPENDING_ROUND } from './positions.ts';

for (const [size, settings] of [
  ['desktop', undefined],
  ['phone', PHONE],
] as const)
  test(`[R-14.5 T-17] breaking one’s word is asked once, and whom it was given to is told what was said and done, ${size}`, async ({
    person,
  }) => {
    test.setTimeout(300_000);
    const [host, guest] = await twoInPosition(person, { ...A_SPENDING_ROUND, options: { pace: 0 } }, settings);
    const { page } = host;
    const isPhone = settings !== undefined;
    const open = async (tab: 'Deals' | 'Board') => {
      if (isPhone) await page.locator('.phone-nav').getByRole('button', { name: tab }).click();
      else if (tab === 'Deals') await page.getByRole('tab', { name: /^Deals/ }).click();
    };
    await open('Deals');
    await page.getByRole('group', { name: 'Propose something to' }).getByRole('button', { name: 'Ada' }).click();
    const say = page.getByRole('dialog', { name: 'Say it' });
    await say.getByRole('radio', { name: 'Promise' }).click();
    await say.getByRole('button', { name: /^Send to Ada/ }).click();
    await expect(page.getByRole('list', { name: 'Promises' })).toContainText(
      'I will not attack you for one turn. open',
    );

    const attack = async () => {
      await open('Board');
      await page
        .getByRole('complementary', { name: 'Decision' })
        .getByRole('button', { name: /^Attack/ })
        .click();
      await page.locator('.board [data-card="0"]').click();
      await page.getByRole('navigation', { name: 'Players' }).getByRole('button', { name: /Ada/ }).first().click();
      await page
        .locator('.board')
        .getByRole('button', { name: /^Yuppies/ })
        .click();
      await page.getByRole('button', { name: 'Announce attack' }).click();
    };
    await attack();
    const asked = page.getByRole('dialog', { name: 'Do you mean it?' });
    await expect(asked).toContainText('This breaks your word to Ada: “I will not attack you for one turn.”');
    await expectAccessible(page, '.warning-dialog');
    await asked.getByRole('button', { name: 'Back' }).click();
    await expect(asked).toBeHidden();
    await expect(guest.page.getByText('Hagbard breaks their word')).toHaveCount(0);

    await page.getByRole('button', { name: 'Announce attack' }).click();
    await asked.getByRole('button', { name: 'Do it all the same' }).click();
    const slip = guest.page.getByRole('alert').filter({ hasText: 'broken' });
    await expect(slip).toContainText('I will not attack you for one turn.');
    await expect(slip).toContainText('Hagbard attacks Yuppies with The Discordian Society.');
    await expectAccessible(guest.page, '.betrayal');
    await expect(guest.page.getByRole('list', { name: 'What happened' })).toContainText(
      'Hagbard breaks their word to you.',
    );
    await expect(page.getByRole('alert').filter({ hasText: 'broken' })).toContainText('Given to Ada');
  });
