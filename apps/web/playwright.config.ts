/** Browser tests against the real server; run by tools/test-web.ts, which builds the client first. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './test/browser/chromium.ts';

const chromium = await chromiumOptions();
const long = process.env.LONG_TESTS === '1';
const pictures = process.env.SCREENS === '1';

/** Tests of one kind follow each other, so that a worker keeps its server, or its laid table, for all of them. */
const folder = join(import.meta.dirname, 'test/browser');
const onDevTable = globSync('*.spec.ts', { cwd: folder }).filter((file) =>
  readFileSync(join(folder, file), 'utf8').includes("from './dev-table.ts'"),
);

const ofThisRun = onDevTable.filter((file) => file.includes('.long.') === long);

const leftOut = pictures || long ? [] : ['**/*.{long,pictures}.spec.ts'];

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/dev-pages.ts',
  testMatch: pictures ? '**/*.pictures.spec.ts' : long ? '**/*.long.spec.ts' : '**/*.spec.ts',
  outputDir: '../../.cache/browser-tests',
  fullyParallel: true,
  // On two cores: each works for half of its time and waits for a page, a clock or a server in the other half.
  workers: 3,
  // A machine that stalls is not a defect of the game. What passes only at a later try is listed as flaky: mend it.
  retries: long || pictures ? 0 : 1,
  timeout: long ? 900_000 : 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'server', testIgnore: [...leftOut, ...onDevTable.map((file) => `**/${file}`)] },
    ...(pictures ? [] : [{ name: 'table', testMatch: ofThisRun.map((file) => `**/${file}`) }]),
  ],
  reporter: [['list'], ['json', { outputFile: '../../.cache/browser-tests.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    actionTimeout: 20_000,
    launchOptions: { ...chromium, args: [...chromium.args, '--host-resolver-rules=MAP lan.test 127.0.0.1'] },
  },
});
