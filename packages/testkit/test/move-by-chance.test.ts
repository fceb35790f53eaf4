import { pack } from '@illuminice/cards';
import { movesFor, newGame, step, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import { moveByChance } from '../src/index.ts';

test('[R-0.7] seats that move by chance, each from its own view alone, finish a game without a refusal', {
  timeout: 60_000,
}, () => {
  const rules = { pack, random: quickRandom('by chance') };
  const state = newGame({ pack, seats: 3 });
  const draw = quickRandom('choices');
  let counter = 0;
  const random = () => draw(counter++, 2 ** 31, 'choice') / 2 ** 31;
  step(rules, state, { type: 'begin' });
  while (!state.over) {
    const [seat = 0] = waitingFor(state);
    const command = moveByChance({
      pack,
      view: viewFor(pack, state, seat),
      moves: movesFor(pack, state, seat),
      random,
    });
    expect(step(rules, state, { ...command, seat }), JSON.stringify(command)).toBeUndefined();
  }
  expect(state.over.winners.length).toBeGreaterThan(0);
});
