/** Letters that every browser reads which runs the client, and no second copy of them in package, image and cache. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutOldFonts } from '../../vite/font-plugin.ts';

const { resolve } = createRequire(import.meta.url);
const SOURCES = readFileSync(resolve('../../src/base/theme/fonts.ts'), 'utf8');

test('[V-29] each face is built once, in the format of today', () => {
  const sheets = [...SOURCES.matchAll(/'(@fontsource\/[^']+)'/g)].map(([, sheet = '']) => sheet);
  expect(sheets.length).toBeGreaterThan(3);
  for (const sheet of sheets) {
    const css = readFileSync(resolve(sheet), 'utf8');
    const served = withoutOldFonts(css);
    expect(served.match(/\.woff2\)/g)).toEqual(css.match(/\.woff2\)/g));
    expect(served, sheet).not.toMatch(/\.woff\)|format\('woff'\)/);
  }
});
