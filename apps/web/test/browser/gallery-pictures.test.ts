import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { STAGE_SHEETS, WITHOUT_PICTURE } from '../../dev/gallery/stage/components.ts';
import { componentFiles } from './files-seen.ts';
import { layOut, PATIENCE, readSheets, type Stage, type StagedSheet, takeTile, takeTiles } from './gallery-stage.ts';
import { openBrowser } from './open-browser.ts';
import { compare, differences } from './pictures.ts';
import { Stages } from './stages.ts';

/** Smaller than life: the pictures are stored, and a wrong number is seen all the same. */
const SCALE = 0.75;

/** Parts of the gallery's first page. */
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

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
});

describe('cards and parts look as they did (npm run screens -- gallery takes the pictures again)', () => {
  let page: Page;

  const picture = (selector: string): Promise<Buffer> =>
    page.locator(selector).first().screenshot({ type: 'jpeg', quality: 60, animations: 'disabled', caret: 'hide' });

  beforeAll(async () => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: SCALE,
      reducedMotion: 'reduce',
      locale: 'en',
    });
    context.setDefaultTimeout(PATIENCE);
    page = await context.newPage();
    await page.goto(inject('gallery'), { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
      // What hangs between cards was measured before the last letters and pictures came.
      for (const string of document.querySelectorAll('.red-string')) string.dispatchEvent(new Event('scroll'));
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }, PATIENCE);

  afterAll(() => page?.context().close());

  for (const [name, selector] of SHEETS)
    test(name, { timeout: PATIENCE }, async () => {
      expect(await differences(page, name, await picture(selector))).toEqual([]);
    });

  test('one other digit on one card is noticed', { timeout: PATIENCE }, async () => {
    const before = await picture('[data-faces=wide]');
    expect(await compare(page, before, await picture('[data-faces=wide]'))).toEqual([]);
    await page.evaluate(changeOneText, { within: '[data-faces=wide]', from: '3', to: '8' });
    expect(await compare(page, before, await picture('[data-faces=wide]'))).not.toEqual([]);
  });
});

/** Files whose components React has drawn on some sheet. */
const drawn = new Set<string>();

describe.concurrent('every screen and panel looks as it did', () => {
  let stages: Stages;
  let sheets: Readonly<Record<string, StagedSheet>>;

  beforeAll(async () => {
    stages = new Stages(browser, inject('gallery'));
    sheets = await stages.use({ width: 1440, height: 900, scale: SCALE, specimens: [] }, ({ page }) =>
      readSheets(page),
    );
  }, PATIENCE);

  for (const name of STAGE_SHEETS)
    test(name, { timeout: PATIENCE }, async () => {
      const sheet = sheets[name];
      if (!sheet) throw new Error(`the stage has no sheet ${name}`);
      await stages.use(sheet, (stage) => looksAsItDid(stage, name, sheet));
    });

  const looksAsItDid = async (stage: Stage, name: string, sheet: StagedSheet): Promise<void> => {
    const { page } = stage;
    const tiles = await takeTiles(stage, name, sheet);
    for (const file of tiles.flatMap(({ files }) => files)) drawn.add(file);
    const { picture, places } = await layOut(page, tiles);
    const other = await differences(page, name, picture);
    const where = other.map(({ x, y }) => places.find((tile) => isIn(tile, x, y))?.name ?? `${x} ${y}`);
    expect([...new Set(where)], 'specimens that look different; the fresh sheet is in .cache/pictures').toEqual([]);
  };

  test('one other digit in a panel is noticed, and so is a component that is gone', { timeout: PATIENCE }, async () => {
    const draft = sheets.attack?.specimens.find(({ name }) => name === 'draft');
    if (!sheets.attack || !draft) throw new Error('the stage has no draft of an attack');
    await stages.use(sheets.attack, (stage) => noticesADigit(stage, draft));
  });

  const noticesADigit = async (stage: Stage, draft: StagedSheet['specimens'][number]): Promise<void> => {
    const { page } = stage;
    const taking = { sheet: 'attack' };
    const before = await takeTile(stage, draft, taking);
    const lay = async (tile: typeof before): Promise<Buffer> => (await layOut(page, [tile])).picture;
    expect(await compare(page, await lay(before), await lay(await takeTile(stage, draft, taking)))).toEqual([]);
    expect(before.files).toContain('tabletop/numbers/odds.tsx');
    await page.evaluate(changeOneText, { within: '.odds', from: '6', to: '8' });
    const changed = await takeTile(stage, draft, { ...taking, asItStands: true });
    expect(await compare(page, await lay(before), await lay(changed))).not.toEqual([]);
    await page.evaluate(() => document.querySelector('.odds')?.remove());
    expect((await takeTile(stage, draft, { ...taking, asItStands: true })).files).not.toContain(
      'tabletop/numbers/odds.tsx',
    );
  };
});

test('every component is on a sheet of the gallery, or it is written down why there is no picture of it', () => {
  const files = componentFiles();
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !drawn.has(file) && !(file in WITHOUT_PICTURE)),
    'add a specimen that shows them to one of dev/gallery/stage/*-sheet.ts, or the reason to components.ts beside them',
  ).toEqual([]);
  expect(Object.keys(WITHOUT_PICTURE).filter((file) => !files.includes(file) || drawn.has(file))).toEqual([]);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Squares of a comparison begin up to fifteen pixels before the tile they touch. */
function isIn(box: Box, x: number, y: number): boolean {
  return x > box.x - 16 && x < box.x + box.width && y > box.y - 16 && y < box.y + box.height;
}

/** Runs in the page. */
function changeOneText({ within, from, to }: { readonly within: string; readonly from: string; readonly to: string }) {
  const texts = document.createTreeWalker(document.querySelector(within) ?? document, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.nodeValue === from) {
      texts.currentNode.nodeValue = to;
      return;
    }
  throw new Error(`${within} shows no ${from}`);
}
