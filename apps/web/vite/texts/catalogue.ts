/**
 * A language is a PO file in `locales`. Of each text it holds the id (msgctxt), the English (msgid) and its translation,
 * the form in which translators' programs show the sentence instead of its id.
 */
import { createItem, type PoFile, type PoItem, parsePo, stringifyPo } from 'pofile-ts';
import type { Text } from './all-texts.ts';
import { type Part, partOf } from './parts.ts';

export interface LanguageHeader {
  readonly code: string;
  /** In its own words. */
  readonly name: string;
  /** Whether it claims to have every text; others show English for what they lack. */
  readonly isComplete: boolean;
}

export function headerOf({ headers }: PoFile): LanguageHeader {
  const code = headers.Language ?? '';
  if (code === '') throw new Error('the header of the catalogue does not say its Language');
  return { code, name: headers['X-Language-Name'] ?? code, isComplete: headers['X-Complete'] === 'yes' };
}

const isUsable = ({ msgstr, flags }: PoItem): boolean => (msgstr[0] ?? '') !== '' && flags.fuzzy !== true;

/** By id, what is translated and still fits its English. */
export function translations(po: PoFile, part?: Part): Readonly<Record<string, string>> {
  const usable = po.items.filter((item) => isUsable(item) && (part === undefined || partOf(item.references) === part));
  return Object.fromEntries(usable.map(({ msgctxt, msgstr }) => [msgctxt ?? '', msgstr[0] ?? '']));
}

/** The ids without a translation, or with one of an English text that has changed since (`#, fuzzy`). */
export const missingIn = (po: PoFile): readonly string[] =>
  po.items.filter((item) => !isUsable(item)).map(({ msgctxt }) => msgctxt ?? '');

/** The catalogue with exactly these texts. A translation whose English has changed stays, marked as fuzzy. */
export function updated(before: PoFile, texts: readonly Text[]): string {
  const known = new Map(before.items.map((item) => [item.msgctxt, item]));
  const items = [...texts]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, english, origins }) => {
      const old = known.get(id) ?? createItem();
      const hasChanged = old.msgid !== english && (old.msgstr[0] ?? '') !== '';
      return {
        ...old,
        msgctxt: id,
        msgid: english,
        msgstr: old.msgstr.length === 0 ? [''] : old.msgstr,
        references: [...origins],
        flags: hasChanged ? { ...old.flags, fuzzy: true } : old.flags,
      };
    });
  const headers = Object.fromEntries(Object.entries(before.headers).filter(([, value]) => value !== ''));
  return stringifyPo({ ...before, headers, items }, { foldLength: 0 });
}

export const readPo = (text: string): PoFile => parsePo(text);

/** A language nobody has begun yet. */
export function emptyPo({ code, name }: { readonly code: string; readonly name: string }): PoFile {
  const headers = {
    Language: code,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Language-Name': name,
    'X-Complete': 'no',
  };
  return { comments: [], extractedComments: [], headers, headerOrder: Object.keys(headers), items: [] };
}
