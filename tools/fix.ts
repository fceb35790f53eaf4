// npm run fix: the formatter, sorted imports, and the lint fixes that cannot change what the code does.

import { installed } from './checks/checks.ts';
import { runVisibly } from './checks/run-checks.ts';

const args = [installed('biome'), 'check', '--write', ...process.argv.slice(2)];
process.exitCode = (await runVisibly([{ name: 'fix', args }])) ? 0 : 1;
