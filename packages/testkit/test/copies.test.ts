/** Search, tables and views keep positions while the game goes on in place: a copy that shares a list would change under them. */
import { catalogue } from '@illuminice/cards';
import { clone, copyInto, newGame, type State, step } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import { difference, readRecordings, recordedPack } from '../src/index.ts';

const { cards, games } = readRecordings();
const pack = recordedPack(catalogue, cards);

test.each(games.slice(0, 8).map((game, index) => [index + 1, game] as const))(
  '[R-24.2] game %i: a clone and a copy equal the game and stay what they were while it goes on',
  (_, { seats, options, seed, commands, rulesVersion }) => {
    const rules = { pack, random: quickRandom(seed) };
    const state: State = { ...newGame({ pack, seats, options }), rulesVersion };
    const copied = clone(state);
    for (let from = 0; from < commands.length; from += 15) {
      const cloned = clone(state);
      copyInto(copied, state);
      const before = JSON.parse(JSON.stringify(state));
      expect(difference(cloned, before)).toBeUndefined();
      expect(difference(copied, before)).toBeUndefined();
      for (const command of commands.slice(from, from + 15)) step(rules, state, command);
      expect(difference(cloned, before)).toBeUndefined();
      expect(difference(copied, before)).toBeUndefined();
    }
  },
);
