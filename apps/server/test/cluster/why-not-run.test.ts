import { expect, test } from 'vitest';
import { whyNotRun } from './services.ts';

const all = { initdb: 'initdb', postgres: 'postgres', redis: 'redis-server' };
const none = { missing: 'Redis is not installed on this machine' };

test('where the programs are missing the tests say so, in CI they fail', () => {
  expect(whyNotRun(all, { CI: 'true' })).toBeUndefined();
  expect(whyNotRun(none, {})).toBe(none.missing);
  expect(() => whyNotRun(none, { CI: 'true' })).toThrow('must run here');
});
