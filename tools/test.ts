// npm test: all checks and all tests. `npm test -- engine web`: the tests of these rooms, without those in a browser, which are
// `npm test -- web-browser` and `npm run test:web`; anything else goes to vitest, a part of a file's name or -t "a title".
// With --slowest the twenty slowest are named at the end.

import { rmSync } from 'node:fs';
import { browserTests, quickChecks, unitTests } from './checks/checks.ts';
import { runQuietly, runVisibly } from './checks/run-checks.ts';
import { REPORTS, slowestLines, timesOfLastRun } from './checks/slowest.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--slowest');
for (const report of Object.values(REPORTS)) rmSync(report, { force: true });
const failed =
  args.length > 0
    ? await runVisibly([unitTests(args)])
    : (
        await Promise.all([
          // Beside each other: each works while the other waits for a clock, a socket or a page.
          runQuietly([browserTests()]),
          runQuietly(quickChecks()).then(async (quick) => [...quick, ...(await runVisibly([unitTests()]))]),
        ])
      ).flat();
if (process.argv.includes('--slowest')) console.log(['', ...slowestLines(timesOfLastRun())].join('\n'));
// Thousands of lines lie between a check that failed early and the end, and only the end is read.
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
