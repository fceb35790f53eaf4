/** Some of all decisions at some sizes in some languages, others with every commit; all of them are a long test. */
import { execFileSync } from 'node:child_process';
import { DECISIONS, SIZES } from '../../dev/positions/decisions.ts';
import { expect, test } from './dev-table.ts';
import { LANGUAGES, type Look, lookAt, nameOf, speak } from './every-decision.ts';

/** So many are looked at in the time a test may take. */
const SLICE = 8;
/** Has no factor in common with the number of looks, so that a slice has many decisions, sizes and languages. */
const STRIDE = 97;

const LOOKS: readonly Look[] = DECISIONS.flatMap((decision) =>
  SIZES.flatMap((size) => LANGUAGES.map((language) => ({ language, decision, size }))),
);

function commit(): number {
  try {
    return Number.parseInt(execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }), 16);
  } catch {
    // Sources without their history.
    return 0;
  }
}

test('[S-2] what is decided is in sight at any size in any language: the slice of this commit', async ({ table }) => {
  const first = commit();
  const slice = Array.from({ length: SLICE }, (_, index) => LOOKS[(first + index * STRIDE) % LOOKS.length]);
  const looks = slice.filter((look) => look !== undefined);
  try {
    const wrong: string[] = [];
    for (const look of looks) wrong.push(...(await lookAt(table, look)));
    expect(wrong, looks.map(nameOf).join('\n')).toEqual([]);
  } finally {
    await speak(await table('actions'), 'en');
  }
});
