/** V-29: what is installed without a clone is what was tested, and no more. */
import { expect, test } from 'vitest';
import { lockedPackages } from '../pack/locked-packages.ts';

const lock = {
  packages: {
    'node_modules/web': { version: '1.2.3', dependencies: { parse: '^2.0.0', log: '^1.0.0' } },
    'node_modules/log': { version: '1.0.9', dependencies: { web: '^1.0.0' }, optionalDependencies: { fast: '^5.0.0' } },
    'node_modules/parse': { version: '2.8.0' },
    'node_modules/web/node_modules/parse': { version: '2.0.0' },
    'node_modules/fast': { version: '5.1.0', dependencies: { native: '^1.0.0', parse: '^2.0.0' } },
    'node_modules/native': { version: '1.1.1' },
    'node_modules/tests': { version: '9.0.0', dependencies: { native: '^1.0.0' } },
  },
};

test('[V-29] all that is needed is named in the version of the lock, and nothing else; what may be missing stays optional', () => {
  expect(lockedPackages(lock, ['web'])).toEqual({
    dependencies: { log: '1.0.9', parse: '2.8.0', web: '1.2.3' },
    optionalDependencies: { fast: '5.1.0', native: '1.1.1' },
  });
  // What is needed anyway is not optional, in whichever order it is found.
  expect(lockedPackages(lock, ['web', 'native'])).toEqual({
    dependencies: { log: '1.0.9', native: '1.1.1', parse: '2.8.0', web: '1.2.3' },
    optionalDependencies: { fast: '5.1.0' },
  });
});

test('[V-29] a package the lock does not know is told by its name', () => {
  expect(() => lockedPackages(lock, ['web', 'stranger'])).toThrow('does not know stranger');
});
