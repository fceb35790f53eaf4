/** A rule broken in a copy of the engine must make a test of the rules fail. Prints which tests notice what. */
import { beforeAll, expect, test } from 'vitest';
import { failingTests, makeMutantFolder, testsThatNotice } from '../src/mutations/mutant-folder.ts';
import { MUTATIONS } from '../src/mutations/mutations.ts';

/** All tests of the rules, at the lowest priority of a full machine. */
const PATIENCE = 3_600_000;

beforeAll(() => {
  makeMutantFolder();
  expect(failingTests(['packages/engine/test', 'packages/testkit/test/scenarios.test.ts'])).toEqual([]);
}, PATIENCE);

test.each(MUTATIONS.map((mutation) => [mutation.rule, mutation] as const))(
  '[%s] broken, it is noticed',
  (rule, mutation) => {
    const noticed = testsThatNotice(mutation);
    console.log(`${rule} broken: ${noticed.length} tests notice\n${noticed.map((name) => `  ${name}`).join('\n')}`);
    expect(noticed.length).toBeGreaterThan(0);
  },
  PATIENCE,
);
