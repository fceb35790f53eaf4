// npm run bench -- engine | replay | chances | fit | web [--json] [--sizes-only | --replay-only]   the figures of the Budgets, measured here and now

import { complain } from './simulate/arguments.ts';

const [name, ...args] = process.argv.slice(2);
const BENCHMARKS = {
  engine: () => import('./bench/engine.ts'),
  chances: () => import('./bench/chances.ts'),
  fit: () => import('./bench/fit.ts'),
  replay: () => import('./bench/replay.ts'),
  web: () => import('./bench-web/index.ts'),
};
if (name !== 'engine' && name !== 'chances' && name !== 'fit' && name !== 'replay' && name !== 'web')
  complain(
    `there is no benchmark "${name ?? ''}"`,
    'npm run bench -- engine | replay | chances | fit | web [--json] [--sizes-only | --replay-only]',
  );

const { run } = await BENCHMARKS[name]();
await run(args);
