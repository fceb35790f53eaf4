/** Short version; the long one looks at 1,000 positions in ten other truths for every viewer. */
import { pack } from '@illuminice/cards';
import { eventFor, type GameEvent, movesFor, type Pack, type State, viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { leaksInGame } from '../src/index.ts';

test('[R-18.2, R-24.6] nobody gets a byte that depends on what they may not know', { timeout: 60_000 }, () => {
  let positions = 0;
  for (let game = 0; game < 10; game++) {
    const found = leaksInGame(pack, { seed: `eyes ${game}`, every: 30, truths: 3, positions: 6 });
    expect(found.told).toEqual([]);
    positions += found.positions;
  }
  expect(positions).toBeGreaterThan(30);
});

const doors = { view: viewFor, moves: movesFor, event: eventFor };
const search = { every: 30, truths: 3, positions: 6 };
/** What an open door tells first; the options of a table decide which secrets it has, so some games have nothing to tell. */
const through = (open: Partial<typeof doors>): string => {
  for (let game = 0; game < 60; game++) {
    const { told } = leaksInGame(pack, { ...search, seed: `open ${game}`, doors: { ...doors, ...open } });
    if (told.length > 0) return told.join('\n');
  }
  return '';
};

test.each([
  ['a face-down hand', (state: State) => state.hands],
  ['the order of the deck', (state: State) => state.deck],
  ['a stacked treasury', (state: State) => state.money],
  ['a secret goal', (state: State) => state.goal],
  ['a face-down Illuminati card', (state: State) => state.illuminati],
  ['an offer among others', (state: State) => state.offers],
  ['how many offers others made', (state: State) => state.offerSerials],
  ['who has answered', (state: State) => state.questions],
  ['what another seat was told', (state: State) => state.notices],
  ['whose light blinks', (state: State) => state.peeks],
] as const)('[R-18.2] %s in the view is found', (_, secret) => {
  const view = (thePack: Pack, state: State, viewer: number | 'spectator') => [
    viewFor(thePack, state, viewer),
    secret(state),
  ];
  expect(through({ view: view as unknown as typeof viewFor })).toContain('the view tells');
});

test('[R-18.2] moves that depend on a foreign hand are found', () => {
  const options = (_: Pack, state: State) => state.hands.map((hand) => hand.map((slot) => slot & 0xff));
  expect(through({ moves: options as unknown as typeof movesFor })).toContain('the list of moves tells');
});

test('[R-24.7] an event that shows what was drawn is found', () => {
  const event = (_: Pack, fact: GameEvent) => fact;
  expect(through({ event: event as unknown as typeof eventFor })).toMatch(/an event of .* tells/);
});
