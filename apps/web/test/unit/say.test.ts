/** What a proposal would change of the attack under way (docs/negotiation.md). */
import { expect, test } from 'vitest';
import { oddsAgainst, oddsOf, stopTogether } from '../../src/actions/offer/index.ts';
import { newSay } from '../../src/tabletop/seen/say-draft.ts';
import { evening, seenBy } from './evening.ts';

const HELP = newSay('ask', [2], { theirs: { kind: 'back', amount: 2 } });
const PEACE = newSay('ask', [2], { theirs: { kind: 'stayOut' } });

test('[R-14.5] what is said about money counts in the attack under way until the dice have fallen, then in the next', () => {
  const table = evening({ dice: [[1, 2]] });
  const figures = () => ({
    help: oddsOf(seenBy(table, 'ana'), HELP),
    peace: oddsAgainst(seenBy(table, 'ana'), PEACE),
    missing: stopTogether(seenBy(table, 'cleo'), 0)?.missing,
  });
  table.seats.ana.attacks('neutralize', 'moonies').with('big-media');
  table.seats.ana.spends(9);
  const before = figures();
  expect(before.help?.[1]).toBeGreaterThan(before.help?.[0] ?? 100);
  expect(before.peace?.[0]).toBeLessThan(before.peace?.[1] ?? 0);
  expect(before.missing).toBeGreaterThan(0);
  for (const seat of [table.seats.ana, table.seats.ben, table.seats.cleo]) seat.isDone();
  // Ben may change the roll: it lies there, and the attack is not over.
  expect(table.view('ana').attack?.roll).toBeGreaterThan(1);
  expect(figures()).toEqual({ help: undefined, peace: undefined, missing: undefined });
});
