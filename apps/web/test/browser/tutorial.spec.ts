/** The first game, from the menu to victory. */
import { memo, memoText, pressOnUntil } from './lessons.ts';
import { expect, expectAccessible, test } from './people.ts';

/** As the memos say: "Set 2 MB", "pay 3 MB", "spend 4 MB". */
const amountIn = (text: string): number => Number(/(\d) MB/.exec(text.replace(/Each MB.*?Set/, ''))?.[1] ?? 1);

test('[REQ-001 R-21.1] the first game is played from start to end by pressing what is lit', async ({ person }) => {
  const { page } = await person('Ana');
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.memo-words')).toContainText('Welcome, secret master');
  await expectAccessible(page);

  // A wrong move is answered kindly and changes nothing.
  await pressOnUntil(page, /Take the Hackers/, amountIn);
  await page.locator('[data-point="turn.pass"]').click();
  await expect(page.locator('.memo-aside')).toContainText('press what is lit up');

  // Closing the tab in the middle of the attack: it goes on there.
  await pressOnUntil(page, /Set 2 MB to make it 10/, amountIn);
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(page.locator('.memo-words')).toContainText('Set 2 MB to make it 10');

  await pressOnUntil(page, /That was a whole game/, amountIn);
  // T-23: the last page is there to be pressed; the reveal is one press away.
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toHaveCount(0);
  await expect(memo(page)).toContainText('That was a whole game');
  await memo(page).getByRole('button', { name: 'Six exercises' }).click();
  await expect(page.getByRole('button', { name: 'Play it again' })).toBeVisible();
});

test('[REQ-001] on a phone every step can be skipped, and the lesson as a whole', async ({ person }) => {
  test.setTimeout(180_000);
  const { page } = await person('Ana', { viewport: { width: 390, height: 844 }, touch: true });
  await page.goto('/learn/first-game');
  await expectAccessible(page);
  const skip = memo(page).getByRole('button', { name: 'Do it for me' });
  const next = memo(page).getByRole('button', { name: 'Next', exact: true });
  await expect(async () => {
    const text = await memoText(page);
    if (/Ada’s turn/.test(text)) return;
    if (await next.isVisible()) await next.click();
    else if (await skip.isVisible()) await skip.click();
    throw new Error(`still at: ${text}`);
  }).toPass({ timeout: 60_000, intervals: [200] });
  // Nothing of the table lies under the memo.
  const [above, below] = await Promise.all([memo(page).boundingBox(), page.locator('.table').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await memo(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('button', { name: 'Begin afresh' })).toBeVisible();
});
