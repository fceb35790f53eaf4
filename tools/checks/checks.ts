// The checks of `npm run check`: everything that is quick and needs no test.

import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { commandFile } from '../launch/commands.mjs';
import { REPORTS } from './slowest.ts';
import { typedProjects } from './typed-projects.ts';

export type Check = {
  readonly name: string;
  /** Arguments of the Node that runs now. */
  readonly args: readonly string[];
  /** Of what it printed, from here on is shown even if it passed. */
  readonly tells?: RegExp;
};

export function quickChecks(): Check[] {
  return [
    { name: 'format and lint', args: [installed('biome'), 'check', '--error-on-warnings', '--max-diagnostics=200'] },
    // Forced: tsc looks only at a project's own files to decide whether it is up to date, and would miss
    // that another room has changed under it. More checkers would each find out the types they share: 20 s of work instead of 14.
    {
      name: 'types',
      args: [installed('tsc'), '--build', '--force', '--noEmit', '--checkers', '1', ...typedProjects()],
    },
    { name: 'rooms', args: ['tools/check-rooms.ts'] },
    { name: 'unused code', args: [installed('knip'), '--no-progress', '--no-config-hints'] },
  ];
}

/** Where nearly everything waits for clocks and processes: asked for alone, four minutes of waiting become one. */
const WAITING_ROOMS = new Set(['server', 'tools']);

/** Names of rooms choose their tests (`web-browser`: those of its pictures); anything else goes to vitest, a part of a file's name or -t "a title". */
export function unitTests(args: readonly string[] = []): Check {
  const rooms = new Set(globSync(['{packages,apps}/*/test', 'tools/test']).map((folder) => basename(dirname(folder))));
  rooms.add('web-browser');
  const chosen = args.flatMap((arg) => (rooms.has(arg) ? ['--project', arg] : [arg]));
  const waiting = args.some((arg) => WAITING_ROOMS.has(arg)) ? ['--maxWorkers=6'] : [];
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.tests}`];
  // Games of chance leave much behind that is soon forgotten: with more room for it a fourteenth of the work is saved.
  return {
    name: 'tests',
    args: ['--max-semi-space-size=64', installed('vitest'), 'run', ...reports, ...waiting, ...chosen],
  };
}

/** What passed only at the second try stands at the end of the report, and must be seen. */
export function browserTests(): Check {
  return { name: 'browser', args: ['tools/test-web.ts'], tells: /^ +\d+ (?:flaky|skipped|passed)/m };
}

export function installed(command: string): string {
  const file = commandFile(command);
  if (file === undefined) throw new Error(`${command} is not installed`);
  return file;
}
