/** The how-to pages, followed as they are printed; what takes longer is in guides.long.test.ts. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfTheTree, follow } from '../guides/follow-guide.ts';
import { changed, readGuide } from '../guides/read-guide.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

const root = repositoryRoot();

test('a page is read as files, changes and commands, in its order', () => {
  const page =
    '1. Write\n\n   ```ts a/b.ts\n   const x = {\n     y: 1,\n   };\n   ```\n\n```diff c.ts\n one\n+two\n```\n\n```sh\nnpm test\n```\n';
  expect(readGuide(`${page}\`\`\`ts\nonly shown\n\`\`\`\n`)).toEqual([
    { kind: 'file', file: 'a/b.ts', text: 'const x = {\n  y: 1,\n};\n' },
    { kind: 'change', file: 'c.ts', lines: [' one', '+two'] },
    { kind: 'commands', commands: ['npm test'] },
  ]);
});

test('a change fits only where its lines stand, once', () => {
  const step = { kind: 'change', file: 'c.ts', lines: [' one', '+two', '-three'] } as const;
  expect(changed('zero\none\nthree\nfour\n', step)).toBe('zero\none\ntwo\nfour\n');
  expect(() => changed('one\nfour\n', step)).toThrow('c.ts has 0 places');
  expect(() => changed('one\nthree\none\nthree\n', step)).toThrow('c.ts has 2 places');
});

test('add-a-card.md: followed literally, the card is in the game and its test is green', { timeout: 300_000 }, () => {
  const steps = readGuide(readFileSync(join(root, 'docs/how-to/add-a-card.md'), 'utf8'));
  expect(steps.map((step) => ('file' in step ? step.file : step.commands[0]))).toEqual([
    'packages/cards/src/groups/weekend-druids.ts',
    'packages/cards/test/groups/weekend-druids.test.ts',
    'npm run fix',
  ]);
  const copy = copyOfTheTree(root);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const ran = follow(steps, copy);
  for (const { command, code, output } of ran) expect(code, `${command}\n${output}`).toBe(0);
  expect(ran.at(-1)?.output).toContain('weekend-druids.test.ts');
});
