import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

async function withClient() {
  const webDir = temporaryFolder();
  mkdirSync(join(webDir, 'gallery'));
  writeFileSync(join(webDir, 'index.html'), 'the page');
  writeFileSync(join(webDir, 'gallery', 'index.html'), 'a sheet');
  writeFileSync(join(webDir, 'gallery', 'sheet.js'), 'a sheet');
  const { port } = await testServer({}, { WEB_DIR: webDir });
  return (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
}

test('[V-17] a link into a lobby answers HEAD as it answers GET, with the same headers', async () => {
  const ask = await withClient();
  const [page, head] = [await ask('/join/ABC234'), await ask('/join/ABC234', 'HEAD')];
  expect([page.status, head.status, await page.text(), await head.text()]).toEqual([200, 200, 'the page', '']);
  for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control', 'content-type'])
    expect(head.headers.get(name), name).toBe(page.headers.get(name));
});

test.each(['/gallery/', '/gallery/index.html', '/gallery/sheet.js', '/%67allery/sheet.js', '//gallery/sheet.js'])(
  '[V-17] %s: development sheets are not shown to anybody',
  async (path) => {
    const ask = await withClient();
    expect(await (await ask(path)).text()).not.toContain('a sheet');
  },
);
