/// <reference lib="dom" />
// LCP, INP and the cost of a frame of panning, in the pinned browser on the built client.

import { openBrowser } from '../../apps/web/test/browser/open-browser.ts';
import { pressesBesideTheStage } from './directed.ts';
import { firstDecision } from './first-decision.ts';
import { type LookingBack, lookingBack, lookingBackOnPhone } from './looking-back.ts';
import { pressesAroundTheTable, pressesAtTheTable } from './presses.ts';
import { serve } from './serve.ts';
import { type Browser, type Page, throttled } from './throttled.ts';

export interface BrowserFigures {
  readonly panZoomCpuMsPerFrame: number;
  /** From the press to the first frame in which all 83 Groups are on their way to another place. */
  readonly relayoutMs: number;
  readonly relayoutCpuMsPerFrame: number;
  readonly lcpMs: number;
  readonly inpMs: number;
  /** The same for presses at a table, of a game this page hosts itself. */
  readonly tableInpMs: number;
  /** The same while computer players play and the director shows it. */
  readonly directedInpMs: number;
  /** From "Play" to the first question of a solo game. */
  readonly soloFirstDecisionMs: number;
}

const RUNS = 3;

export async function measureInBrowser(dist: string): Promise<BrowserFigures> {
  const server = await serve(dist);
  const browser = await openBrowser();
  try {
    const lcp: number[] = [];
    const inp: number[] = [];
    const tableInp: number[] = [];
    const directedInp: number[] = [];
    const decisions: number[] = [];
    const pan: number[] = [];
    const relayouts: Relayout[] = [];
    for (let run = 0; run < RUNS; run++) {
      lcp.push(await largestPaint(browser, server.url));
      inp.push(await pressesAroundTheTable(browser, server.url));
      tableInp.push(await pressesAtTheTable(browser, server.url));
      directedInp.push(await pressesBesideTheStage(browser, server.url));
      decisions.push(await firstDecision(browser, server.url));
      pan.push(await panning(browser, server.url));
      relayouts.push(await changingPlaces(browser, server.url));
    }
    return {
      panZoomCpuMsPerFrame: median(pan),
      relayoutMs: median(relayouts.map(({ toFirstFrame }) => toFirstFrame)),
      relayoutCpuMsPerFrame: median(relayouts.map(({ perFrame }) => perFrame)),
      lcpMs: median(lcp),
      inpMs: median(inp),
      tableInpMs: median(tableInp),
      directedInpMs: median(directedInp),
      soloFirstDecisionMs: median(decisions),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** A game of 700 entries looked back on; phone: throttled. */
export async function measureReplay(dist: string) {
  const server = await serve(dist);
  const browser = await openBrowser();
  try {
    const desk: LookingBack[] = [];
    const phone: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      desk.push(await lookingBack(browser, server.url));
      phone.push(await lookingBackOnPhone(browser, server.url));
    }
    return {
      replayOpenMs: median(desk.map(({ openMs }) => openMs)),
      replayMomentMs: median(desk.map(({ momentMs }) => momentMs)),
      replayBesideReviewMs: median(desk.map(({ besideReviewMs }) => besideReviewMs)),
      replayPhoneMomentMs: median(phone),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
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

/** Processor time of the main thread so far, in milliseconds. */
async function busyMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

interface Relayout {
  readonly toFirstFrame: number;
  readonly perFrame: number;
}

/** Every card goes somewhere else, gliding: four times, a second apart. */
async function changingPlaces(browser: Browser, url: string): Promise<Relayout> {
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
async function panning(browser: Browser, url: string): Promise<number> {
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
