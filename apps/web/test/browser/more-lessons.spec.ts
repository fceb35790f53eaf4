/** The second and the third lesson, from the list to the farewell, by pressing what is lit. */
import { memo, pressOnUntil } from './lessons.ts';
import { expect, expectAccessible, test } from './people.ts';

/** As the memos say: "pay 3 MB", "Pay at least 1 MB". */
const amountIn = (text: string): number => Number(/[Pp]ay (?:at least )?(\d) MB/.exec(text)?.[1] ?? 1);

const SIZES = {
  'a desktop': { viewport: { width: 1440, height: 900 }, touch: false },
  'a phone': { viewport: { width: 390, height: 844 }, touch: true },
} as const;

const LESSONS = [
  { title: 'Second lesson', key: 'second-lesson', begins: /two turns are gone/, ends: /You know now how not to lose/ },
  {
    title: 'Third lesson',
    key: 'third-lesson',
    begins: /everybody wants something else/,
    ends: /words bind nobody, and/,
  },
] as const;

for (const { title, key, begins, ends } of LESSONS)
  for (const [size, settings] of Object.entries(SIZES))
    test(`[B-11 REQ-001] on ${size}: the ${title.toLowerCase()} is played from start to end by pressing what is lit`, async ({
      person,
    }) => {
      test.setTimeout(300_000);
      const { page } = await person('Ana', settings);
      await page.goto('/learn');
      await page.getByRole('button', { name: title }).click();
      await expect(page).toHaveURL(`/learn/${key}`);
      await expect(page.locator('.memo-words')).toContainText(begins);
      await expectAccessible(page);
      await pressOnUntil(page, ends, amountIn);
      await expectAccessible(page);
      await memo(page).getByRole('button', { name: 'Six exercises' }).click();
      await expect(page.getByRole('button', { name: title }).getByRole('img', { name: 'Done' })).toBeVisible();
    });
