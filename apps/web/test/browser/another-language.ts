/**
 * A copy of the client with one file more: a language whose every text stands in brackets, made of the texts there are.
 * The copy is served from its sources.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, defaultClientConditions } from 'vite';
import { allTexts } from '../../vite/texts/all-texts.ts';
import { emptyPo, readPo, updated } from '../../vite/texts/catalogue.ts';
import { freePort } from './free-port.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const COPY = join(REPOSITORY, '.cache/another-language');
const COPIED = ['src', 'dev', 'gallery', 'vite', 'locales', 'public', 'index.html', 'vite.config.ts', 'package.json'];

export const OTHER = { code: 'eo', name: '⟦Esperanto⟧' };

export async function serveWithAnotherLanguage(): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  rmSync(COPY, { recursive: true, force: true });
  const root = join(COPY, 'apps/web');
  for (const name of COPIED) cpSync(join(REPOSITORY, 'apps/web', name), join(root, name), { recursive: true });
  cpSync(join(REPOSITORY, 'docs/rules'), join(COPY, 'docs/rules'), { recursive: true });
  writeFileSync(join(root, 'locales', `${OTHER.code}.po`), inBrackets());
  const port = await freePort();
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    resolve: { conditions: ['printed-deck', ...defaultClientConditions] },
    cacheDir: join(REPOSITORY, '.cache/vite-another-language'),
    server: { port, strictPort: true, hmr: false, watch: null },
  });
  await server.listen();
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(COPY, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

function inBrackets(): string {
  const { texts } = allTexts();
  const po = readPo(updated(emptyPo(OTHER), texts));
  const items = po.items.map((item) => ({ ...item, msgstr: [`⟦${item.msgid}⟧`] }));
  return updated({ ...po, headers: { ...po.headers, 'X-Complete': 'yes' }, items }, texts);
}
