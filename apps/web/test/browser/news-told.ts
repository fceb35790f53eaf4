/** What is told on the board as it happens, written down as it comes: on a slow machine it may be gone again before a test looks. */
import type { Page } from '@playwright/test';

export interface Told {
  readonly text: string;
  readonly inSight: boolean;
  readonly face: boolean;
}

export async function listen(page: Page): Promise<() => Promise<readonly Told[]>> {
  await page.evaluate(() => {
    const told: Told[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      for (const line of document.querySelectorAll('.news li')) {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        told.push({
          text: line.querySelector('p')?.textContent ?? '',
          inSight: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left,
          face: line.querySelector('.card, .special') !== null,
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
}
