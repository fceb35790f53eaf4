import { expect, test } from 'vitest';
import { isWithoutGlibc } from '../launch/node24.mjs';

test('[V-30] where Linux has no glibc no Node is fetched that could not run', () => {
  expect(isWithoutGlibc('linux', { header: {} })).toBe(true);
  expect(isWithoutGlibc('linux', { header: { glibcVersionRuntime: '2.36' } })).toBe(false);
  expect(isWithoutGlibc('darwin', { header: {} })).toBe(false);
});
