/// <reference lib="dom" />
// What a frame costs while a full board is moved, and while all its cards go elsewhere.

import { median } from './median.ts';
import type { Browser, Page } from './throttled.ts';

/** Processor time of the main thread so far, in milliseconds. */
async function busyMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

export interface Relayout {
  readonly toFirstFrame: number;
  readonly perFrame: number;
}

/** Every card goes somewhere else, gliding: four times, a second apart. */
export async function changingPlaces(browser: Browser, url: string): Promise<Relayout> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(`${url}/gallery/?cards=83`, { waitUntil: 'networkidle' });
  const busy = await busyMeter(page);
  const before = await busy();
  const { frames, first, moving } = await page.evaluate(async () => {
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = document.querySelector<HTMLElement>('.many-cards button');
    const first: number[] = [];
    let [frames, moving] = [0, 0];
    for (let time = 0; time < 4; time++) {
      await nextFrame();
      const start = performance.now();
      button?.click();
      await nextFrame();
      await nextFrame();
      first.push(performance.now() - start);
      moving = Math.max(moving, document.getAnimations().length);
      for (frames += 2; document.getAnimations().length > 0; frames++) await nextFrame();
    }
    return { frames, first, moving };
  });
  if (moving < 80) throw new Error(`only ${moving} cards moved`);
  const perFrame = ((await busy()) - before) / frames;
  await context.close();
  return { toFirstFrame: Math.round(median(first)), perFrame: Math.round(perFrame * 10) / 10 };
}

/** Main-thread processor time of one frame while 300 cards are panned and zoomed. */
export async function panning(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${url}/gallery/?cards=300`, { waitUntil: 'networkidle' });
  const board = page.locator('.board').first();
  const box = await board.boundingBox();
  if (box === null) throw new Error('the gallery shows no board of many cards');
  const busy = await busyMeter(page);
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const end = performance.now() + 2_500;
        const step = (now: number): void => {
          count++;
          if (now < end) requestAnimationFrame(step);
          else resolve(count);
        };
        requestAnimationFrame(step);
      }),
  );
  const before = await busy();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  // With the middle button: the first would carry a Group that lies there (T-39).
  await page.mouse.down({ button: 'middle' });
  for (let step = 0; step < 60; step++)
    await page.mouse.move(x + Math.sin(step / 6) * 220, y + Math.cos(step / 5) * 160);
  await page.mouse.up({ button: 'middle' });
  for (let step = 0; step < 12; step++) await page.mouse.wheel(0, step % 2 ? 120 : -120);
  const count = await frames;
  const cost = ((await busy()) - before) / count;
  await page.context().close();
  return Math.round(cost * 10) / 10;
}
