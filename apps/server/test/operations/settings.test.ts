import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Variables that a deploy file hands to the server; those of Postgres and Redis themselves are not ours. */
function variablesOf(file: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../../deploy', file), 'utf8');
  const app = file === 'compose.yaml' ? text.slice(text.search(/^ {2}app:/m)) : text;
  const pattern = {
    'illuminice.env.example': /^#? ?([A-Z][A-Z_]+)=/gm,
    'illuminice.service': /^Environment=([A-Z_]+)=/gm,
    'illuminice@.service': /^Environment=([A-Z_]+)=/gm,
    'compose.yaml': /^ {6}([A-Z][A-Z_]+):/gm,
    Dockerfile: /(?<=^ENV .*)\b([A-Z_]+)=/gm,
  }[file];
  return [...app.matchAll(pattern ?? /$^/g)].map(([, name]) => name ?? '');
}

test('[V-23] systemd, compose and the image set only what is a setting', () => {
  const found = [
    'illuminice.env.example',
    'illuminice.service',
    'illuminice@.service',
    'compose.yaml',
    'Dockerfile',
  ].map((file) => [file, variablesOf(file)] as const);
  expect(Object.fromEntries(found)).toEqual({
    'illuminice.env.example': [
      ...['PUBLIC_URL', 'TRUST_PROXY', 'HOST', 'DATA_DIR', 'OPERATOR_KEY', 'PORT', 'DATABASE_URL', 'REDIS_URL'],
    ],
    'illuminice.service': [],
    'illuminice@.service': ['PORT'],
    'compose.yaml': ['TRUST_PROXY', 'OPERATOR_KEY', 'PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL'],
    Dockerfile: ['HOST', 'PORT', 'DATA_DIR'],
  });
  for (const [file, names] of found) for (const name of names) expect(Object.keys(SETTINGS), file).toContain(name);
  // Both units read the same file of settings.
  for (const unit of ['illuminice.service', 'illuminice@.service'])
    expect(readFileSync(join(import.meta.dirname, '../../../../deploy', unit), 'utf8')).toContain(
      'EnvironmentFile=/etc/illuminice.env',
    );
});
