/// <reference lib="dom" />
// LCP of the menu, in the throttled profile.

import { type Browser, throttled } from './throttled.ts';

export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  await page.goto(url);
  await page.waitForTimeout(3_000);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const wish: { readonly type: string; readonly buffered: true } = {
          type: 'largest-contentful-paint',
          buffered: true,
        };
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe(
          wish as PerformanceObserverInit,
        );
      }),
  );
  await page.context().close();
  return Math.round(time);
}
