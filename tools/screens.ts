// npm run screens: fresh pictures of every screen into docs/screens, on the real server in the pinned browser.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './rooms/read-rooms.ts';

const web = join(repositoryRoot(), 'apps/web');
const playwright = join(dirname(createRequire(join(web, 'package.json')).resolve('@playwright/test')), 'cli.js');

const child = spawn(process.execPath, [playwright, 'test', 'screens'], {
  cwd: web,
  stdio: 'inherit',
  env: { ...process.env, SCREENS: '1' },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
