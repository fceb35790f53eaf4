// npm run bench -- engine [--json]   the figures of the Budgets, measured here and now

import { complain } from './simulate/arguments.ts';

const [name, ...args] = process.argv.slice(2);
if (name !== 'engine') complain(`there is no benchmark "${name ?? ''}"`, 'npm run bench -- engine [--json]');

const { run } = await import('./bench/engine.ts');
await run(args);
