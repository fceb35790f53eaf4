/** Nothing that is said is cut, covered or of no use to whoever reads it: heads, hands, chances, payers, key caps. */
import { changeSettings, expect, test } from './dev-table.ts';

/** Runs in the page: what lies in its frame only in part. */
function cutIn(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const frame = part.parentElement?.getBoundingClientRect();
    const isIn = frame !== undefined && box.top < frame.bottom - 1 && box.left < frame.right - 1;
    return isIn && box.right > frame.right + 1 ? [part.textContent ?? ''] : [];
  });
}

test('[S-8 T-4] beside the switch of the stage and a clock every phase in the head is a whole word', async ({
  table,
}) => {
  const page = await table('besieged');
  try {
    await changeSettings(page, { director: true });
    const head = page.getByRole('banner');
    await expect(head.getByRole('radio', { name: 'Director' })).toBeVisible();
    await expect(head.locator('.header-clock')).toBeVisible();
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(cutIn, '.phases li')).toEqual([]);
      await expect(head.locator('.phases [aria-current]')).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(head.getByText('End', { exact: true })).toBeInViewport({ ratio: 1 });
  } finally {
    await changeSettings(page, { director: false });
  }
});

test('[T-12 T-35] six Specials lie beside each other in the hand, none over another; of the piles in the head no name is cut', async ({
  table,
}) => {
  const page = await table('late');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = () =>
      page.locator('.hand .special').evaluateAll((cards) =>
        cards.slice(1).map((card, index) => {
          const before = cards[index]?.getBoundingClientRect().right ?? 0;
          return Math.max(0, Math.round(before - card.getBoundingClientRect().left));
        }),
      );
    await expect.poll(overlaps).toEqual([0, 0, 0, 0, 0]);
    await expect(page.locator('.piles > span').first()).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => page.evaluate(cutIn, '.piles > span')).toEqual([]);
  }
});

test('[T-12] fourteen cards lie on the board whole, each with its numbers in letters of 11 px or larger', async ({
  table,
}) => {
  const page = await table('grown');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    const cards = page.locator('.board-view [data-card]');
    expect(await cards.count()).toBeGreaterThanOrEqual(14);
    for (const card of await cards.all()) {
      await expect(card).toBeInViewport({ ratio: 0.99 });
      // Power, Resistance and Income; Illuminati have no Resistance.
      expect(await card.locator('.card-number b').count()).toBeGreaterThanOrEqual(2);
    }
    const lettersOf = () =>
      page.locator('.board-view [data-card] .card-number b').evaluateAll((numbers) =>
        numbers.map((number) => {
          const { width } = number.getBoundingClientRect();
          const drawn = number instanceof HTMLElement ? width / number.offsetWidth : 0;
          return Number.parseFloat(getComputedStyle(number).fontSize) * drawn;
        }),
      );
    await expect.poll(async () => Math.min(...(await lettersOf()))).toBeGreaterThanOrEqual(11);
  }
});

test('[S-15] with the largest letters of a phone who pays is in sight while one defends', async ({ table }) => {
  const page = await table('besieged');
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await changeSettings(page, { textSize: 'huge' });
    for (const part of ['.amount', '.commit', '.who-pays'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
  } finally {
    await changeSettings(page, { textSize: 'normal' });
  }
});

test('[S-6] where there is no keyboard nothing speaks of keys', async ({ table }) => {
  const page = await table('captured');
  await page.setViewportSize({ width: 390, height: 844 });
  const hint = page.locator('.docket-hint').first();
  await expect(hint).toContainText('Tap a golden arrow');
  await expect(hint).not.toContainText('keys');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.locator('.table-menu-list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keyboard' })).toBeHidden();
  expect(await page.locator('kbd').evaluateAll((caps) => caps.filter((cap) => cap.checkVisibility()).length)).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(hint).toContainText('arrow keys');
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [720, 450],
] as const)
  test(`[T-4 S-2] ${width}x${height}: pace, pause, next and skip are under the thumb while a rival plays, and the picture has room`, async ({
    table,
  }) => {
    const page = await table('rival');
    try {
      await page.setViewportSize({ width, height });
      await changeSettings(page, { director: true, pace: 'normal' });
      const controls = page.getByRole('group', { name: 'Director' });
      // The picture is not what the buttons leave of the stage, and no tab lies on it.
      const picture = page.locator('.stage-plain, .stage-boards').first();
      await expect.poll(async () => ((await picture.boundingBox())?.height ?? 0) / height).toBeGreaterThan(0.4);
      // Nothing is left of the place of the paper: the head is as wide as the picture.
      const edge = async (part: string) =>
        (await page
          .locator(part)
          .boundingBox()
          .then((box) => box && box.x + box.width)) ?? 0;
      await expect
        .poll(async () => Math.abs((await edge('.table-header')) - (await edge('.stage-area'))))
        .toBeLessThan(2);
      await expect(async () => {
        const rail = await page.locator('.phone-nav').boundingBox();
        const stage = await page.locator('.stage').boundingBox();
        const isApart = rail && stage && (rail.x + rail.width <= stage.x + 1 || stage.y + stage.height <= rail.y + 1);
        expect(isApart).toBe(true);
      }).toPass();
      const reachable = async (name: RegExp, role: 'button' | 'radio') => {
        const control = controls.getByRole(role, { name });
        await expect(control).toBeInViewport({ ratio: 1 });
        // The whole of a finger's height, and nothing over it.
        const { height: high } = (await control.boundingBox()) ?? { height: 0 };
        expect(high).toBeGreaterThanOrEqual(44);
        await control.click();
      };
      await reachable(/^Pause/, 'button');
      await reachable(/^Go on/, 'button');
      await reachable(/^Next/, 'button');
      await reachable(/^Once more/, 'button');
      for (const pace of [/^Quick/, /^Step by step/, /^Normal/]) {
        await reachable(pace, 'radio');
        await expect(controls.getByRole('radio', { name: pace })).toBeChecked();
      }
      const skip = controls.getByRole('button', { name: /^Skip/ });
      for (const skips of ['true', 'false']) {
        await reachable(/^Skip to my next decision/, 'button');
        await expect(skip).toHaveAttribute('aria-pressed', skips);
      }
    } finally {
      await changeSettings(page, { director: false, pace: 'instant' });
    }
  });

test('[S-14] a board moved by a finger has its Fit, and a turned phone shows all of it again', async ({ table }) => {
  const page = await table('late');
  await page.setViewportSize({ width: 390, height: 844 });
  const board = page.locator('.board-area .board');
  const fit = board.locator('[data-point="zoom.fit"]');
  const inSight = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.board-area .board-view')?.getBoundingClientRect();
      const card = document.querySelector('.board-area .board .card')?.getBoundingClientRect();
      return frame && card && card.left >= frame.left - 1 && card.right <= frame.right + 1 && card.top >= frame.top - 1;
    });
  await expect.poll(inSight).toBe(true);
  await expect(fit).toBeHidden();
  const { x, y, width, height } = (await board.locator('.board-view').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width - 8, y + height - 8);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(board).toHaveAttribute('data-moved');
  await expect(fit).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(board).not.toHaveAttribute('data-moved');
  await expect.poll(inSight).toBe(true);
});

test('[S-16] standing answers have a sign that they unfold, and unfold in sight', async ({ table }) => {
  const page = await table('actions');
  await page.setViewportSize({ width: 390, height: 844 });
  const summary = page.locator('.standing summary');
  await summary.scrollIntoViewIfNeeded();
  expect(await summary.evaluate((one) => getComputedStyle(one, '::before').borderLeftWidth)).toBe('7px');
  await summary.click();
  try {
    await expect(page.locator('.standing button').last()).toBeInViewport({ ratio: 0.9 });
  } finally {
    await summary.click();
  }
});

test('[T-11] the line that says whose board it is covers neither the colours’ key nor the buttons of the board', async ({
  table,
}) => {
  const page = await table('attack');
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('2');
    await expect(page.locator('.board-whose')).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        const line = document.querySelector('.board-whose')?.getBoundingClientRect();
        return [...document.querySelectorAll('.board-area :is(.legend li, .board-zoom button)')].filter((part) => {
          const { top, bottom, left, right, width } = part.getBoundingClientRect();
          const isOver = line && top < line.bottom && bottom > line.top && left < line.right && right > line.left;
          return width > 0 && isOver;
        }).length;
      });
    await expect.poll(covered, `${width}x${height}`).toBe(0);
    await page.keyboard.press('1');
  }
});
