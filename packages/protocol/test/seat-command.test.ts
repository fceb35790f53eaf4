/** Whatever the engine takes, the schema takes; whatever only the schema takes, the engine refuses with a code. */
import { pack } from '@illuminice/cards';
import { decide, newGame, optionsFor, type SeatCommand, step, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance, calmCommand } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { seatCommandSchema } from '../src/index.ts';

test('every command of whole games survives the schema unchanged', () => {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const rules = { pack, random: quickRandom(seed) };
    const chance = new Chance(quickRandom(`seat ${seed}`));
    const state = newGame({ pack, seats: 4 });
    step(rules, state, { type: 'begin' });
    for (let moves = 0; moves < 1500 && !state.over; moves++) {
      const seat = waitingFor(state)[0] ?? 0;
      const options = optionsFor(pack, state, seat);
      const command: SeatCommand = calmCommand({
        pack,
        seat,
        options,
        view: () => viewFor(pack, state, seat),
        chance,
      }) ?? {
        type: 'default',
      };
      const parsed = seatCommandSchema.parse(JSON.parse(JSON.stringify(command)));
      expect(parsed).toEqual(JSON.parse(JSON.stringify(command)));
      seen.add(command.type);
      if ('refusal' in decide(rules, state, { ...parsed, seat })) step(rules, state, { type: 'timeOut' });
      else step(rules, state, { ...parsed, seat });
    }
  }
  expect(seen.size).toBeGreaterThan(12);
});
