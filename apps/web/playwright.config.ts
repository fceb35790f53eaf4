/** Browser tests against the real server; run by tools/test-web.ts, which builds the client first. */
import { defineConfig } from '@playwright/test';
import packaged from '@sparticuz/chromium';

// Makes the package unpack the shared libraries it brings along.
process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
const executablePath = process.env.CHROMIUM_PATH ?? (await packaged.executablePath());
const long = process.env.LONG_TESTS === '1';
const pictures = process.env.SCREENS === '1';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: pictures ? '**/*.pictures.spec.ts' : long ? '**/*.long.spec.ts' : '**/*.spec.ts',
  testIgnore: pictures || long ? [] : ['**/*.long.spec.ts', '**/*.pictures.spec.ts'],
  outputDir: '../../.cache/browser-tests',
  fullyParallel: false,
  workers: 2,
  // A machine that stalls is not a defect of the game. What passes only at the second try is listed as flaky: mend it.
  retries: long || pictures ? 0 : 1,
  timeout: long ? 900_000 : 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/browser-tests.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--no-zygote',
        '--disable-dev-shm-usage',
        '--font-render-hinting=none',
        '--host-resolver-rules=MAP lan.test 127.0.0.1',
      ],
    },
  },
});
