/** Shows an address in the browser of this machine; where there is none the address has been printed anyway. */

import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // The empty text is the title of a window; without it the address would be taken for one.
  win32: ['cmd', '/c', 'start', '""'],
};

export function openPage(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
