/** C-16: the manual holds every document, leads nowhere that is not there, finds what it is asked for, and runs nothing inline. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildManual } from '../manual/build-manual.ts';
import { CHAPTERS, FRONT } from '../manual/contents.ts';
import { linkRules } from '../manual/rule-links.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

const root = repositoryRoot();
let folder: string;
let pages: readonly string[];
const textOf = (page: string): string => readFileSync(join(folder, page), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'illuminice-manual-'));
  pages = buildManual({ root, into: folder });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ids = new Map<string, readonly string[]>();
function idsOf(page: string): readonly string[] {
  const known = ids.get(page) ?? [...textOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => String(id));
  ids.set(page, known);
  return known;
}

test('[C-16] every document has its place in the manual, once', () => {
  const listed = [FRONT, ...CHAPTERS.flatMap((chapter) => chapter.pages)];
  expect(listed).toEqual([...new Set(listed)]);
  expect(pages).toEqual([...new Set(pages)]);
  expect(globSync('docs/**/*.md', { cwd: root }).filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('[C-16] every link, picture, style and script of every page leads to a file and to an anchor that are there', () => {
  const lost = pages.flatMap((page) =>
    [...textOf(page).matchAll(/ (?:href|src)="([^"]*)"/g)]
      .map(([, address]) => String(address))
      .filter((address) => !/^(https?|mailto):/.test(address) && !leads(page, address))
      .map((address) => `${page} → ${address}`),
  );
  expect(lost).toEqual([]);
  for (const [, font = ''] of textOf('manual.css').matchAll(/url\("([^"]+)"\)/g))
    expect(existsSync(join(folder, font)), font).toBe(true);
});

function leads(page: string, address: string): boolean {
  const [file = '', anchor] = address.split('#');
  const target = file === '' ? page : join(dirname(page), file);
  // Out of the manual: to the game it belongs to.
  if (/^\.\.\/?$/.test(target)) return true;
  if (!existsSync(join(folder, target))) return false;
  return anchor === undefined || idsOf(target).includes(decodeURIComponent(anchor));
}

test('[C-16] no two parts of a page have the same name, and no page runs or styles anything inline (CSP)', () => {
  for (const page of pages) {
    const named = idsOf(page);
    expect(named.length, page).toBe(new Set(named).size);
    expect(textOf(page), page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=|javascript:/);
    expect(textOf(page).match(/<h1/g), page).toHaveLength(1);
  }
});

test('[C-16] every rule can be linked to in both languages, and is linked to wherever it is named', () => {
  const rules = [...readFileSync(join(root, 'docs/rules/rules.md'), 'utf8').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(
    ([, rule]) => String(rule),
  );
  expect(rules.length).toBeGreaterThan(250);
  for (const page of ['rules/rules.html', 'rules/rules.de.html']) {
    const named = new Set(idsOf(page));
    expect(
      rules.filter((rule) => !named.has(rule)),
      page,
    ).toEqual([]);
  }
  expect(textOf('how-to/play.html')).toContain('href="../rules/rules.html#R-7.2"');
  const anchors = new Map([['R-9.1', 'R-9.1']]);
  expect(linkRules('R-9.1, R-9.14', { anchors, page: 'x.html' })).toBe(
    '<a class="rule" href="x.html#R-9.1">R-9.1</a>, R-9.14',
  );
});

test('[C-16] what is found leads to a part that is there, and the search is small enough to be fetched', () => {
  const found = JSON.parse(textOf('search.json')) as readonly (readonly string[])[];
  expect(found.length).toBeGreaterThan(600);
  const known = new Map(pages.map((page) => [page, new Set(idsOf(page))]));
  const lost = found.filter(([page = '', anchor = '']) => anchor !== '' && !known.get(page)?.has(anchor));
  expect(lost.map(([page, anchor]) => `${page}#${anchor}`)).toEqual([]);
  const pagesWith = (words: RegExp): string[] =>
    found.filter((each) => words.test(each.join(' '))).map(([page]) => String(page));
  expect(pagesWith(/OPERATOR_KEY/)).toContain('settings.html');
  expect(pagesWith(/Spielzeit/)).toContain('rules/rules.de.html');
  expect(readFileSync(join(folder, 'search.json.br')).length).toBeLessThan(150_000);
});

test('[V-29] the whole manual leaves the package its room', () => {
  const bytes = globSync('**/*.*', { cwd: folder }).map((file) => readFileSync(join(folder, file)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3e6);
});
