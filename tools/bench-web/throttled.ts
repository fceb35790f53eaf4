import type { openBrowser } from '../../apps/web/test/browser/open-browser.ts';

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;

/** A middling phone on a middling line: a fourth of this processor, 1.6 Mbit/s, 150 ms there and back. */
const SLOW_CPU = 4;
const SLOW_LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };

export async function throttled(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return page;
}
