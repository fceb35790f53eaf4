/** How to play on every screen, in every language (T-6): all of a page fits its width, and no word of it is cut. */
import { SIZES } from '../../dev/positions/decisions.ts';
import { LANGUAGES } from './every-decision.ts';
import { expect, test } from './people.ts';

for (const language of LANGUAGES)
  test(`[T-6] in ${language}: every page fits every screen`, async ({ person }) => {
    const { page } = await person('Ana', { settings: { language } });
    await page.goto('/how-to-play');
    await expect(page.locator('.guide')).toBeVisible();
    const names = await page
      .locator('.guide select option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(names.length).toBe(10);
    const wrong: string[] = [];
    for (const name of names) {
      await page.goto(`/how-to-play#${name}`);
      await expect(page.locator('.guide-jump')).toHaveValue(name);
      await page.evaluate(() => document.fonts.ready);
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        // Boards find their size.
        await expect
          .poll(() => page.evaluate(tooWide), { timeout: 5_000 })
          .toEqual([])
          .catch(() => undefined);
        for (const what of await page.evaluate(tooWide)) wrong.push(`${name} ${width}x${height}: ${what}`);
      }
    }
    expect(wrong).toEqual([]);
  });

/** Runs in the page. Boards are windows on something larger. */
function tooWide(): string[] {
  const told = (element: Element) => `${element.className || element.tagName}: ${element.textContent?.slice(0, 40)}`;
  const parts = [...document.querySelectorAll('.guide *')].filter(
    (each) =>
      each instanceof HTMLElement &&
      each.checkVisibility() &&
      !each.closest('.board, .picture-board, .visually-hidden, svg'),
  );
  return parts.flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    if (width <= 1) return [];
    if (left < -1 || right > innerWidth + 1) return [`${told(part)} is off the screen`];
    const { overflowX } = getComputedStyle(part);
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    return cuts && part.scrollWidth > part.clientWidth + 1 ? [`${told(part)} is cut`] : [];
  });
}
