import { catalogue, pack } from '@illuminice/cards';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeIn } from './axe.ts';
import { PATIENCE } from './gallery-stage.ts';
import { openBrowser } from './open-browser.ts';
import { leaveUnpainted } from './unpainted.ts';

const LONG = 90_000;
/** A busy machine is still drawing: letters and pictures come after the page says it is there. */
const PATIENT = { timeout: 30_000 };

describe('the gallery in a browser', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await leaveUnpainted(context);
    return context.newPage();
  };

  beforeAll(async () => {
    browser = await openBrowser();
    page = await open();
    // Whoever comes first waits until the page is built.
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      if (!response.url().startsWith('data:') && new URL(response.url()).hostname !== '127.0.0.1')
        complaints.push(`left the host: ${response.url()}`);
    });
    await page.goto(inject('strictGallery'), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
  }, PATIENCE);

  afterAll(async () => {
    await browser?.close();
  });

  test('shows every card with its name, Groups in both faces', { timeout: LONG }, async () => {
    const labels = await page
      .locator('.card, .special')
      .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? card.firstChild?.textContent ?? ''));
    for (const card of catalogue)
      expect(
        labels.some((label) => label.startsWith(card.name)),
        card.name,
      ).toBe(true);
    for (const shape of ['wide', 'tall'])
      expect(await page.locator(`[data-faces=${shape}] .card-${shape}`).count()).toBe(pack.groups.length);
  });

  test('every picture is there', { timeout: LONG }, async () => {
    const missing = (): Promise<readonly string[]> =>
      page
        .locator('img')
        .evaluateAll((all) =>
          all.flatMap((image) =>
            image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 ? [] : [image.outerHTML],
          ),
        );
    await expect.poll(missing, PATIENT).toEqual([]);
  });

  test('no text leaves its box, none covers another', { timeout: LONG }, async () => {
    await expect.poll(() => page.evaluate(overflowingTexts), PATIENT).toEqual([]);
  });

  test.each(['de', 'es', 'fr'])('nor in %s', { timeout: LONG }, async (language) => {
    const foreign = await open();
    await foreign.goto(`${inject('strictGallery')}?only=cards&language=${language}`, { waitUntil: 'networkidle' });
    await foreign.evaluate(() => document.fonts.ready);
    expect(await foreign.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => foreign.evaluate(overflowingTexts), PATIENT).toEqual([]);
    await foreign.context().close();
  });

  test('axe finds nothing serious or critical', { timeout: LONG }, async () => {
    // One of every kind is enough: axe needs a tenth of a second for each of the 500 cards.
    const { violations } = await (await axeIn(page)).exclude('[data-faces] > :nth-child(n + 4)').analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      grave.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 5)
            .join(', ')}`,
      ),
    ).toEqual([]);
  });

  test('nothing complained and nothing left the host', () => {
    expect(complaints).toEqual([]);
  });
});

/** Runs in the page. Measures ink, not boxes: what a reader would see cut off or printed over. */
function overflowingTexts(): string[] {
  const textBox = (element: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const problems: string[] = [];
  for (const card of document.querySelectorAll('.card, .special, .strip-tag, .ghost')) {
    const name = (card.getAttribute('aria-label') ?? card.textContent ?? '').slice(0, 40);
    const frame = card.getBoundingClientRect();
    const tell = (what: string): number => problems.push(`${name} (${card.className}): ${what}`);
    for (const part of card.querySelectorAll(
      '.card-name, .card-tag-name, .card-chip, .card-goal, .special-name, .special-timing, .strip-name',
    )) {
      const [ink, box] = [textBox(part), part.getBoundingClientRect()];
      if (ink.left < frame.left || ink.right > frame.right || ink.top < frame.top - 1 || ink.bottom > frame.bottom + 1)
        tell(`"${part.textContent}" leaves the card`);
      if (ink.width > box.width + 0.5)
        tell(`"${part.textContent}" leaves its box by ${(ink.width - box.width).toFixed(1)}`);
    }
    const parts = ['.card-name', '.card-stats', '.card-chips', '.special-body', '.special-timing'].flatMap(
      (selector) => [...card.querySelectorAll(selector)],
    );
    for (let i = 0; i < parts.length; i++) {
      for (let j = i + 1; j < parts.length; j++) {
        const [a, b] = [textBox(parts[i] as Element), textBox(parts[j] as Element)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Line boxes of the display face are taller than its letters.
        if (across > 1 && down > 4)
          tell(`${parts[i]?.className} and ${parts[j]?.className} overlap by ${down.toFixed(1)}`);
      }
    }
  }
  return problems;
}
