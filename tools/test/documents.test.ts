/** A page nobody links to is not read, and a link that leads nowhere is worse than none. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../rooms/read-rooms.ts';

const root = repositoryRoot();
const pages = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => /(^|\/)(node_modules|\.[a-z]+)(\/|$)/.test(name) });

function linksOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => String(target))
    .filter((target) => !/^[a-z]+:/.test(target));
}

test('every link of a document leads to a file', () => {
  const documents = pages('**/*.md');
  expect(documents).toContain('README.md');
  const lost = documents.flatMap((page) =>
    linksOf(page)
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page} → ${target}`),
  );
  expect(lost).toEqual([]);
});

test('the index of documents lists every decision and every how-to', () => {
  const listed = new Set(linksOf('docs/README.md').map((target) => join('docs', target)));
  const written = pages('docs/{decisions,how-to}/*.md');
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((page) => !listed.has(page))).toEqual([]);
});
