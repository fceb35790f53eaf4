/** How the pinned Chromium out of an npm package is started, wherever tests need one: nothing to install, the same pixels everywhere. */
import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import packaged from '@sparticuz/chromium';

/** The processes of one browser share much less than this. */
const ENOUGH = 2 ** 30;

/**
 * Playwright has them share it through files on the disk, for a container may have next to no shared memory; to make and
 * delete those is a seventh of what the kernel does in these tests.
 */
function hasSharedMemory(folder = '/dev/shm'): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}

export async function chromiumOptions(): Promise<LaunchOptions & { readonly args: string[] }> {
  // Makes the package unpack the shared libraries it brings along.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  return {
    executablePath: process.env.CHROMIUM_PATH ?? (await packaged.executablePath()),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--font-render-hinting=none'],
    ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  };
}
