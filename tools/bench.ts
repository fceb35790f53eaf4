// npm run bench -- engine | replay | review | chances | fit | web [--json] [--sizes-only | --only PARTS]   the figures of the Budgets, measured here and now

import { complain } from './simulate/arguments.ts';

const [name, ...args] = process.argv.slice(2);
const BENCHMARKS = {
  engine: () => import('./bench/engine.ts'),
  chances: () => import('./bench/chances.ts'),
  fit: () => import('./bench/fit.ts'),
  replay: () => import('./bench/replay.ts'),
  review: () => import('./bench/review.ts'),
  web: () => import('./bench-web/index.ts'),
};
const isKnown = (wanted: string): wanted is keyof typeof BENCHMARKS => Object.hasOwn(BENCHMARKS, wanted);
if (name === undefined || !isKnown(name))
  complain(
    `there is no benchmark "${name ?? ''}"`,
    'npm run bench -- engine | replay | review | chances | fit | web [--json] [--sizes-only | --only PARTS]',
  );

const { run } = await BENCHMARKS[name]();
await run(args);
