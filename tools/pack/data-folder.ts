/** Where programs of a person keep what is theirs, by the habit of each system. */

import { homedir } from 'node:os';
import { join } from 'node:path';

export interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

const HERE: System = { platform: process.platform, env: process.env, home: homedir() };

export function dataFolder({ platform, env, home }: System = HERE): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Illuminice');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Illuminice');
  return join(env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'illuminice');
}
