import { pack } from '@illuminice/cards';
import { movesFor, newGame, step, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import { moveByTreeSearch } from '../src/index.ts';

function chance(seed: string): () => number {
  const draw = quickRandom(seed);
  let counter = 0;
  return () => draw(counter++, 2 ** 31, 'choice') / 2 ** 31;
}

test('[R-0.7] seats that search a tree from their own view send nothing that is refused', { timeout: 60_000 }, () => {
  const rules = { pack, random: quickRandom('by tree') };
  const state = newGame({ pack, seats: 2 });
  const random = chance('tree');
  step(rules, state, { type: 'begin' });
  for (let decisions = 0; decisions < 120 && !state.over; decisions++) {
    const [seat = 0] = waitingFor(state);
    const [view, moves] = [viewFor(pack, state, seat), movesFor(pack, state, seat)];
    const command = moveByTreeSearch({ pack, view, moves, random, iterations: 6 });
    expect(step(rules, state, { ...command, seat }), JSON.stringify(command)).toBeUndefined();
  }
});
