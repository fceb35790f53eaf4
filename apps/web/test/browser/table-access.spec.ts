/** axe on every screen of the table: once all of it, then what each of them changes. */
import type { Locator } from '@playwright/test';
import { axeIn } from './axe.ts';
import { changeSettings, expect, test } from './dev-table.ts';
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

test('[S-19] everything on the table lies in a landmark, under one heading of the page and those of its parts', async ({
  table,
}) => {
  for (const scenario of ['late', 'besieged']) {
    const page = await table(scenario);
    const rules = ['region', 'page-has-heading-one', 'landmark-one-main', 'landmark-unique', 'heading-order'];
    const { violations } = await (await axeIn(page)).withRules(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
    await expect(page.getByRole('complementary', { name: 'Decision' }).getByRole('heading', { level: 2 })).toHaveCount(
      1,
    );
  }
});

test('[S-19] a group of choices is one stop of Tab, and its arrow keys choose', async ({ table }) => {
  const page = await table('late');
  await page.keyboard.press('a');
  const kinds = page.getByRole('radiogroup', { name: 'Kind of attack' });
  await kinds.getByRole('radio', { name: 'Control' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(kinds.getByRole('radio', { name: 'Neutralize' })).toBeFocused();
  await expect(kinds.getByRole('radio', { name: 'Neutralize' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(kinds.getByRole('radio', { name: 'Destroy' })).toBeChecked();
  await expect(kinds.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(kinds.locator(':focus')).toHaveCount(0);
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

const boxOf = async (part: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return box;
};

/** Text and board find their new sizes one after the other; a place measured between the two is nobody's. */
async function atRest(part: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await part.boundingBox());
        const resting = now === before;
        before = now;
        return resting;
      },
      { intervals: [250] },
    )
    .toBe(true);
}

test('the largest text reaches the table, half as large again; cards follow the pointer, menus open where they were pressed', async ({
  table,
}) => {
  const page = await table('late');
  const stamp = page.locator('.docket .stamp');
  const before = await boxOf(stamp);
  try {
    await changeSettings(page, { textSize: 'huge' });
    await expect.poll(async () => (await boxOf(stamp)).height / before.height).toBeCloseTo(1.5, 1);
    // A Group would be carried away (T-39).
    const card = page.locator('.board').getByRole('button', { name: /^The Bermuda Triangle/ });
    const middle = async () => {
      const { x, y, width, height } = await boxOf(card);
      return { x: x + width / 2, y: y + height / 2 };
    };
    await atRest(card);
    const start = await middle();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 30, start.y + 10, { steps: 4 });
    await page.mouse.up();
    const moved = await middle();
    expect(moved.x - start.x).toBeCloseTo(30, -1);
    await card.click();
    const menu = await boxOf(page.getByRole('menu'));
    expect(Math.abs(menu.x + menu.width / 2 - moved.x)).toBeLessThan(menu.width);
    expect(menu.y + menu.height).toBeLessThanOrEqual(900);
    await page.keyboard.press('Escape');
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of ['.table-menu > button', '.docket .stamp', '.docket-foot .button-large']) {
        await expect(async () => {
          await page.locator(part).first().scrollIntoViewIfNeeded();
          const box = await boxOf(page.locator(part).first());
          expect(box.x, `${part} at ${width}`).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, `${part} at ${width}`).toBeLessThanOrEqual(width);
          expect(box.y + box.height, `${part} at ${width}`).toBeLessThanOrEqual(height);
        }).toPass({ timeout: 20_000 });
      }
    }
    await expectAccessible(page, ...CHANGING, '.table-header');
  } finally {
    await changeSettings(page, { textSize: 'normal' });
  }
});

for (const [size, viewport] of [
  ['small phone', { width: 360, height: 640 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`[REQ-333] [S-17] ${size}: all eight players are in sight, each with how near they are to their goal, and the badge of whoever plays is whole`, async ({
    table,
  }) => {
    const page = await table('eight&seat=1');
    const players = page.getByRole('navigation', { name: 'Players' }).getByRole('button');
    await page.setViewportSize(viewport);
    await expect(players).toHaveCount(8);
    for (const player of await players.all()) {
      await expect(player).toBeInViewport({ ratio: 0.99 });
      const { width, height } = await boxOf(player);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
    }
    // Ada looks on; of the UFOs only they themselves know what they are after.
    const goals = players.locator('.rival-goal');
    await expect(goals).toHaveText([
      /^Money 83 \/ 150$/,
      'secret goal',
      /^Transferable 10 \/ 25$/,
      /^Violent 4 \/ 6$/,
      /^Power 24 \/ 35$/,
      /^Weird 5 \/ 5$/,
      /^Alignments 9 \/ 10$/,
    ]);
    // Its name may be cut short, the count never.
    const cut = await goals.locator('em').evaluateAll((counts) =>
      counts.filter((count) => {
        const card = count.closest('button')?.getBoundingClientRect();
        const { left, right } = count.getBoundingClientRect();
        return card === undefined || left < card.left || right > card.right;
      }),
    );
    expect(cut).toEqual([]);
    const badge = players.locator('.rival-doing');
    await expect(badge).toHaveText('to play');
    await expect(badge).toBeInViewport({ ratio: 0.99 });
    const head = await boxOf(page.locator('.table-header'));
    expect((await boxOf(badge)).y).toBeGreaterThanOrEqual(head.y + head.height - 1);
  });

test('[S-15] [S-17] huge letters leave room for a part of eight players: whom all wait for is in sight', async ({
  table,
}) => {
  const page = await table('eight&seat=1');
  await page.setViewportSize({ width: 390, height: 844 });
  // The last of the line from where this player sits.
  const toPlay = page.getByRole('navigation', { name: 'Players' }).getByRole('button').filter({ hasText: 'to play' });
  try {
    await changeSettings(page, { textSize: 'huge' });
    await page.evaluate(() => document.querySelector('.rivals')?.scrollTo(0, 0));
    await expect(toPlay).not.toBeInViewport({ ratio: 0.99 });
    await table('eight&seat=1');
    await expect(toPlay).toBeInViewport({ ratio: 0.99 });
  } finally {
    await changeSettings(page, { textSize: 'normal' });
  }
});

/** Links in the middle of a sentence reach beyond their words instead of pushing its lines apart (table/touch.css). */
const IN_A_SENTENCE = '.rule-link, .text-card, .text-seat, .ledger-why, .versus-end';

test('[S-20] what is pressed on a phone is at least 44 px high and wide', async ({ table }) => {
  for (const scenario of ['actions', 'besieged', 'interfere', 'taxing', 'offered', 'rival', 'captured', 'won']) {
    const page = await table(scenario);
    await page.setViewportSize({ width: 390, height: 844 });
    const controls = page
      .locator('.table-header, .rivals, .panel-place, .phone-nav, .reaction, dialog')
      .locator('button, summary, select');
    await expect
      .poll(
        () =>
          controls.evaluateAll(
            (all, inSentence) =>
              all.flatMap((one) => {
                const { width, height } = one.getBoundingClientRect();
                const seen = one.checkVisibility() && width > 0 && !one.matches(inSentence);
                return seen && Math.min(width, height) < 43.5
                  ? [`${one.className} ${one.textContent} ${width} × ${height}`]
                  : [];
              }),
            IN_A_SENTENCE,
          ),
        { message: scenario },
      )
      .toEqual([]);
  }
});
