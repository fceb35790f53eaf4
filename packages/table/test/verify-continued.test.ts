/** A game that was carried to its table: the log proves that nobody chose the order of the deck. */
import { catalogue, pack } from '@illuminice/cards';
import {
  buildPosition,
  DEFAULT_OPTIONS,
  keysOf,
  RULES_VERSION,
  type State,
  withShuffledDeck,
} from '@illuminice/engine';
import { closeCeremony, fairRandom, openCeremony, startReveals } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import type { LogEntry, TableFact } from '../src/index.ts';
import { verifyLog } from '../src/index.ts';

const serverSeed = 'd'.repeat(64);
const ceremonyId = 'carried';
const seats = ['Ana', 'Ben'].map((name) => ({ name, kind: 'bot' as const }));

const game = buildPosition(
  pack,
  {
    seats: [
      { illuminati: 'network', money: 5, structure: [{ group: 'cia', on: 'left' }] },
      { illuminati: 'bermuda-triangle', money: 7, structure: [{ group: 'kgb', on: 'left' }] },
    ],
    uncontrolled: ['moonies'],
    deck: ['yuppies', 'texas', 'hackers', 'bribery', 'trekkies', 'mafia', 'slush-fund', 'fbi'],
  },
  DEFAULT_OPTIONS,
);

function carried(change: (shuffled: State) => State = (shuffled) => shuffled): LogEntry[] {
  const ceremony = startReveals(openCeremony({ ceremonyId, seats: [], serverSeed }));
  const { record, mixedSeed } = closeCeremony(ceremony, serverSeed);
  const shuffled = withShuffledDeck({ pack, random: fairRandom(mixedSeed) }, game);
  const lines: TableFact[][] = [
    [
      {
        type: 'opened',
        opening: { seats, options: DEFAULT_OPTIONS, continues: { from: 'upload', game } },
        dice: { ceremonyId, serverSeed },
        rules: { version: RULES_VERSION, cards: keysOf(pack) },
      },
    ],
    [
      { type: 'diceMixed', record, mixedSeed },
      { type: 'continued', game: change(shuffled) },
    ],
  ];
  return lines.map((facts, index) => ({ seq: index + 1, at: index, facts }));
}

test('[R-24.1] a carried game verifies: its deck was shuffled by the dice of the new table', () => {
  expect(verifyLog(catalogue, carried())).toMatchObject({ ok: true, draws: game.deck.length - 1 });
});

test('[R-24.1] a deck in another order, or a fuller purse, is found', () => {
  const reversed = carried((shuffled) => ({ ...shuffled, deck: shuffled.deck.toReversed() }));
  expect(verifyLog(catalogue, reversed)).toMatchObject({
    ok: false,
    entry: 2,
    wrong: { where: expect.stringContaining('deck') },
  });
  const richer = carried((shuffled) => ({ ...shuffled, money: shuffled.money.with(0, 99) }));
  expect(verifyLog(catalogue, richer)).toMatchObject({
    ok: false,
    entry: 2,
    wrong: { where: expect.stringContaining('money') },
  });
});
