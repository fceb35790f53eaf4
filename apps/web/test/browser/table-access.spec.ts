/** axe on every screen of the table: once all of it, then what each of them changes. */
import { expect, test } from './dev-table.ts';
import { expectAccessible } from './people.ts';

const CHANGING = ['.panel-place', '.hand-bar', '.reaction', '.notice', '.toasts', 'dialog'] as const;

const PANELS = [
  ...[
    'taxing',
    'taxed',
    'bids',
    'besieged',
    'interfere',
    'privileged',
    'immunity',
    'hiddenIncome',
    'cancelled',
    'secrets',
  ],
  ...['spied', 'peeking', 'peeked', 'captured', 'funding', 'drawn', 'turnStart', 'won', 'defeated', 'voted', 'rival'],
];

test('axe finds nothing serious on the table: a late board, and one of eight players', async ({ table }) => {
  await expectAccessible(await table('late'));
  await expectAccessible(await table('eight'), '.side-place', '.strip');
});

test('axe finds nothing serious in any panel, notice or sign of the table', async ({ table }) => {
  test.setTimeout(300_000);
  for (const scenario of PANELS) await expectAccessible(await table(scenario), ...CHANGING);
});

const BEGUN = { attack: 'a', transfer: 'x', move: 'v', trade: 't' } as const;

test('axe finds nothing serious in what a player begins', async ({ table }) => {
  for (const key of Object.values(BEGUN)) {
    const page = await table('late');
    await page.keyboard.press(key);
    await expect(page.locator('.docket-foot, .trade footer').last()).toContainText('Cancel');
    await expectAccessible(page, '.panel-place', 'dialog');
  }
});

test('axe finds nothing serious on a phone', async ({ table }) => {
  for (const scenario of ['besieged', 'captured', 'won']) {
    const page = await table(scenario);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ...CHANGING, '.phone-nav', '.table-header');
  }
});
