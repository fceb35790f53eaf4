/** What the table would call a broken promise is asked before it is sent (R-14.5, T-17): the same judgement, beforehand. */
import type { SeatCommand } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { isTo, keyOf, newlyBroken } from '../../src/around/deals/broken-promises.ts';
import { PromiseLedger } from '../../src/around/deals/index.ts';
import { withBrokenWords } from '../../src/around/log/told-log.ts';
import type { PromiseInfo } from '../../src/session/stores/index.ts';
import { cautions } from '../../src/tabletop/parts/danger-text.ts';
import { namesOf, plainText } from '../../src/tabletop/seen/index.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { drawn, text } from './drawn.ts';
import { card, evening, seenBy, special } from './evening.ts';

type Given = Pick<PromiseInfo, 'from' | 'to' | 'promise'> & Partial<PromiseInfo>;

function breaks(seen: Seen, given: Given, command: SeatCommand): boolean {
  const promises: PromiseInfo[] = [{ serial: 1, text: '', state: 'open', ...given }];
  const found = cautions({ ...seen, info: { ...seen.info, promises } }, command);
  return found.some(({ label }) => label === 'breaks your word');
}

test('[R-14.5] [T-17] peace is broken by attacking whom it was promised, and nobody else', () => {
  const seen = seenBy(evening(), 'ana');
  const peace: Given = { from: 0, to: 2, promise: { kind: 'peace', turns: 1 } };
  const attack = (group: string): SeatCommand => ({
    ...{ type: 'attack', kind: 'destroy', attacker: 0 },
    target: card(group),
  });
  expect(breaks(seen, peace, attack('kgb'))).toBe(true);
  expect(breaks(seen, peace, attack('moonies'))).toBe(false);
  expect(breaks(seen, { ...peace, state: 'broken' }, attack('kgb'))).toBe(false);
  expect(breaks(seen, { ...peace, from: 1 }, attack('kgb'))).toBe(false);
});

test('[R-14.5] [T-17] a promise to pay is broken by the end of its turn, however the turn ends, unless it is paid', () => {
  const seen = seenBy(evening({ turn: { seat: 'ana', phase: 'transfers', actionsUsed: 1 } }), 'ana');
  const pay: Given = { from: 0, to: 1, promise: { kind: 'pay', amount: 5 } };
  const inTurn: Given = { ...pay, running: true, paid: 4 };
  const end: SeatCommand = seen.moves.endTurn ? { type: 'endTurn' } : { type: 'endTransfers' };
  expect(breaks(seen, inTurn, end)).toBe(true);
  expect(breaks(seen, pay, end)).toBe(false);
  expect(breaks(seen, { ...inTurn, state: 'kept' }, end)).toBe(false);
  const give: SeatCommand = { type: 'give', to: 1, money: 1 };
  expect(breaks(seen, inTurn, give)).toBe(false);
});

test('[R-14.5] [T-17] whoever stays out of an attack neither spends in it nor changes its roll', () => {
  const table = evening({ dice: [[3, 3]] });
  const { ana, ben, cleo } = table.seats;
  ana.attacks('control', 'goldfish-fanciers').with('hackers');
  const out: Given = { from: 1, to: 0, promise: { kind: 'stayOut' } };
  const inAttack: Given = { ...out, running: true };
  const spend: SeatCommand = { type: 'spend', from: 1, amount: 1, side: 'against' };
  const paying = seenBy(table, 'ben');
  expect(breaks(paying, inAttack, spend)).toBe(true);
  expect(breaks(paying, out, spend)).toBe(false);
  expect(breaks(paying, inAttack, { type: 'done' })).toBe(false);
  for (const seat of [ana, ben, cleo]) seat.isDone();
  const rolled = seenBy(table, 'ben');
  expect(rolled.view.questions.at(-1)?.kind).toBe('roll');
  expect(breaks(rolled, inAttack, { type: 'play', card: special('murphys-law') })).toBe(true);
  expect(breaks(rolled, inAttack, { type: 'decline' })).toBe(false);
});

test('[R-14.5] [T-17] of what one deed broke, what was given to oneself comes first, a pact of several too, and each once', () => {
  const deed = { kind: 'undone' } as const;
  const broken = { state: 'broken', text: '', broken: { at: 7, deed } } as const;
  const stop = { kind: 'stop', seat: 3 } as const;
  const toOthers: PromiseInfo = { ...broken, serial: 1, from: 1, to: 2, promise: { kind: 'attack', seat: 3 } };
  const pact: PromiseInfo = { ...broken, serial: 2, from: 1, to: 2, among: [0], promise: stop };
  const kept: PromiseInfo = { serial: 3, from: 1, to: 0, text: '', state: 'kept', promise: { kind: 'noPrivilege' } };
  expect(newlyBroken([toOthers, pact, kept], new Set(), 0)).toEqual([pact, toOthers]);
  // An offer that ended before them moved their serials: they are still the same.
  const again = [toOthers, pact].map((promise) => ({ ...promise, serial: promise.serial + 1 }));
  expect(newlyBroken(again, new Set([toOthers, pact].map(keyOf)), 0)).toEqual([]);
  expect([isTo(pact, 0), isTo(pact, 2), isTo(pact, 3), isTo(pact, undefined)]).toEqual([true, true, false, false]);

  const seen = seenBy(evening(), 'ana');
  const told = { ...seen, info: { ...seen.info, promises: [pact] } };
  const line = { id: 1, at: 5, text: 'before', turn: false, seats: new Set<number>() };
  const [, told2] = withBrokenWords([line], told, 0);
  expect(plainText(told2?.text ?? '', namesOf(told))).toMatch(/breaks their word to you\.$/);
  expect(text(drawn(PromiseLedger, { seen: told }))).toContain('to you and');
});
