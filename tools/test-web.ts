// Browser tests: the built client on the real server in a pinned Chromium. Arguments go to Playwright: a file, -g "a title".

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './rooms/read-rooms.ts';

const root = repositoryRoot();
const web = join(root, 'apps/web');
const playwright = join(dirname(createRequire(join(web, 'package.json')).resolve('@playwright/test')), 'cli.js');

const child = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], { cwd: web, stdio: 'inherit' });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
