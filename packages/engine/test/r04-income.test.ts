import { pack } from '@illuminice/cards';
import { eventFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const taxed = {
  ana: {
    illuminati: 'network',
    structure: [
      { group: 'irs', on: 'left', puppets: [{ group: 'post-office', on: 'top' }] },
      { group: 'hollywood', on: 'right' },
    ],
    specials: ['market-manipulation'],
  },
  ben: { illuminati: 'gnomes-of-zurich', money: 3, structure: [{ group: 'kgb', on: 'left', money: 7 }] },
  cat: { illuminati: 'bavarian-illuminati', money: 1, structure: [{ group: 'fbi', on: 'left' }] },
} as const;

test('[R-4.2][R-4.6][R-4.8] income, the stop, the Post Office and the tax, in this order', () => {
  const table = aTable({
    seats: taxed,
    turn: { phase: 'income' },
    uncontrolled: ['yuppies', 'texas'],
    deck: ['mafia', 'hackers'],
  });
  const { ana, ben, cat } = table.seats;
  ana.plays('market-manipulation');
  ana.paysPostOffice('network');
  ana.declines();
  expect(table.waitingFor()).toEqual(['ben', 'cat']);
  cat.paysTax({ 'bavarian-illuminati': 1 });
  ben.paysTax({ kgb: 1, 'gnomes-of-zurich': 1 });
  expect(told(table)).toEqual([
    'phase: income',
    'The Network gains 9 (income)',
    'Hollywood gains 5 (income)',
    'ana uses Market Manipulation (play)',
    'The Network gains 9 (doubled)',
    'Hollywood gains 5 (doubled)',
    'The Network pays 1 (upkeep)',
    'The Gnomes of Zurich gives 1 to I.R.S. (tax)',
    'KGB gives 1 to I.R.S. (tax)',
    'The Bavarian Illuminati gives 1 to I.R.S. (tax)',
    'phase: draw',
    'ana draws The Mafia: uncontrolled',
    'ana draws Hackers: uncontrolled',
    'phase: actions',
  ]);
});

test('[R-4.7][R-18.3] income and tax are told to everybody, also from and to stacked treasuries', () => {
  const table = aTable({
    seats: { ...taxed, ben: { ...taxed.ben, stacked: ['kgb', 'illuminati'] } },
    turn: { phase: 'income' },
    uncontrolled: ['yuppies', 'texas'],
    deck: ['mafia'],
  });
  table.settles('actions');
  const money = table.log.filter(({ type }) => type === 'moneyFromBank' || type === 'moneyMoved');
  expect(money.length).toBeGreaterThan(3);
  for (const event of money)
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(eventFor(pack, event, viewer)).toEqual(event);
  expect(table.asks('sees.0.money.1.kgb')).toBe('hidden');
});

test('[R-4.8][R-24.6] the stop is there for every full hand, whatever is in it, and tells nothing', () => {
  const stopsWith = (specials: readonly string[]) => {
    const table = aTable({
      seats: { ana: { illuminati: 'network', structure: [{ group: 'cia', on: 'left' }], specials }, ben: taxed.ben },
      turn: { phase: 'income' },
      uncontrolled: ['yuppies', 'texas'],
      deck: ['mafia'],
    });
    return { waiting: table.waitingFor(), seen: JSON.stringify(table.view('ben')), phase: table.asks('phase') };
  };
  expect(stopsWith(['market-manipulation'])).toEqual(stopsWith(['bribery']));
  expect(stopsWith(['bribery']).phase).toBe('income');
  expect(stopsWith([]).phase).toBe('actions');
});
