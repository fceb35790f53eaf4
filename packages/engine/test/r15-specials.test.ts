import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const base = {
  ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left' }] },
  ben: { illuminati: 'gnomes-of-zurich', money: 4, structure: [{ group: 'kgb', on: 'left' }] },
  cat: { illuminati: 'bavarian-illuminati', money: 4, structure: [{ group: 'fbi', on: 'left' }] },
} as const;

test('[R-15.24][R-10.3] of two contradicting Specials the later one that was not cancelled holds', () => {
  const table = aTable({
    seats: {
      ana: { ...base.ana, specials: ['assassination'] },
      ben: { ...base.ben, specials: ['murphys-law'] },
      cat: { ...base.cat, specials: ['secrets-man-was-not-meant-to-know'] },
    },
    uncontrolled: ['yuppies', 'texas'],
    dice: [[4, 5]],
  });
  const { ana, ben, cat } = table.seats;
  ana.attacks('control', 'yuppies').with('network');
  for (const seat of [ana, ben, cat]) seat.isDone();
  ana.plays('assassination');
  table.everybodyDeclines();
  expect(table.asks('attack.roll')).toBe(2);
  ben.plays('murphys-law');
  cat.plays('secrets-man-was-not-meant-to-know');
  table.settles('actions');
  expect(told(table)).toEqual([
    'The Network attacks to control Yuppies',
    'spending begins',
    'rolled 9',
    'ana uses Assassination (play)',
    'ana makes the roll 2',
    "ben uses Murphy's Law (play)",
    'cat uses Secrets Man Was Not Meant To Know (cancel)',
    'cat cancels what ben played',
    '2 against 3: the attack succeeds',
    'Yuppies lifted',
    'Yuppies hangs from the top of The Network (capture)',
    'the attack is over',
  ]);
});

test('[R-15.3][R-24.6] a Secrets window looks the same whoever holds the card, and nobody is told who has answered', () => {
  const seenBy = (holder: 'ben' | 'cat') => {
    const table = aTable({
      seats: {
        ana: { ...base.ana, specials: ['slush-fund'] },
        ben: { ...base.ben, specials: [holder === 'ben' ? 'secrets-man-was-not-meant-to-know' : 'bribery'] },
        cat: { ...base.cat, specials: [holder === 'cat' ? 'secrets-man-was-not-meant-to-know' : 'bribery'] },
      },
      uncontrolled: ['yuppies', 'texas'],
    });
    table.seats.ana.plays('slush-fund');
    const before = JSON.stringify(table.view('ana'));
    table.seats.ben.declines();
    expect(JSON.stringify(table.view('ana'))).toBe(before);
    return before;
  };
  expect(seenBy('ben')).toBe(seenBy('cat'));
});

test('[R-15.11][REQ-214] a lost turn: no income, no draw, no actions; play goes on with the next', () => {
  const table = aTable({
    turn: { phase: 'start' },
    seats: { ana: base.ana, ben: { ...base.ben, specials: ['senate-investigating-committee'] }, cat: base.cat },
    uncontrolled: ['yuppies', 'texas'],
    deck: ['mafia', 'hackers'],
  });
  table.seats.ben.plays('senate-investigating-committee');
  expect(told(table).slice(0, 4)).toEqual([
    'ben uses Senate Investigating Committee (play)',
    'ana loses the turn',
    'the turn of ben begins',
    'phase: income',
  ]);
});

test('[R-15.17][R-18.4] what Computer Espionage shows is in one view only, until it is closed', () => {
  const table = aTable({
    seats: {
      ana: { ...base.ana, specials: ['computer-espionage'] },
      ben: { ...base.ben, specials: ['bribery', 'deep-agent'] },
      cat: base.cat,
    },
    uncontrolled: ['yuppies', 'texas'],
  });
  table.seats.ana.plays('computer-espionage', { hand: 1 });
  table.everybodyIsContent();
  expect(table.asks('sees.0.hand.1')).toEqual(['bribery', 'deep-agent']);
  expect(table.asks('sees.2.hand.1')).toEqual([]);
  expect(table.view('ben').notices).toEqual([]);
  expect(table.view('cat').notices).toEqual([]);
});
