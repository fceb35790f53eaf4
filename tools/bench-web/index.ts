// npm run bench -- web [--sizes-only | --only pan,table,…] [--json]: the web rows of the Budgets, measured here and now.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../rooms/read-rooms.ts';
import { complain } from '../simulate/arguments.ts';
import { measureInBrowser, PARTS, type Part } from './in-browser.ts';
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
    options: { json: { type: 'boolean' }, 'sizes-only': { type: 'boolean' }, only: { type: 'string' } },
    strict: false,
  });
  const dist = join(repositoryRoot(), 'apps/web/dist');
  const { table, ...sizes } = measureSizes(dist);
  const figures = values['sizes-only']
    ? sizes
    : typeof values.only === 'string'
      ? await measureInBrowser(dist, readParts(values.only))
      : { ...sizes, ...(await measureInBrowser(dist, PARTS)) };
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

function readParts(text: string): readonly Part[] {
  return text
    .split(',')
    .map(
      (name) =>
        PARTS.find((part) => part === name) ??
        complain(`there is no part "${name}"`, `npm run bench -- web --only ${PARTS.join(',')}`),
    );
}
