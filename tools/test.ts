// npm test: all checks, all tests, all scenarios. With arguments (`npm test -- engine`): only the matching tests.

import { quickChecks, testChecks } from './checks/checks.ts';
import { runQuietly, runVisibly } from './checks/run-checks.ts';

const filters = process.argv.slice(2);
const checked = filters.length > 0 || (await runQuietly(quickChecks()));
const tested = await runVisibly(filters.length > 0 ? testChecks(filters).slice(0, 1) : testChecks([]));
process.exitCode = checked && tested ? 0 : 1;
