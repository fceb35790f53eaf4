import { pack } from '@illuminice/cards';
import { groupsOf, moneyOf, whyNot } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const seats = {
  ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left', money: 3 }] },
  ben: { illuminati: 'gnomes-of-zurich', money: 6, structure: [{ group: 'kgb', on: 'left' }] },
} as const;
const uncontrolled = ['yuppies', 'texas'];

test('[R-0.1] money is whole and never negative, wherever an amount can be named', () => {
  const { ana, ben } = aTable({ seats, uncontrolled }).seats;
  ana.mayNot('BAD_AMOUNT').transfers(1.5, { from: 'cia', to: 'network' });
  ana.mayNot('BAD_AMOUNT').transfers(-1, { from: 'cia', to: 'network' });
  ana.mayNot('INSUFFICIENT_FUNDS').transfers(4, { from: 'cia', to: 'network' });
  ana.mayNot('BAD_AMOUNT').gives('ben', { money: 0.25 });
  ana.attacks('control', 'yuppies').with('cia');
  ana.mayNot('BAD_AMOUNT').spends(0.5);
  ben.mayNot('BAD_AMOUNT').spends(-2, { side: 'for' });
});

test('[R-0.2] a card beats the general rule, a lobby option beats the card', () => {
  const ufos = {
    ana: {
      illuminati: 'ufos',
      money: 9,
      structure: [{ group: 'hackers', on: 'left' }],
      goal: 'network',
      participated: { ufos: 1, hackers: 1 },
    },
    ben: seats.ben,
  } as const;
  const table = aTable({ seats: ufos, uncontrolled });
  table.seats.ana.mayNot('ALREADY_PARTICIPATED').attacks('control', 'yuppies').with('hackers');
  table.seats.ana.attacks('neutralize', 'kgb').with('ufos'); // its card allows a second attack
  expect(table.asks('attack.breakdown')).toMatchObject({ abilities: 3 });
  const attackerOnly = aTable({ seats: ufos, uncontrolled, options: { abilityScope: 'attackerOnly' } });
  attackerOnly.seats.ana.attacks('neutralize', 'kgb').with('ufos');
  expect(attackerOnly.asks('attack.breakdown')).toMatchObject({ abilities: 0 });
});

test('[R-0.3] only active players are opponents: nobody else is asked, paid or robbed', () => {
  const table = aTable({ seats: { ...seats, cat: { illuminati: 'ufos', eliminated: true } }, uncontrolled });
  const { ana, cat } = table.seats;
  ana.mayNot('ILLEGAL_TARGET').gives('cat', { money: 1 });
  cat.mayNot('NOT_YOUR_TURN').gives('ana', { money: 1 });
  ana.attacks('control', 'yuppies').with('cia');
  expect(table.waitingFor()).toEqual(['ana', 'ben']);
});

test('[R-0.4] Groups are counted without the Illuminati card, the basic goal with it', () => {
  const table = aTable({ seats, uncontrolled, initialPlayers: 8 });
  expect(groupsOf(table.state, 0)).toHaveLength(1);
  const seven = aTable({
    initialPlayers: 8,
    uncontrolled: ['texas'],
    seats: {
      ana: {
        illuminati: 'network',
        structure: [
          {
            group: 'mafia',
            on: 'left',
            puppets: [
              { group: 'junk-mail', on: 'top' },
              { group: 'kgb', on: 'left' },
            ],
          },
          {
            group: 'new-york',
            on: 'right',
            puppets: [
              { group: 'pentagon', on: 'left' },
              { group: 'republicans', on: 'top' },
              { group: 'militia', on: 'bottom' },
            ],
          },
        ],
      },
      ben: { illuminati: 'gnomes-of-zurich', structure: [{ group: 'cia', on: 'left' }] },
    },
  });
  expect(groupsOf(seven.state, 0)).toHaveLength(7);
  expect(seven.asks('goalsMet.0')).toEqual(['basic']);
});

test('[R-0.5] current values count in an attack, printed ones for goals of power', () => {
  const table = aTable({
    uncontrolled,
    seats: {
      ana: {
        illuminati: 'network',
        money: 9,
        structure: [
          { group: 'orbital-mind-control-lasers', on: 'left' },
          { group: 'mafia', on: 'right' },
        ],
      },
      ben: seats.ben,
    },
  });
  table.seats.ana.firesLasersAt('texas', { add: 'Criminal' });
  table.seats.ana.attacks('control', 'texas').with('mafia');
  expect(table.asks('attack.breakdown')).toMatchObject({ alignment: 8, abilities: 3 });
  expect(table.asks('alignments.texas')).toContain('Criminal');
  table.seats.ana.callsOff();
  table.seats.ana.endsTurn();
  expect(table.asks('alignments.texas')).not.toContain('Criminal');
});

test('[R-0.6] whoever does not choose gets the default: decline, done, pay by the rule, and the turn goes on', () => {
  const table = aTable({ seats, uncontrolled, dice: [[6, 6]] });
  table.seats.ana.attacks('control', 'yuppies').with('cia');
  table.timeRunsOut(); // both are done
  expect(table.asks('lastAttack')).toEqual({ succeeded: false, roll: 12 });
  expect(table.asks('actionsLeft')).toBe(1);
});

test("[R-0.7][R-1.12] refused, nothing changes; accepted, what lay on a dropped card is the bank's", () => {
  const table = aTable({ seats, uncontrolled });
  const before = JSON.stringify(table.state);
  table.seats.ana.mayNot('ILLEGAL_TARGET').drops('kgb');
  table.seats.ben.mayNot('NOT_YOUR_TURN').drops('kgb');
  expect(JSON.stringify(table.state)).toBe(before);
  const bank = table.state.bank;
  table.seats.ana.drops('cia');
  expect(table.state.bank - bank).toBe(3);
  expect(moneyOf(table.state, 0)).toBe(9);
});

test('[R-0.7] whatever was asked of a view before, and whatever came of it, the answer is the same', () => {
  const view = aTable({ seats, uncontrolled }).view('ana');
  const untouched = structuredClone(view);
  const taken = { type: 'transfer', from: pack.numbers.get('cia') ?? 0, to: 0, amount: 2 } as const;
  const questions = [
    { ...taken, amount: 99 },
    taken,
    { type: 'done' },
    taken,
    { ...taken, amount: 99 },
    taken,
  ] as const;
  const codes = questions.map((command) => whyNot(pack, view, command)?.code);
  expect(codes).toEqual(questions.map((command) => whyNot(pack, structuredClone(untouched), command)?.code));
  expect(new Set(codes).size).toBe(3);
  expect(view).toEqual(untouched);
});
