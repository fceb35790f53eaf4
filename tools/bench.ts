// npm run bench -- engine | web [--json] [--sizes-only]   the figures of the Budgets, measured here and now

import { complain } from './simulate/arguments.ts';

const [name, ...args] = process.argv.slice(2);
if (name !== 'engine' && name !== 'web')
  complain(`there is no benchmark "${name ?? ''}"`, 'npm run bench -- engine | web [--json] [--sizes-only]');

const { run } = name === 'web' ? await import('./bench-web/index.ts') : await import('./bench/engine.ts');
await run(args);
