/** The runner of scenarios: what it does for a step, and how it fails. */
import { describe, expect, test } from 'vitest';
import { aScenario, linesOf, TWO_SEATS } from './a-scenario.ts';

const attack = { type: 'attack', kind: 'control', attacker: 'network', target: 'texas' };
const given = { seats: TWO_SEATS, uncontrolled: ['texas', 'cia'], dice: [[1, 1]] };

describe('failures', () => {
  test('a wrong expectation fails with its step and both values, and the others are still compared', () => {
    const steps = [{ seat: 0, do: attack }, { expect: { 'attack.required': 99, phase: 'actions', deckCount: 7 } }];
    expect(linesOf(aScenario({ given, steps }))).toEqual([
      'TRY-1: step 2: expected required 99, got 1',
      'TRY-1: step 2: expected deckCount 7, got 0',
    ]);
  });

  test('[R-24.8] a refusal nobody expected fails with code and rule', () => {
    const steps = [{ seat: 0, do: { type: 'fund', amount: 1 } }];
    expect(linesOf(aScenario({ steps })).join()).toMatch(/^TRY-1: step 1: fund of seat 0 is refused: BAD_TIMING \(R-/);
  });

  test('[R-0.7] an expected refusal that does not come fails', () => {
    const steps = [{ seat: 0, do: { type: 'pass' }, refused: 'CANNOT_PASS' }];
    expect(linesOf(aScenario({ steps }))).toEqual(['TRY-1: step 1: expected refusal CANNOT_PASS, it was accepted']);
  });

  test('[R-24.8] another refusal than the expected one fails', () => {
    const steps = [{ seat: 1, do: { type: 'pass' }, refused: 'CANNOT_PASS' }];
    expect(linesOf(aScenario({ steps })).join()).toContain('expected refusal CANNOT_PASS, got NOT_YOUR_TURN');
  });

  test('[R-24.1] dice that run out are an error of the scenario', () => {
    const steps = [{ seat: 0, do: attack }, { settle: 'actions' }];
    expect(linesOf(aScenario({ given: { ...given, dice: [] }, steps })).join()).toContain('the dice ran out');
  });

  test('settle window without a window is an error', () => {
    expect(linesOf(aScenario({ steps: [{ settle: 'window' }] })).join()).toContain('no window is open');
  });

  test('settle at a phase that is past stands in the next turn', () => {
    const steps = [{ seat: 0, do: { type: 'endActions' } }, { settle: 'actions' }, { expect: { 'turn.seat': 1 } }];
    expect(linesOf(aScenario({ given, steps }))).toEqual([]);
  });

  test('settle placement that never comes fails', () => {
    expect(linesOf(aScenario({ steps: [{ settle: 'placement' }] })).join()).toContain('no captured Group');
  });

  test('endTurn of a seat that has not the turn is an error', () => {
    expect(linesOf(aScenario({ steps: [{ endTurn: 1 }] })).join()).toContain('not the turn of seat 1');
  });
});

describe('steps', () => {
  test('[R-9.7] a command that comes too early waits for the answers before it', () => {
    const steps = [
      { seat: 0, do: { ...attack, attacker: 'network' } },
      { seat: 0, do: { type: 'endActions' } },
      { expect: { phase: 'transfers', lastAttack: { succeeded: false, roll: 2 }, actionsLeft: 1 } },
    ];
    expect(linesOf(aScenario({ given, steps }))).toEqual([]);
  });

  test('[R-0.7] a refused command uses no dice', () => {
    const steps = [
      { seat: 1, do: attack, refused: 'NOT_YOUR_TURN' },
      { seat: 0, do: attack },
      { settle: 'actions' },
      { expect: { lastAttack: { succeeded: false, roll: 2 } } },
    ];
    expect(linesOf(aScenario({ given, steps }))).toEqual([]);
  });

  test('[R-24.8] unknown cards are sent on where BAD_COMMAND is expected', () => {
    const steps = [
      { seat: 0, do: { type: 'drop', group: 'atlantis' }, refused: 'BAD_COMMAND' },
      { seat: 0, do: { type: 'play', card: 'moonlight' }, refused: 'BAD_COMMAND' },
      { seat: 0, do: { type: 'move', group: 'yuppies', host: 'network', side: 'north' }, refused: 'BAD_COMMAND' },
    ];
    expect(linesOf(aScenario({ given, steps }))).toEqual([]);
  });

  test('lists are compared without order, but with multiplicity', () => {
    const steps = [
      { expect: { uncontrolled: ['cia', 'texas'] } },
      { expect: { uncontrolled: ['cia', 'texas', 'texas'] } },
    ];
    expect(linesOf(aScenario({ given, steps }))).toEqual([
      'TRY-1: step 2: expected uncontrolled ["cia","texas","texas"], got ["cia","texas"]',
    ]);
  });

  test('[R-16.4] a reorganization may draw the money where it lies, and nowhere else', () => {
    const seats = [
      { illuminati: 'bermuda-triangle', structure: [{ group: 'yuppies', on: 'left', money: 3 }] },
      { illuminati: 'gnomes-of-zurich' },
    ];
    const drawn = (money: number) => [
      { seat: 0, do: { type: 'reorganize', structure: [{ group: 'yuppies', on: 'right', money }] } },
      { expect: { 'money.0.yuppies': 3, 'master.yuppies': { host: 'bermuda-triangle', side: 'right' } } },
    ];
    const powers = { seats, turn: { phase: 'powers' } };
    expect(linesOf(aScenario({ given: powers, steps: drawn(3) }))).toEqual([]);
    expect(linesOf(aScenario({ given: powers, steps: drawn(4) })).join()).toContain('treasuries stay on their cards');
  });

  test('[R-14.11] without an open offer the answer is refused by the engine', () => {
    const steps = ['accept', 'reject', 'withdraw'].map((type) => ({ seat: 0, do: { type }, refused: 'BAD_TIMING' }));
    expect(linesOf(aScenario({ given, steps }))).toEqual([]);
  });

  test('[R-24.6] a time-out has no seat', () => {
    expect(linesOf(aScenario({ steps: [{ seat: 0, do: { type: 'timeOut' } }] })).join()).toContain(
      'come from the clock',
    );
    expect(linesOf(aScenario({ given, steps: [{ do: { type: 'timeOut' } }, { expect: { 'turn.seat': 1 } }] }))).toEqual(
      [],
    );
  });
});
