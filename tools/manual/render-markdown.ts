/** One document as HTML: headings with anchors, links that lead within the manual, rules that are links. */

import { dirname, join, posix, relative } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { addressOf, FRONT } from './contents.ts';
import { linkRules, type RuleAnchors, ruleAtStart } from './rule-links.ts';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly anchor: string;
}

/** A part of a page that can be found: from one heading, or one rule, to the next. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  /** Pictures it shows, by path from the root of the repository. */
  readonly pictures: readonly string[];
}

interface Source {
  /** By path from the root of the repository. */
  readonly path: string;
  readonly markdown: string;
  readonly rules: RuleAnchors['anchors'];
  /** Documents of the manual. */
  readonly known: ReadonlySet<string>;
}

/** As forges make them: small letters, no punctuation, dashes. */
export function slugOf(heading: string): string {
  return plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]|<[^>]+>/g, '')
    .trim();
}

export function renderMarkdown({ path, markdown, rules, known }: Source): Rendered {
  const here = addressOf(path);
  const headings: Heading[] = [];
  const pictures: string[] = [];
  const sections: Section[] = [{ anchor: '', title: titleOf(markdown), text: '' }];
  const isRules = /^docs\/rules\/rules(\.de)?\.md$/.test(path);
  const rulePage = isRules ? '' : relativeAddress(here, addressOf('docs/rules/rules.md'));
  const taken = new Map<string, number>();
  const unique = (slug: string): string => {
    const count = taken.get(slug) ?? 0;
    taken.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
  let isInLink = false;
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const anchor = unique(slugOf(text));
        headings.push({ depth, text: plainText(text), anchor });
        if (depth > 1) sections.push({ anchor, title: plainText(text), text: '' });
        isInLink = true;
        const inner = this.parser.parseInline(tokens);
        isInLink = false;
        if (depth === 1) return `<h1 id="${anchor}">${inner}</h1>\n`;
        return `<h${depth} id="${anchor}">${inner} <a class="anchor" href="#${anchor}" aria-label="${escaped(plainText(text))}">#</a></h${depth}>\n`;
      },
      listitem(item: Tokens.ListItem): string {
        const rule = ruleAtStart(item.text);
        if (rule === undefined || !isRules) {
          const html = this.parser.parse(item.tokens);
          return `<li>${html}</li>\n`;
        }
        sections.push({ anchor: rule, title: rule, text: '' });
        isInLink = true;
        const [number, ...rest] = splitRule(item, rule);
        isInLink = false;
        return `<li id="${rule}" class="numbered"><a class="number" href="#${rule}">${number}</a><div>${this.parser.parse(rest)}</div></li>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        isInLink = true;
        const inner = this.parser.parseInline(tokens);
        isInLink = false;
        if (/^[a-z]+:/.test(href)) return `<a href="${escaped(href)}" rel="noreferrer">${inner}</a>`;
        const [file = '', anchor] = href.split('#');
        const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
        // The first page is the manual's own.
        const after = anchor === undefined || target === FRONT ? '' : `#${anchor}`;
        if (known.has(target)) {
          const address = file === '' ? '' : relativeAddress(here, addressOf(target));
          return `<a href="${address}${after}">${inner}</a>`;
        }
        if (/\.(svg|jpg|png|webp)$/.test(target)) {
          pictures.push(target);
          return `<a href="${relativeAddress(here, pictureAddress(target))}">${inner}</a>`;
        }
        // What lies in the sources is not served: it is named, so that whoever has them finds it.
        return `<span class="source" title="${escaped(target)}">${inner}</span>`;
      },
      image({ href, text }: Tokens.Image): string {
        const target = posix.normalize(posix.join(posix.dirname(path), href));
        pictures.push(target);
        return `<img src="${relativeAddress(here, pictureAddress(target))}" alt="${escaped(text)}" loading="lazy">`;
      },
      table({ header, rows }: Tokens.Table): string {
        const names = header.map(({ text }) => plainText(text));
        const cell = ({ tokens }: Tokens.TableCell, column: number): string => {
          // On a phone each row is a block, and its cells say what they are.
          const name = column > 0 && names[column] ? ` data-name="${escaped(names[column])}"` : '';
          return `<td${name}>${this.parser.parseInline(tokens)}</td>`;
        };
        const heads = header.map(({ tokens }) => `<th>${this.parser.parseInline(tokens)}</th>`).join('');
        const head = names.some((name) => name !== '') ? `<thead><tr>${heads}</tr></thead>` : '';
        const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
      code({ text, lang }: Tokens.Code): string {
        note(text);
        return `<pre tabindex="0"><code${lang ? ` class="language-${escaped(lang)}"` : ''}>${escaped(text)}</code></pre>\n`;
      },
      codespan({ text }: Tokens.Codespan): string {
        note(text);
        return `<code>${escaped(text)}</code>`;
      },
      text(token: Tokens.Text | Tokens.Escape): string {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        note(token.text);
        const html = escaped(token.text);
        return isInLink ? html : linkRules(html, { anchors: rules, page: rulePage });
      },
    },
  });
  function note(text: string): void {
    const section = sections.at(-1);
    if (section) section.text += ` ${text}`;
  }
  const html = marked.parse(markdown, { async: false });
  return { html, headings, sections, pictures };
}

/** The number stands alone, as in a margin; what follows is the rule. */
function splitRule(item: Tokens.ListItem, rule: string): [string, ...Tokens.ListItem['tokens']] {
  const [first, ...rest] = item.tokens;
  if (first?.type !== 'text' || first.tokens === undefined) return [rule, ...item.tokens];
  return [rule, { ...first, tokens: first.tokens.slice(1) }, ...rest];
}

export function titleOf(markdown: string): string {
  return plainText(/^# (.+)$/m.exec(markdown)?.[1] ?? '');
}

export function pictureAddress(path: string): string {
  return `pictures/${path.split('/').at(-1)}`;
}

export function relativeAddress(from: string, to: string): string {
  const address = relative(dirname(join('/', from)), join('/', to)).replaceAll('\\', '/');
  return address === '' ? './' : address;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function isFront(path: string): boolean {
  return path === FRONT;
}
