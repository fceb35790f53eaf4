/** A game that began elsewhere goes on at this table. */

import { pack } from '@illuminice/cards';
import { withShuffledDeck } from '@illuminice/engine';
import { fairRandom } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import { FakeHost } from './fake-host.ts';
import { stateOf, THREE } from './positions.ts';

const DECK = ['hackers', 'moonies', 'trekkies', 'bribery', 'slush-fund', 'fbi', 'new-york', 'junk-mail'];
const game = stateOf({ ...THREE, deck: DECK });

async function aHost(from: 'upload' | 'whatIf'): Promise<FakeHost> {
  const host = new FakeHost({ seats: ['human', 'human', 'human'], continues: { from, game } });
  await host.begin();
  return host;
}

test('[R-24.1] it goes on where it stood, with new dice and a deck shuffled by them', async () => {
  const host = await aHost('upload');
  const { state } = host.table;
  expect(state.stage).toBe('playing');
  const seed = state.dice.mixedSeed ?? '';
  expect(state.game).toEqual(
    withShuffledDeck({ pack, random: fairRandom(seed) }, { ...game, options: state.opening.options }),
  );
  expect(state.game?.deck.toSorted()).toEqual(game.deck.toSorted());
  expect(state.game?.money).toEqual(game.money);
});

test('everybody is told that it was carried here, and nobody what is in the deck', async () => {
  const host = await aHost('upload');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const update = await host.table.updateFor(viewer);
    expect(update.table.continues).toBe('upload');
    expect(JSON.stringify(update)).not.toContain('"deck":[');
  }
});

test('it can be played on, survives a crash, and goes back no further than to where it was carried', async () => {
  const host = await aHost('whatIf');
  expect(await host.send(0, { type: 'endTurn' })).toMatchObject({ ok: true });
  expect(host.table.state.game?.turn.seat).toBe(1);
  await host.reopen();
  expect(host.table.state.game?.turn.seat).toBe(1);
  expect((await host.table.updateFor(1)).table.continues).toBe('whatIf');
});
