/** The largest letters on the smallest phone, and a low screen with a clock: what gives way, and what never does (S-15, S-2). */
import { changeSettings, expect, players, test } from './dev-table.ts';
import { LANGUAGES, lookAt, speak } from './every-decision.ts';

const SMALLEST = { width: 360, height: 640 };

test('[S-15] a turn and a window in the largest letters, in every language: the board has 40 %, and every button can be scrolled to', async ({
  table,
}) => {
  const page = await table('late');
  try {
    await changeSettings(page, { textSize: 'huge' });
    const wrong: string[] = [];
    for (const language of LANGUAGES)
      for (const scenario of ['late', 'turnStart'])
        wrong.push(...(await lookAt(table, { language, decision: { scenario }, size: SMALLEST })));
    expect(wrong).toEqual([]);
  } finally {
    await speak(page, 'en');
    await changeSettings(page, { textSize: 'normal' });
  }
});

test('[S-15] [S-17] eight players in the largest letters: name, goal and figures of each lie inside their card', async ({
  table,
}) => {
  const page = await table('eight&seat=1');
  try {
    await changeSettings(page, { textSize: 'huge' });
    await page.setViewportSize(SMALLEST);
    await expect(players(page).getByRole('button')).toHaveCount(8);
    const outside = () =>
      players(page)
        .locator('.rival-words, .rival-figures')
        .evaluateAll(
          (parts) =>
            parts.filter((part) => {
              const card = part.closest('button')?.getBoundingClientRect();
              const { left, top, right, bottom } = part.getBoundingClientRect();
              return !card || left < card.left || top < card.top || right > card.right + 1 || bottom > card.bottom + 1;
            }).length,
        );
    await expect.poll(outside).toBe(0);
  } finally {
    await changeSettings(page, { textSize: 'normal' });
  }
});

test('[S-2] on a low screen with a clock nothing in the head lies over the money', async ({ table }) => {
  for (const [scenario, width, height] of [
    ['attack', 640, 360],
    ['late', 640, 360],
    ['attack', 720, 450],
    ['attack', 844, 390],
  ] as const) {
    const page = await table(scenario);
    await page.setViewportSize({ width, height });
    const over = () =>
      page.locator('.table-header').evaluate((head) => {
        const money = head.querySelector('.header-treasury')?.getBoundingClientRect();
        const parts = [...head.querySelectorAll('.header-turn .pip, .header-turn > b, .header-phase, .header-clock')];
        return parts.filter((part) => {
          const { left, right, width: wide } = part.getBoundingClientRect();
          return money && wide > 0 && left < money.right && right > money.left;
        }).length;
      });
    await expect(page.locator('.header-treasury')).toBeVisible();
    await expect.poll(over, `${scenario} at ${width}x${height}`).toBe(0);
  }
});
