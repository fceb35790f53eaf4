/** A language is one file: docs/how-to/translate.md. What stays outside the brackets of this one cannot be translated. */
import { personas } from '@illuminice/bots';
import { catalogue } from '@illuminice/cards';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NAMES } from '../../dev/positions/names.ts';
import { OTHER, serveWithAnotherLanguage } from './another-language.ts';
import type { ServedPages } from './built-pages.ts';
import { PATIENCE, readSheets } from './gallery-stage.ts';
import { openBrowser } from './open-browser.ts';

/** Each sheet is a part of the client; the phone's shows the same texts again. */
const SHEETS = ['shell', 'home', 'setup', 'turn', 'attack', 'answers', 'table', 'boards', 'guide'];

/** The same in every language, beside the names of cards: our own name, units, keys, other languages, addresses. */
const SAME_EVERYWHERE = [
  'Illuminice',
  'MB',
  'Esc',
  'Enter',
  'Tab',
  'English',
  'Deutsch',
  'Français',
  'Español',
  'illuminice.example/join/K7M4QX',
];

/** Whoever sits at the tables of the gallery; which computer players a solo game proposes follows the day. */
const PEOPLE = [...NAMES, 'Ben', 'Somebody', ...personas.map(({ name }) => name)];

/** What people wrote, who drew the icons, and the numbered rules, which are a book of their own. */
const LEFT_OUT =
  'script, style, q, .lobby-lines, .credits-authors, .credits-glyphs, .credits-packages, .rulebook, .guide-rules';

let browser: Browser;
let page: Page;
let server: ServedPages;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), serveWithAnotherLanguage()]);
  const context = await browser.newContext({
    locale: OTHER.code,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  page = await context.newPage();
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

test('one file makes a language: it is offered, and chosen where the browser asks for it', {
  timeout: PATIENCE,
}, async () => {
  await page.goto(`${server.url}settings`, { waitUntil: 'networkidle' });
  expect(await page.locator('html').getAttribute('lang')).toBe(OTHER.code);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('⟦Settings⟧');
  const own = page.getByRole('radio', { name: OTHER.name });
  expect(await own.getAttribute('aria-checked')).toBe('true');
  await page.getByText('Deutsch').click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await own.click();
  await page.getByRole('heading', { name: '⟦Settings⟧' }).waitFor();
});

test('every text of every screen and panel can be translated', { timeout: PATIENCE }, async () => {
  await page.goto(`${server.url}gallery/?stage&language=${OTHER.code}`, { waitUntil: 'networkidle' });
  const names = [...catalogue.map(({ name }) => name), ...PEOPLE, ...SAME_EVERYWHERE];
  const sheets = await readSheets(page);
  const specimens = SHEETS.flatMap((sheet) => (sheets[sheet]?.specimens ?? []).map(({ name }) => `${sheet}/${name}`));
  expect(specimens.length).toBeGreaterThan(100);
  const left = await page.evaluate(textsOutside, { specimens, names, leftOut: LEFT_OUT });
  expect(left).toEqual([]);
});

interface Reading {
  readonly specimens: readonly string[];
  readonly names: readonly string[];
  readonly leftOut: string;
}

/** Runs in the page: one specimen after the other. */
async function textsOutside({ specimens, names, leftOut }: Reading): Promise<readonly string[]> {
  const found = new Map<string, string>();
  // Texts are read, not looked at: nothing needs to be painted.
  document.documentElement.style.visibility = 'hidden';
  // Cards print their names in capitals and break them where they like.
  const bare = (text: string): string => text.toLowerCase().replace(/\s/gu, '');
  const known = names.map(bare).sort((a, b) => b.length - a.length);
  const looked = new Set<string>();
  const look = (text: string, where: string): void => {
    // Most texts are empty or stand on the next screen again, and all names are looked for in each.
    if (looked.has(text) || !/\p{L}\s*\p{L}/u.test(text)) return;
    looked.add(text);
    const rest = known.reduce((left, name) => left.replaceAll(name, ' '), bare(text)).trim();
    const isLeft = /\p{L}{2}/u.test(rest) && !known.some((name) => name.includes(rest));
    if (isLeft) found.set(text, where);
  };
  for (const asked of specimens) {
    location.hash = `#${encodeURIComponent(asked)}`;
    // Some specimens press what they find by its English label: of those the screen before the press is read.
    for (let frames = 0; document.body.dataset.shown !== asked && frames < 90; frames++)
      await new Promise((resolve) => setTimeout(resolve, 16));
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const element of document.body.querySelectorAll('*')) {
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
        look((element.getAttribute(attribute) ?? '').replace(/⟦.*⟧/su, ''), `${asked} ${attribute}`);
    }
    for (const text of outside(document.body)) look(text, asked);
  }
  return [...found].map(([text, where]) => `${where}: ${text}`);

  /** What stands outside all brackets, box by box; a box of its own begins afresh, for a text cut short loses its closing one. */
  function outside(root: Element): readonly string[] {
    let [depth, text] = [0, ''];
    const texts: string[] = [];
    const next = (): void => {
      texts.push(text.replace(/\s+/gu, ' '));
      text = '';
    };
    const visit = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE)
        for (const character of node.textContent ?? '') {
          if (character === '⟦') depth++;
          if (depth === 0) text += character;
          if (character === '⟧') depth = Math.max(0, depth - 1);
        }
      if (!(node instanceof Element) || node.matches(leftOut)) return;
      const isBox = getComputedStyle(node).display !== 'inline';
      const before = depth;
      if (isBox) next();
      for (const child of node.childNodes) visit(child);
      if (isBox) next();
      if (isBox) depth = before;
    };
    visit(root);
    return texts;
  }
}
