// npm run fix: the formatter, sorted imports, and the lint fixes that cannot change what the code does.

import { installed } from './checks/checks.ts';
import { runVisibly } from './checks/run-checks.ts';

const args = [installed('biome'), 'check', '--write', ...process.argv.slice(2)];
const failed = await runVisibly([{ name: 'fix', args }]);
process.exitCode = failed.length > 0 ? 1 : 0;
