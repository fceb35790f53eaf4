/** The long test breaks these rules one at a time and lists which tests notice. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineFile } from '../src/mutations/mutant-folder.ts';
import { MUTATIONS } from '../src/mutations/mutations.ts';

test('there are twenty rules to break', () => {
  expect(new Set(MUTATIONS.map(({ rule }) => rule)).size).toBe(20);
});

test.each(MUTATIONS.map((mutation) => [mutation.rule, mutation] as const))(
  '[%s] the line to break stands in the engine exactly once',
  (_, { file, from }) => {
    expect(readFileSync(engineFile(file), 'utf8').split(from)).toHaveLength(2);
  },
);
