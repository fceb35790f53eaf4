/** Every `t('id', 'English')` of the client's sources. Ids are written out, never computed, or nobody could find them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '../../src/base/i18n/compile-message.ts';

export interface Text {
  readonly id: string;
  readonly english: string;
  readonly file: string;
}

const SOURCES = join(import.meta.dirname, '../../src');
const CALL = /(?<![\w.])t\(\s*(?:'([^']+)',\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`$]*)`))?/g;

export function allTexts(): { readonly texts: readonly Text[]; readonly unreadable: readonly string[] } {
  const texts: Text[] = [];
  const unreadable: string[] = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCES })) {
    if (file === join('base', 'i18n', 'translate.ts')) continue;
    const source = readFileSync(join(SOURCES, file), 'utf8');
    for (const [call, id, single, double, template] of source.matchAll(CALL)) {
      const english = single ?? double ?? template;
      if (id === undefined || english === undefined) unreadable.push(`${file}: ${call}`);
      else texts.push({ id, english: english.replaceAll(/\\(.)/g, '$1'), file });
    }
  }
  return { texts, unreadable };
}

type Compiled = ReturnType<typeof compileMessage>;

/** The names a message asks for, in its branches too. */
export function placeholders(message: string): string[] {
  return [...new Set(namesIn(compileMessage(message)))].sort();
}

function namesIn(tokens: Compiled): string[] {
  if (typeof tokens === 'string') return [];
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , branches = {}] = token;
    return [name, ...Object.values(branches).flatMap((branch) => namesIn([...branch]))];
  });
}
