import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { leaveUnpainted } from './unpainted.ts';

const LONG = 90_000;

describe('the board in a browser', () => {
  let browser: Browser;
  let page: Page;
  let board: Locator;

  beforeAll(async () => {
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await leaveUnpainted(context);
    context.setDefaultTimeout(LONG);
    page = await context.newPage();
    await page.goto(`${inject('gallery')}?only=table`, { waitUntil: 'networkidle' });
    board = page.getByRole('group', { name: 'Your power structure' });
  }, LONG);

  beforeEach(async () => {
    await board.getByRole('button', { name: 'Fit the whole structure' }).click();
  });

  afterAll(async () => {
    await browser?.close();
  });

  const transform = (): Promise<string> =>
    board.locator('.world').evaluate((world) => (world as HTMLElement).style.transform);
  const zoom = async (): Promise<number> => Number(/scale\(([\d.]+)\)/.exec(await transform())?.[1]);
  const middle = async (locator: Locator): Promise<{ x: number; y: number }> => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error('not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  test('a drag moves the board and presses no card, a press moves nothing', { timeout: LONG }, async () => {
    const card = board.getByRole('button', { name: /^Yuppies/ });
    const from = await middle(card);
    const before = await transform();
    await page.mouse.click(from.x, from.y);
    expect(await transform()).toBe(before);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 40, { steps: 4 });
    await page.mouse.up();
    const to = await middle(card);
    expect(to.x - from.x).toBeCloseTo(60, 0);
    expect(to.y - from.y).toBeCloseTo(-40, 0);
    expect(await board.locator('.world').evaluate((world) => (world as HTMLElement).style.willChange)).toBe('');
  });

  test('the wheel zooms about the pointer; fit comes back', { timeout: LONG }, async () => {
    const card = board.getByRole('button', { name: /^California/ });
    const at = await middle(card);
    const start = await zoom();
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(250);
    expect(await zoom()).toBeLessThan(start);
    const after = await middle(card);
    expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(3);
    await board.getByRole('button', { name: 'Fit the whole structure' }).click();
    expect(await zoom()).toBeCloseTo(start, 2);
  });

  test('two fingers pinch', { timeout: LONG }, async () => {
    const start = await zoom();
    const { x, y } = await middle(board.locator('.board-view'));
    const touch = (type: string, finger: number, dx: number): Promise<void> =>
      board.locator('.board-view').evaluate(
        (view, init) => {
          view.setPointerCapture = () => undefined;
          view.dispatchEvent(
            new PointerEvent(init.type, {
              pointerId: init.finger,
              pointerType: 'touch',
              clientX: init.x,
              clientY: init.y,
              bubbles: true,
              button: 0,
              buttons: 1,
            }),
          );
        },
        { type, finger, x: x + dx, y },
      );
    await touch('pointerdown', 1, -100);
    await touch('pointerdown', 2, 100);
    await touch('pointermove', 1, -60);
    await touch('pointermove', 2, 60);
    await touch('pointerup', 1, -60);
    await touch('pointerup', 2, 60);
    expect(await zoom()).toBeCloseTo(start * 0.6, 1);
  });

  test('keys walk from card to card, zoom and fit', { timeout: LONG }, async () => {
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.firstChild?.textContent ?? '');
    await board.getByRole('button', { name: /^The Discordian Society/ }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toMatch(/^California/);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^The Discordian Society/);
    const start = await zoom();
    await page.keyboard.press('+');
    expect(await zoom()).toBeGreaterThan(start);
    await page.keyboard.press('0');
    expect(await zoom()).toBeCloseTo(start, 2);
    expect(await board.locator('.world [data-card][tabindex="0"]').count()).toBe(1);
  });

  test('[R-12.12] the ghost jumps between arrows that take the card, by key and by press', {
    timeout: LONG,
  }, async () => {
    const place = (): Promise<string | null> => board.locator('[data-ghost]').getAttribute('style');
    const arrows = board.locator('.arrow-button');
    const places = new Set([await place()]);
    for (let index = 0; index < (await arrows.count()); index++) {
      await arrows.nth(index).click();
      places.add(await place());
      const box = await arrows.nth(index).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    }
    expect(places.size).toBe(await arrows.count());
    await board.locator('[data-ghost]').focus();
    const before = await place();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    expect(places.has(await place())).toBe(true);
    expect(before).not.toBeNull();
  });

  test('the outline is a tree that keys can walk', { timeout: LONG }, async () => {
    const tree = board.getByRole('tree', { name: 'Your power structure' });
    const items = tree.getByRole('treeitem');
    expect(await items.count()).toBe(11);
    await items.first().focus();
    await page.keyboard.press('ArrowDown');
    const label = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await label()).toMatch(/^(Hackers|California)/);
    await page.keyboard.press('ArrowLeft');
    expect(await label()).toMatch(/^The Discordian Society/);
    await page.keyboard.press('End');
    expect(await items.last().evaluate((item) => item === document.activeElement)).toBe(true);
  });
});
