// npm run test:long: the tests that take minutes (*.long.test.ts).

import { installed } from './checks/checks.ts';
import { runVisibly } from './checks/run-checks.ts';

process.env.LONG_TESTS = '1';
const args = [installed('vitest'), 'run', ...process.argv.slice(2)];
process.exitCode = (await runVisibly([{ name: 'long tests', args }])) ? 0 : 1;
