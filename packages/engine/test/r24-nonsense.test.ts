/** Whatever a stranger hands in is refused, never thrown, and changes nothing. */
import { pack } from '@illuminice/cards';
import { buildPosition, clone, DEFAULT_OPTIONS, newGame, resume, step } from '@illuminice/engine';
import { expect, test } from 'vitest';

const RULES = { pack, random: (counter: number, below: number) => (counter * 7 + 3) % below };

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  7,
  'attack',
  [],
  {},
  { type: 'begin', deck: 'all of it' },
  { seat: 0 },
  { seat: 99, type: 'pass' },
  { seat: '0', type: 'pass' },
  { seat: 0, type: 'toString' },
  { seat: 0, type: 'attack', kind: 'marry', attacker: 0, target: 9 },
  { seat: 0, type: 'attack', kind: 'control', attacker: 0, target: 1e9 },
  { seat: 0, type: 'transfer', from: 0, to: 8, amount: Number.NaN },
  { seat: 0, type: 'offer', to: 1, give: [], want: {} },
  { seat: 0, type: 'pass', extra: true },
  { seat: 0, type: 'place', host: 0, side: 4 },
  { seat: 0, type: 'reorganize', links: [{ card: 8 }] },
];

test.each(NONSENSE.map((command) => [command]))('[R-24.8] %j is refused and nothing changes', (command) => {
  const state = newGame({ pack, seats: 2 });
  step(RULES, state, { type: 'begin', illuminati: [0, 1] });
  const before = clone(state);
  const refusal = step(RULES, state, command as Parameters<typeof step>[2]);
  expect(refusal?.code).toMatch(/^(BAD_COMMAND|WRONG_PHASE)$/);
  expect(state).toEqual(before);
});

test('[R-24.8][R-24.5] one treasury named in two spellings makes no money', () => {
  const yuppies = pack.numbers.get('yuppies') ?? -1;
  const twice = (first: number, second: number) => ({ [yuppies]: first, [`0${yuppies}`]: second });
  const seats = [
    { illuminati: 'gnomes-of-zurich', structure: [{ group: 'yuppies', on: 'left', money: 4 }] },
    { illuminati: 'network', structure: [{ group: 'irs', on: 'left' }] },
  ] as const;
  const powers = buildPosition(pack, { seats, turn: { phase: 'powers' } }, DEFAULT_OPTIONS);
  const rearranged = { type: 'redistribute', seat: 0, treasuries: twice(0, 8) } as const;
  expect(step(RULES, powers, rearranged)?.code).toBe('BAD_COMMAND');

  const taxed = buildPosition(pack, { seats, turn: { seat: 1, phase: 'income' } }, DEFAULT_OPTIONS);
  resume(RULES, taxed);
  step(RULES, taxed, { type: 'decline', seat: 1 });
  expect(step(RULES, taxed, { type: 'payTax', seat: 0, from: twice(1, 1) })?.code).toBe('BAD_COMMAND');
  expect(step(RULES, taxed, { type: 'payTax', seat: 0, from: { [yuppies]: 2 } })).toBeUndefined();
});
