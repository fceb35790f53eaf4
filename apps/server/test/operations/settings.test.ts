import { expect, test } from 'vitest';
import { helpLines } from '../../src/command/run-command.ts';
import { COMMANDS } from '../../src/illuminice.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { SETTINGS, type Setting } from '../../src/runtime/settings.ts';

const settings: readonly (readonly [string, Setting<unknown>])[] = Object.entries(SETTINGS);

test('docs/settings.md is what the settings say (npm test -- settings.test -u writes it)', async () => {
  const page = [
    '# Settings',
    '',
    'From the environment; a value that cannot be stops the start and says which. The same list: `npm run illuminice -- --help`.',
    '',
    '| variable | default | meaning |',
    '|---|---|---|',
    ...settings.map(([name, { standard, meaning }]) => `| \`${name}\` | ${standard || '–'} | ${meaning} |`),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/settings.md');
});

test('every setting is told by --help with its standard, and its standard can be read', () => {
  const help = helpLines(COMMANDS).join('\n');
  for (const [name, { standard, meaning, read }] of settings) {
    expect(help).toContain(standard === '' ? name : `${name}=${standard}`);
    expect(help).toContain(meaning.replaceAll('`', ''));
    expect(() => read(standard)).not.toThrow();
  }
});

test('a wrong value names its setting and what it must be, and never repeats a password', () => {
  const wrong = (env: Readonly<Record<string, string>>) => () => readConfig(env, '/');
  expect(wrong({ BOT_THREADS: 'many' })).toThrow('BOT_THREADS must be a whole number from 1 to 64, not "many"');
  expect(wrong({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL must be one of fatal, /);
  expect(wrong({ ALLOWED_ORIGINS: 'https://a.example, nowhere' })).toThrow(/^ALLOWED_ORIGINS must hold addresses/);
  const secret = wrong({ DATABASE_URL: 'mysql://ana:secret@db', REDIS_URL: 'redis://r' });
  expect(secret).toThrow('DATABASE_URL must look like postgres://');
  expect(secret).not.toThrow(/secret/);
  expect(wrong({ REDIS_URL: 'redis://r' })).toThrow('both DATABASE_URL and REDIS_URL');
  expect(readConfig({ PORT: ' 81 ', TRUST_PROXY: 'true', METRICS_TOKEN: '' }, '/')).toMatchObject({
    port: 81,
    trustedHops: 1,
    metricsToken: undefined,
  });
});
