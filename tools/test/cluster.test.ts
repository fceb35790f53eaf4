import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { whyNotRun } from '../../apps/server/test/cluster/services.ts';

const missing = whyNotRun();
const skipped = missing === undefined ? '' : ` (not run: ${missing})`;
const run = promisify(execFile);

test.skipIf(skipped !== '')(
  `[R-24.3] three processes, killed and their database crashed: nothing acknowledged is lost or doubled${skipped}`,
  async () => {
    const launcher = join(import.meta.dirname, '..', 'launch.mjs');
    const { stdout } = await run(
      process.execPath,
      [launcher, 'chaos', '--cluster', '--kills', '5', '--tables', '3', '--json'],
      { timeout: 280_000 },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ kills: 5, postgresCrashes: 1, lost: 0, duplicated: 0, gaps: 0 },
      ...{ deadlinesTwice: 0, deadlinesMissed: 0 },
    });
  },
  300_000,
);
