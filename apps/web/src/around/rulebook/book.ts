/** The rulebook in the reader's language. Each language is a file of its own, and only the one that is read is fetched. */
import type { Language } from '../../base/i18n/index.ts';
import { type Chapter, parseRules } from './parse-rules.ts';

const english = async (): Promise<string> => (await import('../../../../../docs/rules/rules.md?raw')).default;

/** A language without a book of its own reads the English one. */
const TRANSLATED = import.meta.glob<string>('../../../../../docs/rules/rules.*.md', {
  query: '?raw',
  import: 'default',
});

const translationIn = (language: Language) => TRANSLATED[`../../../../../docs/rules/rules.${language}.md`];

/** The language that its reader finds in the book. */
export const bookLanguage = (language: Language): Language => (translationIn(language) ? language : 'en');

const books = new Map<Language, Promise<readonly Chapter[]>>();

/** Written for whoever builds the game: how it is computed, and what its answers are called (T-6). */
const FOR_BUILDERS = new Set(['R-24', 'appendix-a', 'appendix-b', 'appendix-c', 'appendix-e']);

/** What players read. A chapter for builders opens only to whoever was sent to one of its rules. */
export function chaptersFor(book: readonly Chapter[], rule: string): readonly Chapter[] {
  const [asked] = rule.split('.');
  return book.filter(({ id }) => id === asked || !FOR_BUILDERS.has(id));
}

/** The same promise every time: React asks for it again with every drawing. */
export function bookIn(language: Language): Promise<readonly Chapter[]> {
  const known = books.get(language);
  if (known !== undefined) return known;
  const fetched = translationIn(language) ?? english;
  const book = fetched().then((text) => parseRules(text).filter(({ id }) => id !== 'appendix-d'));
  // A line that broke is tried again when the book is opened again.
  book.catch(() => books.delete(language));
  books.set(language, book);
  return book;
}
