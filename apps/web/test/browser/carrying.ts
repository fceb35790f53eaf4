/** What is taken by a mouse and carried over the table (T-39). */
import type { Locator, Page } from '@playwright/test';
import { expect, ownStructure } from './dev-table.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const own = (page: Page, name: RegExp) => ownStructure(page).getByRole('button', { name });
export const carried = (page: Page) => page.locator('.carried');

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it lies nowhere');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Another window makes another layout, in steps. */
export async function restingAt(what: Locator): Promise<Point> {
  let last: Point = { x: 0, y: 0 };
  await expect(async () => {
    const before = last;
    last = await middleOf(what);
    expect(last).toEqual(before);
  }).toPass({ intervals: [100] });
  return last;
}

/** By a mouse: it follows as soon as it moves. Where it goes is looked up once it is taken. */
export async function carry(page: Page, what: Locator, over: Locator): Promise<void> {
  const { x, y } = await middleOf(what);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12, { steps: 3 });
  await expect(carried(page)).toBeAttached();
  const to = await middleOf(over);
  await page.mouse.move(to.x, to.y, { steps: 6 });
}
