/** The documents as static pages: they work from any folder of any host, and search needs no server. */

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOf, CHAPTERS, FRONT } from './contents.ts';
import { type ManualPage, pageHtml } from './page-html.ts';
import { pictureAddress, type Rendered, renderMarkdown, slugOf, titleOf } from './render-markdown.ts';
import { anchorsOfRules } from './rule-links.ts';

const FONTS = [
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2',
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
];

/** Two thousand lines of wishes would come before the answers. */
const NOT_SEARCHED = 'docs/requirements.md';

interface Build {
  readonly root: string;
  readonly into: string;
}

/** Page, anchor, title of the page, title of the part, its text. */
type Found = readonly [address: string, anchor: string, page: string, title: string, text: string];

export function buildManual({ root, into }: Build): readonly string[] {
  rmSync(into, { recursive: true, force: true });
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const paths = [FRONT, ...CHAPTERS.flatMap(({ pages }) => pages)];
  const rules = anchorsOfRules(read('docs/rules/rules.md'), slugOf);
  const german = anchorsOfRules(read('docs/rules/rules.de.md'), slugOf);
  const known = new Set(paths);
  const rendered = new Map(
    paths.map((path): [string, Rendered] => [
      path,
      renderMarkdown({ path, markdown: read(path), rules: path.endsWith('.de.md') ? german : rules, known }),
    ]),
  );
  // What a title says in brackets is for whoever reads the document.
  const titles = new Map(paths.map((path) => [path, titleOf(read(path)).replace(/ \(.*\)$/, '')]));
  const write = (address: string, content: string): void => writeCompressed(join(into, address), content);
  const found: Found[] = [];
  for (const [path, { html, headings, sections }] of rendered) {
    const title = titles.get(path) ?? path;
    const page: ManualPage = { path, title, html, headings };
    write(addressOf(path), pageHtml({ page, titles, version }));
    if (path === FRONT || path === NOT_SEARCHED) continue;
    for (const section of sections)
      found.push([addressOf(path), section.anchor, title, section.title, section.text.replaceAll(/\s+/g, ' ').trim()]);
  }
  write('search.json', JSON.stringify(found));
  const page = join(import.meta.dirname, 'page');
  for (const file of ['manual.css', 'text.css', 'manual.js']) write(file, readFileSync(join(page, file), 'utf8'));
  copy(join(root, 'apps/web/public/logo.svg'), join(into, 'logo.svg'));
  const { resolve } = createRequire(join(root, 'apps/web/package.json'));
  for (const font of FONTS) copy(resolve(font), join(into, 'fonts', font.split('/').at(-1) ?? ''));
  rendered.delete(FRONT);
  for (const picture of new Set([...rendered.values()].flatMap(({ pictures }) => pictures)))
    copy(join(root, picture), join(into, pictureAddress(picture)));
  return paths.map(addressOf);
}

/** The server compresses nothing itself; whoever knows no Brotli gets it whole. */
function writeCompressed(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
