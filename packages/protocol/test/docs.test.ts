/** The page and the schemas say the same. */
import { readFileSync } from 'node:fs';
import { clientMessageSchemas, serverMessageSchemas } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import { protocolPage } from '../scripts/protocol-page.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('docs/protocol.md is what the schemas say (node tools/launch.mjs packages/protocol/scripts/make-docs.ts)', () => {
  expect(page).toBe(protocolPage());
});

test('every message has its place on the page', () => {
  for (const schema of [...clientMessageSchemas, ...serverMessageSchemas])
    expect(page).toContain(`### ${schema.shape.type.value}\n`);
});
