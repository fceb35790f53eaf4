// npm run check: everything of `npm test` except the tests.

import { quickChecks } from './checks/checks.ts';
import { runQuietly } from './checks/run-checks.ts';

const failed = await runQuietly(quickChecks());
process.exitCode = failed.length > 0 ? 1 : 0;
