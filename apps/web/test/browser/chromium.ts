/** How the pinned Chromium out of an npm package is started, wherever tests need one: nothing to install, the same pixels everywhere. */
import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

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

/** Unpacked once for a machine: the folder of a run of tests (tools/checks/folder-in-memory.ts) is gone with that run. */
async function unpacked(): Promise<string> {
  const { TMPDIR, KEPT_TMPDIR = TMPDIR } = process.env;
  if (KEPT_TMPDIR !== undefined) process.env.TMPDIR = KEPT_TMPDIR;
  // Makes the package unpack the shared libraries it brings along; it looks while it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (TMPDIR !== undefined) process.env.TMPDIR = TMPDIR;
  return path;
}

export async function chromiumOptions(): Promise<LaunchOptions & { readonly args: string[] }> {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? (await unpacked()),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--font-render-hinting=none'],
    ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  };
}
