/// <reference lib="dom" />
// A long game looked back on: from the press to its first moment, and from a press on the timeline to the moment on the screen.

import { gameFileHeading } from '@illuminice/table';
import { longGame } from '../bench/replay.ts';
import { type Browser, type Page, throttled } from './throttled.ts';

const MANY_SECONDS = 120_000;
/** Presses all over the timeline; the slowest but one counts. */
const JUMPS = 20;

export interface LookingBack {
  readonly openMs: number;
  readonly momentMs: number;
  /** The same while a review is reckoned beside it. */
  readonly besideReviewMs: number;
}

export async function lookingBack(browser: Browser, url: string): Promise<LookingBack> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const openMs = await opened(page, url);
  const momentMs = await slowestJump(page);
  await page.getByRole('radio', { name: 'Review' }).click();
  await page.locator('.review-working').waitFor({ timeout: MANY_SECONDS });
  const besideReviewMs = await slowestJump(page);
  await page.context().close();
  return { openMs, momentMs, besideReviewMs };
}

/** The same moments on a middling phone. */
export async function lookingBackOnPhone(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  await opened(page, url);
  const moment = await slowestJump(page);
  await page.context().close();
  return moment;
}

let text: string | undefined;

async function opened(page: Page, url: string): Promise<number> {
  text ??= [gameFileHeading('long'), ...longGame().map((entry) => JSON.stringify(entry))].join('\n');
  await page.goto(`${url}/games`, { waitUntil: 'networkidle' });
  const file = { name: 'long.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const replay = page.locator('.games-row').getByRole('button', { name: 'Replay' });
  await replay.waitFor({ timeout: MANY_SECONDS });
  // The screen itself is there after the first time, as it is for whoever looks at a second game.
  await replay.click();
  await page.locator('.replay-where').waitFor({ timeout: MANY_SECONDS });
  await page.goBack();
  await replay.waitFor({ timeout: MANY_SECONDS });
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true });
        const look = (): void => {
          if (pressed > 0 && document.querySelector('.replay-where')) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await replay.click();
  return Math.round(await took);
}

function slowestJump(page: Page): Promise<number> {
  return page.evaluate(async (jumps) => {
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const line = document.querySelector<HTMLElement>('.timeline');
    if (!line) throw new Error('there is no timeline');
    const { left, width, top, height } = line.getBoundingClientRect();
    const times: number[] = [];
    for (let jump = 0; jump < jumps; jump++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const share = ((jump * 7 + 3) % jumps) / jumps;
      const at = { clientX: left + share * width, clientY: top + height / 2, bubbles: true, pointerId: 1 };
      const before = line.getAttribute('aria-valuenow');
      const start = performance.now();
      line.dispatchEvent(new PointerEvent('pointerdown', at));
      const isBehind = (): boolean => {
        const now = line.getAttribute('aria-valuenow');
        // What they held and every attack stand beside the table, where there is room for it.
        const beside = document.querySelector<HTMLElement>('.replay-dossier')?.dataset.at ?? now;
        return now === before || now !== beside;
      };
      do await nextFrame();
      while (isBehind());
      await nextFrame();
      times.push(performance.now() - start);
    }
    return Math.round(times.toSorted((a, b) => b - a)[1] ?? 0);
  }, JUMPS);
}
