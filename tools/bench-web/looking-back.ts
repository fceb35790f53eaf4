/// <reference lib="dom" />
// A long game looked back on: from the press to its first moment, and from a press on the timeline to the moment on the screen.

import { gameFileHeading } from '@illuminice/table';
import { longGame } from '../bench/replay.ts';
import { type Browser, type Page, throttled } from './throttled.ts';

const MANY_SECONDS = 120_000;
/** Presses all over the timeline; the slowest counts. */
const JUMPS = 20;
/** Milliseconds without a change: longer than a throttled phone draws at what may come later. */
const STILL = 300;
/** What the table may need later is fetched meanwhile, and the first moment looked at. */
const FIRST_LOOK = 3_000;

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
  const openMs = Math.round(await took);
  await page.waitForTimeout(FIRST_LOOK);
  return openMs;
}

function slowestJump(page: Page): Promise<number> {
  return page.evaluate(
    async ({ jumps, still }) => {
      const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const line = document.querySelector<HTMLElement>('.timeline');
      if (!line) throw new Error('there is no timeline');
      const { left, width, top, height } = line.getBoundingClientRect();
      let changes = 0;
      // What is only read out may come a moment after what is seen.
      const isSeen = ({ target }: MutationRecord): boolean =>
        (target instanceof Element ? target : target.parentElement)?.closest('.visually-hidden') === null;
      const watcher = new MutationObserver((list) => {
        if (list.some(isSeen)) changes++;
      });
      // All that tells of the moment; a review beside it goes on by itself.
      for (const part of document.querySelectorAll('.table, .replay-bar, .secrets, .attack-list'))
        watcher.observe(part, { subtree: true, childList: true, characterData: true, attributes: true });
      let slowest = 0;
      for (let jump = 0; jump < jumps; jump++) {
        const share = ((jump * 7 + 3) % jumps) / jumps;
        const at = { clientX: left + share * width, clientY: top + height / 2, bubbles: true, pointerId: 1 };
        const before = line.getAttribute('aria-valuenow');
        const start = performance.now();
        line.dispatchEvent(new PointerEvent('pointerdown', at));
        // There once nothing of it changes any more: what was drawn last has been painted in the frame before.
        let took = 0;
        let seen = -1;
        while (took === 0 || performance.now() - start < took + still) {
          await nextFrame();
          const isThere = changes === seen && line.getAttribute('aria-valuenow') !== before;
          seen = changes;
          if (!isThere) took = 0;
          else if (took === 0) took = performance.now() - start;
        }
        slowest = Math.max(slowest, took);
      }
      return Math.round(slowest);
    },
    { jumps: JUMPS, still: STILL },
  );
}
