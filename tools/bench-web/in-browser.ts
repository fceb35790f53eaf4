/// <reference lib="dom" />
// LCP, INP and the cost of a frame of panning, in the pinned browser on the built client.

import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { openBrowser } from '../../apps/web/test/browser/open-browser.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

export interface BrowserFigures {
  readonly panZoomCpuMsPerFrame: number;
  readonly lcpMs: number;
  readonly inpMs: number;
}

/** A middling phone on a middling line: a fourth of this processor, 1.6 Mbit/s, 150 ms there and back. */
const SLOW_CPU = 4;
const SLOW_LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };
const RUNS = 3;

export async function measureInBrowser(dist: string): Promise<BrowserFigures> {
  const server = await serve(dist);
  const browser = await openBrowser();
  try {
    const lcp: number[] = [];
    const inp: number[] = [];
    const pan: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      lcp.push(await largestPaint(browser, server.url));
      inp.push(await nextPaint(browser, server.url));
      pan.push(await panning(browser, server.url));
    }
    return { panZoomCpuMsPerFrame: median(pan), lcpMs: median(lcp), inpMs: median(inp) };
  } finally {
    await browser.close();
    server.close();
  }
}

async function throttled(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return page;
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

/** The slowest of a dozen presses around the menu and the settings. */
async function nextPaint(browser: Browser, url: string): Promise<number> {
  const page = await throttled(browser);
  await page.goto(`${url}/settings`);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const name of ['Patterns', 'Single keys', 'Call me']) {
    await page.getByRole('switch', { name }).click();
    await page.waitForTimeout(150);
  }
  for (const name of ['Large', 'Normal', 'Reduced', 'Full']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForTimeout(150);
  }
  const slowest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen));
  await page.context().close();
  return slowest;
}

/** Main-thread processor time of one frame while 300 cards are panned and zoomed. */
async function panning(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${url}/gallery/?cards=300`, { waitUntil: 'networkidle' });
  const board = page.locator('.board').first();
  const box = await board.boundingBox();
  if (box === null) throw new Error('the gallery shows no board of many cards');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
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
  await page.mouse.down();
  for (let step = 0; step < 60; step++)
    await page.mouse.move(x + Math.sin(step / 6) * 220, y + Math.cos(step / 5) * 160);
  await page.mouse.up();
  for (let step = 0; step < 12; step++) await page.mouse.wheel(0, step % 2 ? 120 : -120);
  const count = await frames;
  const cost = ((await busy()) - before) / count;
  await page.context().close();
  return Math.round(cost * 10) / 10;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built files as the real server sends them: compressed where a compressed copy lies beside them. */
async function serve(dist: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    const file = existsSync(wanted) && extname(wanted) !== '' ? wanted : join(dist, 'index.html');
    const zipped = existsSync(`${file}.br`);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (zipped) response.setHeader('Content-Encoding', 'br');
    createReadStream(zipped ? `${file}.br` : file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
