/** Every decision of the game at every size in every language: nothing it needs is covered, cut or off the screen (S-2). */
import { DECISIONS, SIZES } from '../../dev/positions/decisions.ts';
import { expect, test } from './dev-table.ts';
import { LANGUAGES, lookAt, speak } from './every-decision.ts';

for (const language of LANGUAGES)
  for (const size of SIZES)
    test(`[S-2 S-15] ${size.width}x${size.height} in ${language}: whatever is decided is in sight, and the board has its share`, async ({
      table,
    }) => {
      try {
        const wrong: string[] = [];
        for (const decision of DECISIONS) wrong.push(...(await lookAt(table, { language, decision, size })));
        expect(wrong).toEqual([]);
      } finally {
        await speak(await table('actions'), 'en');
      }
    });
