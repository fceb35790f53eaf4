import { expect, test } from 'vitest';
import { slowestLines, timesOfBrowser, timesOfTests } from '../checks/slowest.ts';

const unit = {
  testResults: [
    {
      name: '/somewhere/packages/engine/test/r07-attack.test.ts',
      assertionResults: [
        { fullName: 'quick', duration: 20 },
        { fullName: 'slow', duration: 2_000 },
        { fullName: 'none' },
      ],
    },
  ],
};
const spec = (title: string, ...durations: number[]) => ({
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const browser = {
  suites: [
    {
      file: 'game.spec.ts',
      specs: [spec('once', 900)],
      suites: [{ file: 'game.spec.ts', specs: [spec('twice', 800, 900)] }],
    },
  ],
};

test('the slowest of vitest and of the browsers stand in one list, what was tried twice with both times', () => {
  expect(slowestLines([...timesOfTests(unit), ...timesOfBrowser(browser)], 3)).toEqual([
    '   2.0 s  packages/engine/test/r07-attack.test.ts: slow',
    '   1.7 s  game.spec.ts: twice',
    '   0.9 s  game.spec.ts: once',
  ]);
});
