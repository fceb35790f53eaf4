import { pack } from '@illuminice/cards';
import { eventFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const seats = {
  ana: { illuminati: 'bavarian-illuminati', money: 9, structure: [{ group: 'recyclers', on: 'left', money: 5 }] },
  ben: { illuminati: 'gnomes-of-zurich', money: 4, structure: [{ group: 'kgb', on: 'left' }] },
} as const;
const uncontrolled = ['yuppies', 'texas'];

test('[R-5.3][REQ-044] a drawn Special is shown to the one who drew it; the others learn that it is one', () => {
  const table = aTable({ seats, turn: { phase: 'draw' }, uncontrolled, deck: ['bribery', 'mafia'] });
  const drawn = table.log.find(({ type }) => type === 'cardDrawn');
  if (drawn?.type !== 'cardDrawn') throw new Error('nothing was drawn');
  expect(eventFor(pack, drawn, 0)).toEqual(drawn);
  expect(eventFor(pack, drawn, 1)).toEqual({ type: 'cardDrawn', seat: 0, to: 'hand' });
  table.seats.ana.keeps({ faceUp: true });
  expect(table.asks('sees.1.hand.0')).toEqual(['bribery']);
  expect(table.asks('phase')).toBe('actions');
});

test('[R-5.2] a drawn Group lies in the open for everybody', () => {
  const table = aTable({ seats, turn: { phase: 'draw' }, uncontrolled, deck: ['mafia', 'hackers'] });
  expect(table.view('spectator').uncontrolled).toContain(pack.numbers.get('mafia'));
  const drawn = table.log.find(({ type }) => type === 'cardDrawn');
  if (drawn === undefined) throw new Error('nothing was drawn');
  expect(eventFor(pack, drawn, 'spectator')).toEqual(drawn);
});

test('[R-5.3][R-17.25] the question of the Recyclers’ card belongs to P3: another command answers it', () => {
  const table = aTable({ seats, uncontrolled, deck: ['bribery', 'mafia', 'hackers'] });
  const { ana } = table.seats;
  ana.recycles();
  expect(table.waitingFor()).toEqual(['ana']);
  ana.attacks('control', 'yuppies').with('bavarian-illuminati');
  expect(table.asks('hand.0')).toEqual(['bribery']);
  expect(table.asks('sees.1.hand.0')).toEqual([]);
  ana.mayNot('BAD_TIMING').keeps({ faceUp: true });
});

test('[R-5.5][R-20.1] with an empty deck nothing is drawn and the turn goes on', () => {
  const table = aTable({ seats, turn: { phase: 'draw' }, uncontrolled });
  expect(table.asks('phase')).toBe('actions');
  expect(table.transcript()).not.toContain('draws');
});
