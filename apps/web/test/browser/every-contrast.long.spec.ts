/** axe over every decision of the game, in our colours and in those of the system (S-5, S-19). */
import { DECISIONS } from '../../dev/positions/decisions.ts';
import { axeIn } from './axe.ts';
import { expect, test } from './dev-table.ts';
import { lookAt, nameOf } from './every-decision.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

for (const size of SIZES)
  for (const forcedColors of ['none', 'active'] as const)
    test(`[S-5 S-19] ${size.width}x${size.height}, forced colours ${forcedColors}: axe finds nothing wrong in any decision`, async ({
      table,
      laidTable: { page },
    }) => {
      await page.emulateMedia({ forcedColors });
      try {
        const wrong: string[] = [];
        for (const decision of DECISIONS) {
          const look = { language: 'en', decision, size };
          wrong.push(...(await lookAt(table, look)));
          const axe = (await axeIn(page)).disableRules(forcedColors === 'active' ? ['color-contrast'] : []);
          const { violations } = await axe.analyze();
          wrong.push(...violations.map(({ id, nodes }) => `${nameOf(look)}: ${id} ${nodes[0]?.target.join(' ')}`));
        }
        expect(wrong).toEqual([]);
      } finally {
        await page.emulateMedia({ forcedColors: null });
      }
    });
