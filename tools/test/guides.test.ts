/** The how-to pages, followed as they are printed; what takes longer is in guides.long.test.ts. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfTheTree, follow, type Ran } from '../guides/follow-guide.ts';
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

function followed(page: string): { readonly written: readonly string[]; readonly ran: readonly Ran[] } {
  const steps = readGuide(readFileSync(join(root, 'docs/how-to', page), 'utf8'));
  const copy = copyOfTheTree(root);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const ran = follow(steps, copy);
  for (const { command, code, output } of ran) expect(code, `${command}\n${output}`).toBe(0);
  return { written: steps.flatMap((step) => (step.kind === 'file' ? [step.file] : [])), ran };
}

test('add-a-card.md: followed literally, the card is in the game and its test is green', { timeout: 300_000 }, () => {
  const { written, ran } = followed('add-a-card.md');
  expect(written).toEqual([
    'packages/cards/src/groups/weekend-druids.ts',
    'packages/cards/test/groups/weekend-druids.test.ts',
  ]);
  expect(ran.at(-1)?.output).toContain('weekend-druids.test.ts');
});

test('add-a-command.md: followed literally, everything compiles and its tests are green', { timeout: 300_000 }, () => {
  const { ran } = followed('add-a-command.md');
  expect(ran.map(({ command }) => command)).toContain('node tools/launch.mjs tsc --noEmit -p apps/web');
  for (const file of ['r14-salute.test.ts', 'unit/salute.test.ts', 'every-command.test.ts'])
    expect(ran.at(-1)?.output).toContain(file);
});
