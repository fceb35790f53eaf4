/** V-30, V-25: what an operator meets on a bad day. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../src/main.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { ConfigError } from '../../src/runtime/settings.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

const ROOT = join(import.meta.dirname, '../../../..');

test('[V-30] a data folder that cannot be written to is a sentence, not a trace', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(file, 'data'), LOG_LEVEL: 'silent' }, '/');
  await expect(startServer(config)).rejects.toThrow(ConfigError);
  await expect(startServer(config)).rejects.toThrow(/^cannot write to .* \(DATA_DIR\)/);
});

test('[V-30] a closed terminal drains like any other stop; no line of the start is empty', async () => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: temporaryFolder(),
    WEB_DIR: 'none',
    NODE_OPTIONS: '',
  };
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/illuminice.ts', 'start'], {
    ...{ cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  let said = '';
  const ended = once(server, 'exit');
  const isUp = new Promise<void>((resolve) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (said.includes('play at') && said.includes('"ready"')) resolve();
    };
    server.stderr.on('data', hear);
    server.stdout.on('data', hear);
  });
  await Promise.race([isUp, ended.then(([code]) => Promise.reject(new Error(`ended with ${code}: ${said}`)))]);
  server.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
  expect(said).not.toMatch(/\n[ \t]*\n/);
}, 60_000);

test('[V-25] guests who are turned away are counted, and hops of trusted proxies tell them apart', async () => {
  const { url } = await testServer(
    {},
    { TRUST_PROXY: '2', RATE_LIMIT_FACTOR: '1', METRICS_TOKEN: 'a-token-of-the-operator' },
  );
  const guest = (address: string) =>
    fetch(`${url}/api/session`, { headers: { 'x-forwarded-for': `198.51.100.1, ${address}, 10.0.0.1` } });
  const school: number[] = [];
  for (let visit = 0; visit < 130; visit++) school.push((await guest('203.0.113.7')).status);
  expect(school).toContain(429);
  expect((await guest('203.0.113.8')).status).toBe(200);
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer a-token-of-the-operator' } });
  expect(await metrics.text()).toMatch(/illuminice_refusals_total\{why="new guests"\} [1-9]/);
}, 60_000);
