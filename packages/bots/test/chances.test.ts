import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { chancesOf } from '../src/index.ts';
import { FOUR_WEIRD } from './positions.ts';

const setUp = {
  seats: {
    ana: {
      illuminati: 'discordian-society',
      money: 12,
      turnsTaken: 6,
      structure: FOUR_WEIRD,
    },
    ben: {
      illuminati: 'network',
      money: 8,
      turnsTaken: 6,
      structure: [{ group: 'phone-company', on: 'left' as const }],
    },
  },
};

test('[R-21.4] chances are shares of one, and whoever stands before their goal has the largest', () => {
  const { state } = aTable(setUp);
  for (const viewer of ['all', 'spectator', 0, 1] as const) {
    const [ana = 0, ben = 0] = chancesOf(pack, viewFor(pack, state, viewer));
    expect(ana + ben).toBeCloseTo(1);
    expect(ana).toBeGreaterThan(0.6);
    expect(ben).toBeGreaterThan(0);
  }
});

test('[R-21.7] when it is over the winners have it all', () => {
  const { state } = aTable(setUp);
  const over = { winners: [1], goals: [[], ['power' as const]] };
  expect(chancesOf(pack, { ...viewFor(pack, state, 'all'), over })).toEqual([0, 1]);
});
