/** The environment of a person who has just sat down at this machine: its Node and npm, and nothing of whoever runs the tests. */

import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../rooms/read-rooms.ts';

/** npm tells what it starts about itself, and an npm that is started there would believe it of another folder. */
const OURS = /^(VITEST|NODE_OPTIONS$|NODE$|NODE_ENV$|LONG_TESTS$|INIT_CWD$|npm_)/;

/** `folder`: their home. What npm and browsers of theirs remember is empty; what npm was told about registries stays. */
export function person(folder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const { HOME, PATH = '', ...rest } = Object.fromEntries(kept);
  const root = repositoryRoot();
  return {
    ...rest,
    PATH: PATH.split(delimiter)
      .filter((place) => !place.startsWith(root))
      .join(delimiter),
    HOME: folder,
    npm_config_cache: join(folder, 'cache'),
    ...(HOME === undefined ? {} : { npm_config_userconfig: join(HOME, '.npmrc') }),
  };
}
