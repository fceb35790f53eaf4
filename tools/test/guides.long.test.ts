/** Whoever follows a page turns nothing else red: the checks and the tests of every room, in the copy. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfTheTree, follow, run } from '../guides/follow-guide.ts';
import { readGuide } from '../guides/read-guide.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

const root = repositoryRoot();

test.each(['add-a-card.md', 'add-a-command.md'])(
  '%s: with what it adds everything else is as green as before',
  { timeout: 3_600_000 },
  (page) => {
    const copy = copyOfTheTree(root);
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    follow(readGuide(readFileSync(join(root, 'docs/how-to', page), 'utf8')), copy);
    for (const command of [
      'npm run check',
      'npm test -- cards engine testkit table bots protocol fair-dice server web web-browser',
    ]) {
      const { code, output } = run(command, copy);
      // The end names what is red.
      expect(code, output.slice(-20_000)).toBe(0);
    }
  },
);
