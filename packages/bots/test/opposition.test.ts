/** Who pays against an attack, and how much. */
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { expectedOpposition, likelyPayment, type Opponent, opponentsOf } from '../src/attack/opposition.ts';
import { outcomeOf } from '../src/attack/outcome.ts';
import { FOUR_WEIRD, number } from './positions.ts';
import { thoughtAt } from './thoughts.ts';

const somebody: Opponent = { seat: 1, stake: 0.1, cost: 0.002, purse: 9, strength: 1, rate: 0.02, doubled: 0 };

test('[R-8.12] nobody pays against what fails anyway, nor for a stake that is less than a MB', () => {
  expect(likelyPayment(somebody, 1)).toBe(0);
  expect(likelyPayment({ ...somebody, stake: 0.001 }, 7)).toBe(0);
  expect(likelyPayment(somebody, 7)).toBeGreaterThan(0);
});

test('[R-9.8] no more is paid than there is, and no more than takes the last chance away', () => {
  expect(likelyPayment({ ...somebody, purse: 3 }, 9)).toBeLessThanOrEqual(3);
  expect(likelyPayment({ ...somebody, purse: 60, stake: 1 }, 9)).toBeLessThanOrEqual(9);
});

test('[R-9.3] money on the attacked Group counts double for its owner: more points for the same stake', () => {
  const poor = { ...somebody, purse: 2 };
  expect(likelyPayment({ ...poor, doubled: 4 }, 9)).toBeGreaterThan(likelyPayment(poor, 9));
});

test('[R-9.8] who comes second finds less to do, and both are poorer afterwards', () => {
  const alone = expectedOpposition([somebody], 10);
  const both = expectedOpposition([somebody, { ...somebody, seat: 2 }], 10);
  expect(both.points).toBeGreaterThanOrEqual(alone.points);
  expect(both.points).toBeLessThan(2 * alone.points);
  expect(both.drained).toBeGreaterThanOrEqual(alone.drained);
  expect(alone.drained).toBeGreaterThan(0);
});

/** Ana is one Weird Group from victory and goes for one of Ben's. */
function opponents(privileged: boolean) {
  const { state } = aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 20,
        turnsTaken: 6,
        structure: FOUR_WEIRD,
      },
      ben: {
        illuminati: 'network',
        money: 20,
        turnsTaken: 6,
        structure: [
          { group: 'semiconscious-liberation-army', on: 'left' },
          { group: 'cia', on: 'right' },
        ],
      },
      cleo: { illuminati: 'bavarian-illuminati', money: 20, turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['yuppies'],
  });
  const { scene } = thoughtAt(state, 0);
  const target = number('semiconscious-liberation-army');
  const outcome = outcomeOf(scene, { kind: 'control', target, by: 0, attacker: number('tabloids') });
  return opponentsOf({ scene, outcome, attacker: 0, target, privileged }).map(({ seat }) => seat);
}

test('[R-9.6] before the attack that wins everybody is expected to pay, with privilege only whoever is attacked', () => {
  expect(opponents(false).toSorted()).toEqual([1, 2]);
  expect(opponents(true)).toEqual([1]);
});
