/** The leak check must see a leak. */
import { pack } from '@illuminice/cards';
import { eventFor, movesFor, viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { hiddenLeaks } from '../src/index.ts';
import { tableWithSecrets } from './table-with-secrets.ts';

const doors = { view: viewFor, moves: movesFor, event: eventFor };
const happening = { after: tableWithSecrets.state, events: [] };

test('[R-18.2] the engine as it is tells nobody what they may not know', () => {
  expect(hiddenLeaks(pack, happening)).toEqual([]);
});

test.each([
  ['a face-down hand', 'hands'],
  ['the order of the deck', 'deck'],
  ['a secret goal', 'goal'],
  ['a stacked treasury', 'money'],
] as const)('[R-18.2, R-18.3] %s in the view is found', (_, key) => {
  const leaks = hiddenLeaks(pack, happening, { ...doors, view: (_pack, state) => state[key] });
  expect(leaks.join()).toContain('the view tells 0');
  expect(leaks.join()).toContain('the view tells spectator');
});

test('[R-18.2] moves that depend on a foreign hand are found', () => {
  const leaks = hiddenLeaks(pack, happening, { ...doors, moves: (_pack, state) => state.hands });
  expect(leaks.join()).toContain('the list of moves tells 0');
});

test('[R-18.2] a drawn Special in the event of another seat is found', () => {
  const deckCard = -1 - (pack.specialNumbers.get('murphys-law') ?? 0);
  const events = [{ type: 'cardDrawn', seat: 1, deckCard, to: 'hand' }] as const;
  expect(hiddenLeaks(pack, { ...happening, events })).toEqual([]);
  const leaks = hiddenLeaks(pack, { ...happening, events }, { ...doors, event: (_pack, event) => event });
  expect(leaks).toEqual([
    expect.stringContaining('the event cardDrawn tells 0'),
    expect.stringContaining('the event cardDrawn tells spectator'),
  ]);
});
