/** The rulebook in the reader's language. Each language is a file of its own, and only the one that is read is fetched. */
import type { Language } from '../../base/i18n/index.ts';
import { type Chapter, parseRules } from './parse-rules.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('../../../../../docs/rules/rules.md?raw'),
  de: () => import('../../../../../docs/rules/rules.de.md?raw'),
};

const books = new Map<Language, Promise<readonly Chapter[]>>();

/** The same promise every time: React asks for it again with every drawing. */
export function bookIn(language: string): Promise<readonly Chapter[]> {
  const spoken: Language = language === 'de' ? 'de' : 'en';
  const known = books.get(spoken);
  if (known !== undefined) return known;
  const book = TEXTS[spoken]().then(({ default: text }) => parseRules(text).filter(({ id }) => id !== 'appendix-d'));
  // A line that broke is tried again when the book is opened again.
  book.catch(() => books.delete(spoken));
  books.set(spoken, book);
  return book;
}
