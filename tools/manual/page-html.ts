/** The page around a document: the manual's contents, its search, and what stands on the page. No script and no style stands in it. */

import { addressOf, CHAPTERS, type Chapter } from './contents.ts';
import { escaped, type Heading, isFront, relativeAddress } from './render-markdown.ts';

export interface ManualPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
}

interface Frame {
  readonly page: ManualPage;
  /** Of every page, by path. */
  readonly titles: ReadonlyMap<string, string>;
  readonly version: string;
}

export function pageHtml({ page, titles, version }: Frame): string {
  const here = addressOf(page.path);
  const to = (address: string): string => relativeAddress(here, address);
  const root = to('index.html').replace(/index\.html$/, '') || './';
  const language = page.path.endsWith('.de.md') ? 'de' : 'en';
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escaped(page.title)} · Illuminice manual</title>
<link rel="icon" href="${to('logo.svg')}">
<link rel="stylesheet" href="${to('manual.css')}">
<link rel="stylesheet" href="${to('text.css')}">
<script src="${to('manual.js')}" defer></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header class="bar">
<a class="home" href="${to('index.html')}"><img src="${to('logo.svg')}" alt="" width="30" height="30"> Illuminice <small>manual</small></a>
<form class="search" role="search"><input type="search" placeholder="Search the manual" aria-label="Search the manual" aria-keyshortcuts="/" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><ul id="found" role="listbox" aria-label="Found" hidden></ul></form>
<button type="button" class="ground" hidden>Paper</button>
<a class="play" href="${root}../">Play</a>
</header>
<div class="columns">
<nav class="contents" aria-label="Contents"><details open><summary>Contents</summary>
${CHAPTERS.map((chapter) => chapterHtml(chapter, { page, titles, to })).join('\n')}
</details></nav>
<main id="text" lang="${language}">
<article>
${isFront(page.path) ? frontHtml(titles, to) : page.html}
</article>
${isFront(page.path) ? '' : neighboursHtml(page, { titles, to })}
<footer>Illuminice ${escaped(version)} · an unofficial fan work, not affiliated with or endorsed by Steve Jackson Games</footer>
</main>
${onThisPage(page)}
</div>
</body>
</html>
`;
}

interface Around {
  readonly titles: Frame['titles'];
  readonly to: (address: string) => string;
}

function chapterHtml({ title, pages }: Chapter, { page, titles, to }: Around & Pick<Frame, 'page'>): string {
  const links = pages.map((path) => {
    const current = path === page.path ? ' aria-current="page"' : '';
    return `<li><a href="${to(addressOf(path))}"${current}>${escaped(titles.get(path) ?? path)}</a></li>`;
  });
  return `<h2>${escaped(title)}</h2><ul>${links.join('')}</ul>`;
}

function frontHtml(titles: Frame['titles'], to: Around['to']): string {
  const chapters = CHAPTERS.map(({ title, about, pages }) => {
    const links = pages.map(
      (path) => `<li><a href="${to(addressOf(path))}">${escaped(titles.get(path) ?? path)}</a></li>`,
    );
    return `<section class="chapter"><h2>${escaped(title)}</h2><p>${escaped(about)}</p><ul>${links.join('')}</ul></section>`;
  });
  return `<h1>The manual</h1>
<p class="lead">Everything about Illuminice: how to play it, how to host it, and how it is made. Press <kbd>/</kbd> to search; a rule’s number, such as <a class="rule" href="${to(addressOf('docs/rules/rules.md'))}#R-9.1">R-9.1</a>, leads to the rule wherever it stands.</p>
<div class="chapters">${chapters.join('\n')}</div>`;
}

function neighboursHtml({ path }: ManualPage, { titles, to }: Around): string {
  const order = CHAPTERS.flatMap(({ pages }) => pages);
  const at = order.indexOf(path);
  const link = (other: string | undefined, rel: 'prev' | 'next'): string =>
    other === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${to(addressOf(other))}"><small>${rel === 'prev' ? 'Before' : 'Next'}</small> ${escaped(titles.get(other) ?? other)}</a>`;
  return `<nav class="neighbours" aria-label="Pages before and after">${link(order[at - 1], 'prev')}${link(order[at + 1], 'next')}</nav>`;
}

function onThisPage({ path, headings }: ManualPage): string {
  const parts = isFront(path) ? [] : headings.filter(({ depth }) => depth === 2);
  if (parts.length < 2) return '<div></div>';
  const links = parts.map(({ anchor, text }) => `<li><a href="#${anchor}">${escaped(text)}</a></li>`);
  return `<nav class="parts" aria-label="On this page"><h2>On this page</h2><ul>${links.join('')}</ul></nav>`;
}
