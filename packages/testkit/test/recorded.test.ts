/** Fifty games whose states must not change unless the rules do, and then only with a new `rulesVersion`. */
import { catalogue, pack } from '@illuminice/cards';
import {
  compilePack,
  defineGroup,
  type GroupDefinition,
  groupDefinition,
  MAX_SEATS,
  type Pack,
  RULES_VERSION,
} from '@illuminice/engine';
import { expect, test } from 'vitest';
import { readRecordings, recordedPack, replayRecorded } from '../src/index.ts';

const { cards, games } = readRecordings();
const oldPack = recordedPack(catalogue, cards);

test('[R-24.1] there are fifty recorded games, some of them under the rules of today', () => {
  expect(games.length).toBeGreaterThanOrEqual(50);
  expect(games.some(({ rulesVersion }) => rulesVersion === RULES_VERSION)).toBe(true);
});

test.each(games.map((game, index) => [index + 1, game] as const))(
  '[R-24.1] recorded game %i: same seed and commands, same states',
  (_, game) => {
    const replayed = replayRecorded(oldPack, game);
    expect('hashes' in replayed ? replayed.hashes : replayed).toEqual(game.hashes);
  },
);

test('[R-24.1] a card added to the catalogue does not disturb them, one left out does', () => {
  const [game] = games;
  if (game === undefined) throw new Error('no game is recorded');
  const played = (pack: Pack) => replayRecorded(pack, game);
  const guest = defineGroup({ ...(groupDefinition(pack, MAX_SEATS) as GroupDefinition), key: 'a-guest' });
  expect(played(recordedPack([guest, ...catalogue], cards))).toMatchObject({ hashes: game.hashes });
  expect(played(compilePack([guest, ...catalogue]))).not.toMatchObject({ hashes: game.hashes });
  expect(played(recordedPack(catalogue, cards.slice(0, -1)))).not.toMatchObject({ hashes: game.hashes });
});
