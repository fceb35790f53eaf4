// npm run bench -- web [--sizes-only | --replay-only] [--json]: the web rows of the Budgets, measured here and now.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../rooms/read-rooms.ts';
import { measureInBrowser, measureReplay } from './in-browser.ts';
import { measureSizes } from './sizes.ts';

const BUDGETS = {
  lobbyGzipKb: 120,
  tableGzipKb: 180,
  panZoomCpuMsPerFrame: 16,
  relayoutCpuMsPerFrame: 16,
  lcpMs: 2000,
  inpMs: 150,
  soloFirstDecisionMs: 2000,
  tableInpMs: 150,
  directedInpMs: 150,
  replayOpenMs: 1000,
  replayMomentMs: 100,
  replayBesideReviewMs: 100,
  replayPhoneMomentMs: 400,
} as const;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, 'sizes-only': { type: 'boolean' }, 'replay-only': { type: 'boolean' } },
    strict: false,
  });
  const dist = join(repositoryRoot(), 'apps/web/dist');
  const { table, ...sizes } = measureSizes(dist);
  const figures = values['sizes-only']
    ? sizes
    : values['replay-only']
      ? await measureReplay(dist)
      : { ...sizes, ...(await measureInBrowser(dist)), ...(await measureReplay(dist)) };
  if (values.json) {
    console.log(JSON.stringify(figures));
    return;
  }
  for (const [name, value] of Object.entries(figures)) {
    const bar = BUDGETS[name as keyof typeof BUDGETS];
    console.log(
      `${name.padEnd(22)} ${String(value).padStart(8)}${bar === undefined ? '' : `   bar ${bar}${Number(value) <= bar ? '' : '   OVER'}`}`,
    );
  }
  if (values['sizes-only'])
    for (const [name, size] of Object.entries(table).slice(0, 12)) console.log(`  ${size} KB  ${name}`);
}
