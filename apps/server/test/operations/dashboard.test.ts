import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Health } from '../../src/runtime/health.ts';
import { newLogger } from '../../src/runtime/logging.ts';
import { newMetrics } from '../../src/runtime/metrics.ts';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');

function measured(): Registry {
  const none = (): number => 0;
  const health = new Health(newLogger('silent'));
  const { registry } = newMetrics({ connections: none, tables: none, lobbies: none, writeQueue: none, health });
  collectDefaultMetrics({ register: registry });
  return registry;
}

test.each(['dashboard.json', 'alerts.yaml'])('[V-30] every number that %s asks for is measured', async (file) => {
  const text = readFileSync(join(DEPLOY, file), 'utf8');
  const asked = new Set(text.match(/\b(illuminice|nodejs|process)_[a-z0-9_]+\b/g));
  expect(asked.size).toBeGreaterThan(4);
  const names = (await measured().getMetricsAsJSON()).map(({ name }) => name);
  expect([...asked].filter((name) => !names.includes(name.replace(/_bucket$/, '')))).toEqual([]);
});
