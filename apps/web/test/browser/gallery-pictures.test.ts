import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveGallery } from './gallery-server.ts';
import { openBrowser } from './open-browser.ts';
import { compare, differences } from './pictures.ts';

const LONG = 120_000;

/** Smaller than life: the pictures are stored, and a wrong number is seen all the same. */
const SCALE = 0.75;

const SHEETS = [
  ['illuminati', '[data-sheet=illuminati]'],
  ['groups-lying', '[data-faces=wide]'],
  ['groups-standing', '[data-faces=tall]'],
  ['specials', '[data-faces=special]'],
  ['states', '[data-sheet=states]'],
  ['board', '[data-sheet=board]'],
  ['controls', '[data-sheet=controls]'],
  ['panels', '[data-sheet=panels]'],
] as const;

describe('the gallery looks as it did (npm run screens -- gallery takes the pictures again)', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveGallery>>;
  let page: Page;

  const picture = (selector: string): Promise<Buffer> =>
    page.locator(selector).first().screenshot({ type: 'jpeg', quality: 60, animations: 'disabled', caret: 'hide' });

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), serveGallery()]);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
      locale: 'en',
    });
    page = await context.newPage();
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
  }, LONG);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const [name, selector] of SHEETS)
    test(name, { timeout: LONG }, async () => {
      expect(await differences(page, name, await picture(selector))).toEqual([]);
    });

  test('one other digit on one card is noticed', { timeout: LONG }, async () => {
    const before = await picture('[data-faces=wide]');
    expect(await compare(page, before, await picture('[data-faces=wide]'))).toEqual([]);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(
        document.querySelector('[data-faces=wide]') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode())
        if (texts.currentNode.nodeValue === '3') {
          texts.currentNode.nodeValue = '8';
          return;
        }
      throw new Error('no card shows a 3');
    });
    expect(await compare(page, before, await picture('[data-faces=wide]'))).not.toEqual([]);
  });
});
