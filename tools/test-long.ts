// npm run test:long: the tests that take minutes (*.long.test.ts), and a whole game in two browsers (*.long.spec.ts).
// With arguments only the matching tests, without the browsers.

import { installed } from './checks/checks.ts';
import { runVisibly } from './checks/run-checks.ts';

process.env.LONG_TESTS = '1';
const filters = process.argv.slice(2);
const tests = { name: 'long tests', args: [installed('vitest'), 'run', ...filters] };
const browser = { name: 'whole game', args: ['tools/test-web.ts'] };
process.exitCode = (await runVisibly(filters.length > 0 ? [tests] : [tests, browser])) ? 0 : 1;
