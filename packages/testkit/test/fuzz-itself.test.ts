/** The fuzz must see a broken promise, say how to see it again, and make it short. */
import { pack } from '@illuminice/cards';
import type { Pack } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { fuzzGame, replay, shrink } from '../src/index.ts';

/** Some Groups earn half a megabuck: treasuries are no whole numbers any more. */
const broken: Pack = { ...pack, income: pack.income.map((amount) => (amount > 2 ? amount + 0.5 : amount)) };

test('[R-24.5] a failing game is found, played again from its seed and made short', { timeout: 60_000 }, () => {
  const games = Array.from({ length: 8 }, (_, seed) => fuzzGame(broken, `broken ${seed}`, { commands: 150 }));
  const failing = games.find(({ violation }) => violation?.message.startsWith('invariant: the treasury'));
  if (!failing?.violation) throw new Error('eight games and no half megabuck seen');
  const { trace, violation } = failing;
  expect(fuzzGame(broken, trace.seed, { commands: 150 }).violation?.message).toBe(violation.message);
  const short = shrink(broken, trace, violation.about);
  expect(short.sent.length).toBeLessThan(trace.sent.length);
  expect(replay(broken, short)?.about).toBe(violation.about);
  expect(replay(pack, short)).toBeUndefined();
});

test('[R-24.2] an engine that throws is found', () => {
  const { transferable } = pack;
  let reads = 0;
  const failing: Pack = {
    ...pack,
    get transferable() {
      if (reads++ > 20) throw new TypeError('a cosmic ray');
      return transferable;
    },
  };
  let found: string | undefined;
  // The ray falls on the twentieth look at what a card lends: some games end before.
  for (let game = 0; game < 20 && found === undefined; game++)
    found = fuzzGame(failing, `ray ${game}`, { commands: 400 }).violation?.message;
  expect(found).toMatch(/^crash: TypeError: a cosmic ray/);
});
