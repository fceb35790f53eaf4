/** Focus, the colours of the system and a wish for more contrast, on the screens of the table. */
import type { Locator, Page } from '@playwright/test';
import { axeIn } from './axe.ts';
import { expect, test } from './dev-table.ts';
import { expectAccessible } from './people.ts';

const styleOf = (part: Locator, name: string): Promise<string> =>
  part.evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), name);

test('[S-4] what has the focus wears two tones, on paper, ink and cards alike', async ({ table }) => {
  const page = await table('late');
  await page.keyboard.press('Tab');
  for (const part of ['.docket-foot .button-large', '.turn-list button', '.rivals button', '.hand button', '.piles']) {
    const control = page.locator(part).first();
    await control.focus();
    await expect.poll(() => styleOf(control, 'outline'), { message: part }).toBe('rgb(18, 16, 12) solid 3px');
    expect(await styleOf(control, 'box-shadow'), part).toBe('rgb(255, 246, 220) 0px 0px 0px 8px');
  }
  await page.locator('.board button.card[tabindex="0"]').focus();
  await expect
    .poll(() => styleOf(page.locator('.board button.card[tabindex="0"]'), 'outline'))
    .toBe('rgb(255, 246, 220) solid 3px');
});

/** Buttons without a border, and icons that are painted as what lies under them. */
const lostControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not(.card, .special, .scene), button .icon')].flatMap((one) => {
      if (!one.checkVisibility()) return [];
      const { borderTopWidth, backgroundColor } = getComputedStyle(one);
      const isLost = one.matches('.icon')
        ? backgroundColor === getComputedStyle(one.closest('button') ?? one).backgroundColor
        : Number.parseFloat(borderTopWidth) < 1;
      return isLost ? [`${one.className} ${one.textContent}`] : [];
    }),
  );

/** axe counts with our colours, which the system has replaced: contrast is what it cannot judge here. */
async function expectSound(page: Page): Promise<void> {
  const axe = (await axeIn(page)).include('.table').disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

test('[S-5] in the colours of the system buttons have borders, icons are seen, and what is chosen is told apart', async ({
  table,
}) => {
  test.setTimeout(240_000);
  const STATES = { late: 'a', besieged: undefined, captured: undefined };
  const page = await table('late');
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    for (const [scenario, key] of Object.entries(STATES)) {
      await table(scenario);
      if (key !== undefined) await page.keyboard.press(key);
      await expect.poll(() => lostControls(page), { message: scenario }).toEqual([]);
      await expectSound(page);
    }
    await table('late');
    await page.keyboard.press('a');
    const kinds = page.getByRole('radiogroup', { name: 'Kind of attack' }).getByRole('radio');
    await expect(kinds).toHaveCount(3);
    const grounds = await kinds.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(grounds).size).toBe(2);
    await page.keyboard.press('Escape');
    const pip = () => styleOf(page.locator('.table-header .pip').first(), 'background-color');
    const left = await pip();
    await table('second');
    await expect.poll(pip).not.toBe(left);
  } finally {
    await page.emulateMedia({ forcedColors: null });
  }
});

test('[S-5] who asks for more contrast gets borders and stronger letters', async ({ table }) => {
  const page = await table('late');
  const muted = page.locator('.piles');
  const before = await styleOf(muted, 'color');
  await page.emulateMedia({ contrast: 'more' });
  try {
    expect(await styleOf(muted, 'color')).not.toBe(before);
    await expectAccessible(page, '.panel-place', '.table-header', '.side-place');
  } finally {
    await page.emulateMedia({ contrast: null });
  }
});

test('[S-5] letters too faint to be read are found, though the pages of these tests are not painted', async ({
  table,
}) => {
  const page = await table('late');
  const faint = async (): Promise<string[]> =>
    (await (await axeIn(page)).include('.piles').analyze()).violations.map(({ id }) => id);
  expect(await faint()).toEqual([]);
  await page.locator('.piles').evaluate((piles) => piles.setAttribute('style', 'background: #222; color: #333'));
  expect(await faint()).toContain('color-contrast');
});

test('[S-27] a list that the system draws is light on paper, like the letters in it are dark', async ({ table }) => {
  const page = await table('captured');
  const list = page.locator('.docket select').first();
  await expect(list).toBeVisible();
  expect(await styleOf(list, 'color-scheme')).toBe('light');
  const [red = 255, green = 255, blue = 255] = ((await styleOf(list, 'color')).match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(100);
});
