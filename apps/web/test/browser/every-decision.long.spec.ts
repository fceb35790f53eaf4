/** Every decision of the game at every size in every language: nothing it needs is covered, cut or off the screen (S-2). */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DECISIONS, SIZES } from '../../dev/positions/decisions.ts';
import { expect, test } from './dev-table.ts';
import { lookAt, speak } from './every-decision.ts';

const LANGUAGES = [
  'en',
  ...globSync('*.po', { cwd: join(import.meta.dirname, '../../locales') }).map((file) => file.replace('.po', '')),
];

for (const code of LANGUAGES)
  for (const size of SIZES)
    test(`[S-2 S-15] ${size.width}x${size.height} in ${code}: whatever is decided is in sight, and the board has its share`, async ({
      table,
    }) => {
      await speak(await table('actions'), code);
      try {
        const wrong: string[] = [];
        for (const decision of DECISIONS) wrong.push(...(await lookAt(table, { decision, size })));
        expect(wrong).toEqual([]);
      } finally {
        await speak(await table('actions'), 'en');
      }
    });
