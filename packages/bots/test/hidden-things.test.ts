import { pack } from '@illuminice/cards';
import { imagine, movesFor, viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { createBot, type Level } from '../src/index.ts';
import { dice } from './dice.ts';
import { chance, play } from './play.ts';

/** Every so many decisions the truth behind the seat's view is exchanged for another one it cannot tell apart. */
function compare(level: Level, { every, nodes, most }: { every: number; nodes: number; most: number }): number {
  let seen = 0;
  let compared = 0;
  const mind = createBot({ level, pack });
  play({ seed: `hidden ${level}`, levels: ['regular', 'expert', 'regular', 'expert'] }, ({ state, seat, memory }) => {
    if (seen++ % every > 0) return true;
    const view = viewFor(pack, state, seat);
    const other = imagine(pack, view, dice(`other ${seen}`));
    expect(other.deck.length).toBe(state.deck.length);
    // The coming dice: another place in another stream.
    other.counter = state.counter + 977;
    const by = (seat + 1) % 4;
    const terms = [
      { by, promise: { kind: 'peace', turns: 2 } as const },
      { by: seat, promise: { kind: 'leave', group: view.uncontrolled[0] ?? 8 } as const },
    ];
    const asked = { proposal: 'p', proposals: [{ id: 'p', by, to: [seat], terms, answers: [] }] };
    const decide = (truth: typeof state, words: object = {}) =>
      mind.decide({
        ...words,
        view: viewFor(pack, truth, seat),
        moves: movesFor(pack, truth, seat),
        random: chance(`mind ${seen}`),
        budget: { nodes },
        ...(memory ? { memory } : {}),
      });
    expect(decide(other)).toEqual(decide(state));
    expect(decide(other, asked)).toEqual(decide(state, asked));
    compared++;
    return compared < most;
  });
  return compared;
}

test('[R-18.2] Expert chooses the same whatever lies in the deck, in hands and in the dice', {
  timeout: 60_000,
}, () => {
  expect(compare('expert', { every: 7, nodes: 0, most: 40 })).toBe(40);
});

test('[R-18.2] Master with a fixed node budget chooses the same too', { timeout: 120_000 }, () => {
  expect(compare('master', { every: 5, nodes: 150, most: 25 })).toBe(25);
});
