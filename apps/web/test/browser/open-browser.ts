/** A pinned Chromium out of an npm package: nothing to install, the same pixels everywhere. */
import { type Browser, chromium } from '@playwright/test';

export async function openBrowser(): Promise<Browser> {
  // Makes the package unpack the shared libraries it brings along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await packaged.executablePath()),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--no-zygote', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
}
