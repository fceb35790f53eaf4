/** docs/security.md names tests by words of their titles: words that no title has any more are found here. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(repository, 'docs/security.md'), 'utf8');

function titlesIn(file: string): string {
  const path = [`apps/server/test/${file}`, file].map((name) => join(repository, name)).find(existsSync);
  if (path === undefined) return '';
  return [...readFileSync(path, 'utf8').matchAll(/\btest\(\s*(['"`])(.*?)\1,/gs)]
    .map(([, , title]) => title)
    .join('\n');
}

const references = [...page.matchAll(/`([\w./-]+\.test\.ts)` “([^”]+)”/g)].map(([, file = '', words = '']) => ({
  file,
  words,
}));

test('every test the page on security names exists', () => {
  expect(references.length).toBeGreaterThan(40);
  expect(references.filter(({ file, words }) => !titlesIn(file).includes(words))).toEqual([]);
});

test('every item names a test or a reason', () => {
  const rows = page.split('\n').filter((line) => /^\| (?!item)/.test(line));
  const shown = rows.map((row) => row.split('|').at(-2)?.trim() ?? '');
  expect(shown.length).toBeGreaterThan(35);
  expect(shown.filter((cell) => !/`[\w./-]+\.ts`|does not apply/.test(cell))).toEqual([]);
});
