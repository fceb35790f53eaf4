/** A translated book is the same book: what the English one gains or loses must be missed or found in the German one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@illuminice/cards';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookIn, bookLanguage, chaptersFor } from '../../src/around/rulebook/book.ts';
import { type Block, type Chapter, parseRules, plainText, searchRules } from '../../src/around/rulebook/parse-rules.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs/rules', name), 'utf8').trimEnd();
const [english, german] = [read('rules.md'), read('rules.de.md')];
const [englishBook, germanBook] = [parseRules(english), parseRules(german)];

/** A block of one book beside the one that stands at its place in the other. */
const pairs = englishBook.flatMap(({ id, blocks }, chapter) =>
  blocks.map((block, at) => ({
    where: block.kind === 'rule' ? block.id : `${id}, ${at + 1}`,
    english: block,
    german: germanBook[chapter]?.blocks[at],
  })),
);

/** Every rule whole, continued lines included; those are paragraphs of their own to the parser. */
function rulesOf(book: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const [, id = '', text = ''] of book.matchAll(/^- \*\*(R-\d+\.\d+)\*\* (.*(?:\n {2}.*)*)/gm))
    rules.set(id, text);
  return rules;
}

const TAG = /\[(?:[A-Z]\d*\??|C-\d+)\]/g;
const sorted = (found: Iterable<unknown>): string[] => [...found].map(String).sort();
const numbers = (text: string): string[] => sorted(text.replaceAll(TAG, '').match(/\d+/g) ?? []);
const rows = (block: Block | undefined): readonly (readonly string[])[] =>
  block?.kind === 'table' ? [block.head, ...block.rows].map((row) => row.map(plainText)) : [];

describe('the German rulebook', () => {
  test('its first line says that the English text is normative', () => {
    expect(german.split('\n')[0]).toContain('maßgeblich ist der englische Text');
  });

  test('[REQ-006] the same rules in the same order, in the same chapters, under as many headings', () => {
    const ids = (book: readonly Chapter[]) =>
      book.map(({ id, blocks }) => [id, ...blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []))]);
    expect(ids(germanBook)).toEqual(ids(englishBook));
    expect(ids(germanBook).flat().length).toBeGreaterThan(350);
    const headings = (book: string) => [...book.matchAll(/^#+ /gm)].map(String);
    expect(headings(german)).toEqual(headings(english));
    const kinds = (book: readonly Chapter[]) => book.map(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds(germanBook)).toEqual(kinds(englishBook));
  });

  test('tables have the same rows and columns; cards, codes, rules and figures stand in the same cells', () => {
    const tables = pairs.filter(({ english: block }) => block.kind === 'table');
    expect(tables.length).toBeGreaterThan(3);
    for (const { where, english: block, german: other } of tables) {
      const facts = (from: Block | undefined) => rows(from).map((row) => row.map((cell) => numbers(cell).join(' ')));
      expect(facts(other), where).toEqual(facts(block));
      // What names a row (a card, a code of) is the same word in every language; the table of sources is for editors.
      if (where.startsWith('appendix-d')) continue;
      const names = (from: Block | undefined) =>
        rows(from)
          .slice(1)
          .map(([name = '']) => name);
      expect(names(other), where).toEqual(names(block));
    }
  });

  test('every number of a rule stands in its translation, as often, and so do its marks of origin', () => {
    const [rules, translated] = [rulesOf(english), rulesOf(german)];
    expect([...translated.keys()]).toEqual([...rules.keys()]);
    for (const [id, text] of rules) {
      expect(numbers(translated.get(id) ?? ''), id).toEqual(numbers(text));
      expect(sorted(translated.get(id)?.match(TAG) ?? []), id).toEqual(sorted(text.match(TAG) ?? []));
    }
  });

  test('the names of Groups, options and codes are the same words', () => {
    const groups = catalogue.flatMap((card) => ('resistance' in card ? [card.name] : []));
    expect(groups.length).toBeGreaterThan(80);
    const translated = rulesOf(german);
    /** names the parts of its sum in words of the language; everything else in code letters is a name. */
    const sum = ['defence', 'typeBonus', 'align', 'proximity', 'abilities'];
    for (const [id, text] of rulesOf(english)) {
      const other = translated.get(id) ?? '';
      for (const [, code = ''] of text.matchAll(/`([^`]+)`/g))
        if (!code.startsWith('N = ') && !sum.includes(code)) expect(other, id).toContain(`\`${code}\``);
      for (const name of groups) if (text.includes(name)) expect(other, id).toContain(name);
    }
  });

  test('no rule has suspiciously little text, and none is left in English', () => {
    const [rules, translated] = [rulesOf(english), rulesOf(german)];
    const words = (text = '') =>
      text
        .replaceAll(TAG, '')
        .replaceAll(/`[^`]*`|R-\d+(?:\.\d+)?/g, '')
        .trim();
    const thin = [...rules].filter(([id, text]) => words(translated.get(id)).length < words(text).length * 0.8);
    expect(thin.map(([id]) => id)).toEqual([]);
    const unmistakable = /\b(?:the|and|is|are|which|when|with|from|player|card|group|turn)\b/;
    expect([...translated].filter(([, text]) => unmistakable.test(words(text))).map(([id]) => id)).toEqual([]);
  });

  test('the example calculation runs line by line like the English one', () => {
    for (const { where, english: block, german: other } of pairs)
      if (block.kind === 'code') {
        const facts = (from: Block | undefined) =>
          from?.kind === 'code' ? from.text.split('\n').map((line) => numbers(line).join(' ')) : [];
        expect(facts(other), where).toEqual(facts(block));
      }
  });
});

describe('the book somebody reads', () => {
  let books: Readonly<Record<'en' | 'de', readonly Chapter[]>>;
  beforeAll(async () => {
    books = { en: await bookIn('en'), de: await bookIn('de') };
  });

  test('follows the language, without the table of sources, at the same addresses', () => {
    const addresses = (book: readonly Chapter[]) => book.map(({ id }) => id);
    expect(addresses(books.de)).toEqual(addresses(books.en));
    expect(addresses(books.de)).not.toContain('appendix-d');
    expect(books.de[0]?.title).toBe('R-0 Vereinbarungen');
    expect(books.en[0]?.title).toBe('R-0 Conventions');
  });

  test('[T-6] has no chapter about the engine, unless a link leads to a rule there', () => {
    const addresses = (rule: string) => chaptersFor(books.en, rule).map(({ id }) => id);
    expect(addresses('')).toEqual(Array.from({ length: 24 }, (_, chapter) => `R-${chapter}`));
    expect(addresses('R-9.14')).toEqual(addresses(''));
    // The reaction bar cites it.
    expect(addresses('R-24.6')).toEqual([...addresses(''), 'R-24']);
    expect(addresses('appendix-b')).toContain('appendix-b');
  });

  test('is found by words of its own language and by numbers', () => {
    const found = (book: readonly Chapter[], query: string) => searchRules(book, query).flatMap(({ blocks }) => blocks);
    expect(found(books.de, 'Widerstand SCHRÄG').length).toBeGreaterThan(0);
    expect(found(books.en, 'Widerstand')).toEqual([]);
    expect(found(books.de, 'r-9.14')).toHaveLength(1);
  });

  test('is fetched once, whoever asks how often', () => {
    expect(bookIn('de')).toBe(bookIn('de'));
    expect(bookIn('de')).not.toBe(bookIn('en'));
  });
});

test('[T-6] a book that nobody translated is called English, so that it is read aloud as what it is', () => {
  expect(['en', 'de', 'fr', 'es'].map(bookLanguage)).toEqual(['en', 'de', 'en', 'en']);
});
