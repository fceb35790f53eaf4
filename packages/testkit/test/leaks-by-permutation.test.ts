/** Short version; the long one looks at 1,000 positions in ten other truths for every viewer. */
import { pack } from '@illuminice/cards';
import { eventFor, type GameEvent, optionsFor, type Pack, type State, viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { leaksInGame } from '../src/index.ts';

test('[R-18.2, R-24.6] nobody gets a byte that depends on what he may not know', { timeout: 60_000 }, () => {
  let positions = 0;
  for (let game = 0; game < 10; game++) {
    const found = leaksInGame(pack, { seed: `eyes ${game}`, every: 30, truths: 3, positions: 6 });
    expect(found.told).toEqual([]);
    positions += found.positions;
  }
  expect(positions).toBeGreaterThan(30);
});

const doors = { view: viewFor, options: optionsFor, event: eventFor };
const search = { every: 30, truths: 3, positions: 6 };
/** Among them hidden Illuminati and goals, stacked and hidden money, peeking. */
const GAMES_WITH_SECRETS = ['open 0', 'open 3', 'open 6', 'open 7', 'open 11', 'open 14'];
const through = (open: Partial<typeof doors>) =>
  GAMES_WITH_SECRETS.map((seed) => leaksInGame(pack, { ...search, seed, doors: { ...doors, ...open } as typeof doors }))
    .flatMap(({ told }) => told)
    .join('\n');

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

test('[R-18.2] options that depend on a foreign hand are found', () => {
  const options = (_: Pack, state: State) => state.hands.map((hand) => hand.map((slot) => slot & 0xff));
  expect(through({ options: options as unknown as typeof optionsFor })).toContain('the list of options tells');
});

test('[R-24.7] an event that shows what was drawn is found', () => {
  const event = (_: Pack, fact: GameEvent) => fact;
  expect(through({ event: event as unknown as typeof eventFor })).toMatch(/an event of .* tells/);
});
