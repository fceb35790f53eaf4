import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inline, parseRules, plainText, searchRules } from '../../src/around/rulebook/parse-rules.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/rules/rules.md'), 'utf8');
const book = parseRules(text);

test('[REQ-006] every numbered rule of the book is in it once, in its chapter', () => {
  const written = [...text.matchAll(/^- \*\*(R-\d+\.\d+[a-z]?)\*\*/gm)].map(([, id]) => id);
  const shown = book.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])));
  expect(shown).toEqual(written);
  for (const { id, blocks } of book)
    for (const block of blocks) if (block.kind === 'rule') expect(block.id.split('.')[0]).toBe(id);
});

test('marks for editors are not shown, mentions of other rules are links', () => {
  expect(inline('Only **Groups** count (R-21.3). [O][C-22]')).toEqual([
    { kind: 'text', text: 'Only ' },
    { kind: 'strong', text: 'Groups' },
    { kind: 'text', text: ' count (' },
    { kind: 'rule', rule: 'R-21.3' },
    { kind: 'text', text: ').' },
  ]);
});

test('tables keep their cells', () => {
  const [chapter] = parseRules('## R-1 One\n\n| a | b |\n| --- | --- |\n| 1 | *2* |\n');
  expect(chapter?.blocks[0]).toMatchObject({
    kind: 'table',
    rows: [[[{ text: '1' }], [{ kind: 'emphasis', text: '2' }]]],
  });
});

test('a search wants every word; the number of a rule finds that rule alone', () => {
  const found = searchRules(book, 'R-9.14').flatMap(({ blocks }) => blocks);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ id: 'R-9.14' });
  const both = searchRules(book, 'privilege DEEP').flatMap(({ blocks }) => blocks);
  expect(both).not.toEqual([]);
  for (const block of both)
    if (block.kind === 'rule')
      for (const word of ['privilege', 'deep']) expect(plainText(block.text).toLowerCase()).toContain(word);
  expect(searchRules(book, 'xyzzy')).toEqual([]);
  expect(searchRules(book, '  ')).toBe(book);
});
