// npm run check: everything of `npm test` except the tests.

import { quickChecks } from './checks/checks.ts';
import { runQuietly } from './checks/run-checks.ts';

process.exitCode = (await runQuietly(quickChecks())) ? 0 : 1;
