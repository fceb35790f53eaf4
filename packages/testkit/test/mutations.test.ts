/** The long test breaks these rules one at a time and lists which tests notice. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenBy, engineFile } from '../src/mutations/mutant-folder.ts';
import { MUTATIONS } from '../src/mutations/mutations.ts';

test('there are twenty rules to break', () => {
  expect(new Set(MUTATIONS.map(({ rule }) => rule)).size).toBe(20);
});

test('a line that is not there to be broken is an error, not a rule nobody notices', () => {
  const mutation = { rule: 'R-0.1', file: 'rules/money.ts', from: 'amount > 0', to: 'true' };
  expect(brokenBy(mutation, 'return amount > 0;')).toBe('return true;');
  expect(() => brokenBy(mutation, 'return amount >= 1;')).toThrow('rules/money.ts has no "amount > 0" to break');
});

test.each(MUTATIONS.map((mutation) => [mutation.rule, mutation] as const))(
  '[%s] the line to break stands in the engine exactly once',
  (_, { file, from }) => {
    expect(readFileSync(engineFile(file), 'utf8').split(from)).toHaveLength(2);
  },
);
