/// <reference lib="dom" />
// From the press on "Play" to the first question of a solo game, in the throttled profile.

import { type Browser, throttled } from './throttled.ts';

const MANY_SECONDS = 60_000;

export async function firstDecision(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  await page.goto(`${url}/solo`, { waitUntil: 'networkidle' });
  const play = page.locator('.local-new .button-red');
  await play.waitFor({ timeout: MANY_SECONDS });
  await page.evaluate(() => {
    const times: { pressed?: number; asked?: number } = {};
    Reflect.set(window, 'times', times);
    addEventListener('click', () => (times.pressed ??= performance.now()), { capture: true });
    const look = (): void => {
      if (times.pressed !== undefined && document.querySelector('.backs, .setup-card, .table'))
        times.asked = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await play.click();
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'times'), 'asked') !== undefined, undefined, {
    timeout: MANY_SECONDS,
  });
  const { pressed, asked } = await page.evaluate(
    () => Reflect.get(window, 'times') as { readonly pressed: number; readonly asked: number },
  );
  await page.context().close();
  return Math.round(asked - pressed);
}
