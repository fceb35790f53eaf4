/**
 * A copy of the client with one file more: a language whose every text stands in brackets, made of the texts there are.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '../../vite/texts/all-texts.ts';
import { emptyPo, readPo, updated } from '../../vite/texts/catalogue.ts';
import { type ServedPages, servePages } from './built-pages.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const COPY = join(REPOSITORY, '.cache/another-language');
const COPIED = ['src', 'dev', 'gallery', 'vite', 'locales', 'public', 'index.html', 'vite.config.ts', 'package.json'];

export const OTHER = { code: 'eo', name: '⟦Esperanto⟧' };

export async function serveWithAnotherLanguage(): Promise<ServedPages> {
  rmSync(COPY, { recursive: true, force: true });
  const root = join(COPY, 'apps/web');
  for (const name of COPIED) cpSync(join(REPOSITORY, 'apps/web', name), join(root, name), { recursive: true });
  cpSync(join(REPOSITORY, 'docs/rules'), join(COPY, 'docs/rules'), { recursive: true });
  writeFileSync(join(root, 'locales', `${OTHER.code}.po`), inBrackets());
  const { url, close } = await servePages({ root, pages: ['index.html', 'gallery/index.html'], react: 'production' });
  return {
    url: `${url}/`,
    close: () => {
      close();
      rmSync(COPY, { recursive: true, force: true });
    },
  };
}

function inBrackets(): string {
  const { texts } = allTexts();
  const po = readPo(updated(emptyPo(OTHER), texts));
  const items = po.items.map((item) => ({ ...item, msgstr: [`⟦${item.msgid}⟧`] }));
  return updated({ ...po, headers: { ...po.headers, 'X-Complete': 'yes' }, items }, texts);
}
