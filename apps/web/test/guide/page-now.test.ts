import { describe, expect, test } from 'vitest';
import { pageNow } from '../../src/around/guide/page-now.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { evening, seenBy } from '../unit/evening.ts';

const NOTHING = { begun: undefined, isDealing: false };
const page = (seen: Seen | undefined) => pageNow(seen, NOTHING);

describe('[T-6] how to play opens at what is on the table', () => {
  test('away from any table at the beginning, in a plain turn at the turn', () => {
    expect(page(undefined)).toBe('aim');
    expect(page(seenBy(evening(), 'ana'))).toBe('turn');
  });

  test('an attack: the attacker reads of attacks or of their kinds, everybody else how to get in the way', () => {
    const control = evening();
    control.seats.ana.attacks('control', 'loan-sharks').with('california');
    expect(page(seenBy(control, 'ana'))).toBe('attack');
    expect(page(seenBy(control, 'ben'))).toBe('way');
    const destroy = evening();
    destroy.seats.ana.attacks('destroy', 'loan-sharks').with('california');
    expect(page(seenBy(destroy, 'ana'))).toBe('kinds');
  });

  test('what this player has begun comes first', () => {
    const seen = seenBy(evening(), 'ana');
    const begun = (what: string) => pageNow(seen, { begun: { what, draft: {} }, isDealing: false });
    expect(['attack', 'move', 'transfer', 'give', 'play', 'drop'].map(begun)).toEqual([
      ...['attack', 'cards', 'money', 'deals', 'specials', 'turn'],
    ]);
    expect(pageNow(seen, { ...NOTHING, isDealing: true })).toBe('deals');
  });

  test('the phases after the actions, and the end of the game', () => {
    const seen = seenBy(evening(), 'ana');
    const inPhase = (phase: Seen['view']['phase']) => page({ ...seen, view: { ...seen.view, phase } });
    expect(['setup', 'income', 'transfers', 'powers'].map((phase) => inPhase(phase as 'income'))).toEqual([
      ...['end', 'turn', 'money', 'end'],
    ]);
    const placing = {
      kind: 'placement',
      seat: 0,
      arm: { root: 8, links: [] },
      armMoney: [],
      source: 'capture',
      left: [],
    };
    expect(page({ ...seen, view: { ...seen.view, questions: [placing as never] } })).toBe('cards');
  });
});
