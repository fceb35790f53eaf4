// npm run test:long: the tests that take minutes (*.long.test.ts), and a whole game in two browsers (*.long.spec.ts).
// With arguments only the matching tests, by room or by name, without the browsers.

import { browserTests, unitTests } from './checks/checks.ts';
import { runVisibly } from './checks/run-checks.ts';

process.env.LONG_TESTS = '1';
const args = process.argv.slice(2);
const tests = unitTests(args);
const failed = await runVisibly(args.length > 0 ? [tests] : [tests, browserTests()]);
process.exitCode = failed.length > 0 ? 1 : 0;
