// The journeys that matter in Firefox and WebKit, as far as they are installed (S-30): npm run test:browsers [-- firefox [REQ-007]].

import { existsSync, globSync } from 'node:fs';
import { realServer } from '../apps/web/test/browser/real-server.ts';
import { firefox } from './browsers/firefox.ts';
import { JOURNEYS } from './browsers/journeys.ts';
import type { Session } from './browsers/session.ts';
import { webkit } from './browsers/webkit.ts';

interface Engine {
  readonly name: string;
  /** What brings it on Debian. */
  readonly packages: string;
  readonly open: (() => Promise<Session>) | undefined;
}

const found = (...paths: readonly string[]) => paths.find((path) => existsSync(path));
const fox = found('/usr/bin/firefox-esr', '/usr/bin/firefox');
const driver = found('/usr/bin/WebKitWebDriver');
const mini = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser')[0];
const screen = found('/usr/bin/xvfb-run');

const ENGINES: readonly Engine[] = [
  { name: 'firefox', packages: 'firefox-esr', open: fox === undefined ? undefined : () => firefox(fox) },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb xauth',
    open: driver && mini && screen ? () => webkit({ driver, browser: mini }) : undefined,
  },
];

const [engine, title = ''] = process.argv.slice(2);
let failed = 0;
for (const { name, packages, open } of ENGINES.filter((each) => engine === undefined || each.name === engine)) {
  if (!open) {
    console.log(`${name}: not installed, nothing was tested (apt-get install ${packages})`);
    continue;
  }
  for (const journey of JOURNEYS.filter(({ name: journey }) => journey.includes(title))) {
    const server = await realServer();
    const sessions: Session[] = [];
    try {
      for (let window = 0; window < journey.windows; window++) sessions.push(await open());
      const [first, second = first] = sessions;
      if (first && second) await journey.walk(server, first, second);
      console.log(`${name}: ✓ ${journey.name}`);
    } catch (error) {
      failed += 1;
      console.log(`${name}: ✘ ${journey.name}\n  ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      for (const session of sessions) await session.end();
      await server.end();
    }
  }
}
process.exitCode = failed === 0 ? 0 : 1;
