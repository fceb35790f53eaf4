import { pack } from '@illuminice/cards';
import { previewPlacement } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { told } from './told.ts';

const number = (key: string) => pack.numbers.get(key) ?? -1;

test('[R-13.1][R-12.11][REQ-293] a Group moves with its puppets and turns with them', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'network',
        structure: [{ group: 'mafia', on: 'left', money: 4, puppets: [{ group: 'kgb', on: 'left', money: 2 }] }],
      },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'cia', on: 'left' }] },
    },
    uncontrolled: ['texas', 'yuppies'],
  });
  table.seats.ana.moves('mafia', { host: 'network', side: 'bottom' });
  expect(told(table)).toEqual([
    'The Mafia hangs from the bottom of The Network (move)',
    'KGB hangs from the left of The Mafia (move)',
  ]);
  expect(table.asks('at.mafia')).toEqual({ x: 1, y: 2, rotation: 3 });
  expect(table.asks('at.kgb')).toEqual({ x: 1, y: 6, rotation: 3 });
  expect(table.asks('money.0.kgb')).toBe(2);
  expect(table.asks('actionsLeft')).toBe(1);
});

test('[R-13.7][REQ-295][REQ-296] what would be lost is known before the move, and is what is lost', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'bavarian-illuminati',
        structure: [
          { group: 'multinational-oil-companies', on: 'right' },
          { group: 'boy-sprouts', on: 'top' },
          { group: 'kkk', on: 'left', money: 2, puppets: [{ group: 'goldfish-fanciers', on: 'bottom', money: 6 }] },
        ],
      },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'cia', on: 'left' }] },
    },
    uncontrolled: ['texas', 'yuppies'],
  });
  const arrow = { host: number('multinational-oil-companies'), side: 0 } as const;
  const preview = previewPlacement(pack, table.view('ana'), { seat: 0, group: number('kkk'), ...arrow });
  expect(preview).toMatchObject({ ok: true, lost: [number('goldfish-fanciers')] });
  table.seats.ana.moves('kkk', { host: 'multinational-oil-companies', side: 'top' });
  expect(table.asks('uncontrolled')).toEqual(expect.arrayContaining(['goldfish-fanciers']));
  expect(table.asks('moneyTotal.0')).toBe(2);
});
