/** How Master chooses between moves it has played on (B-7). */
import { pack } from '@illuminice/cards';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { createBot } from '../src/index.ts';
import { searched } from '../src/search/search.ts';
import type { Choice } from '../src/thought/thought.ts';
import { FOUR_WEIRD, number } from './positions.ts';
import { thoughtAt } from './thoughts.ts';

/** Ana wins with one more Weird Group, and nobody has a MB against it. */
function position() {
  return aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 20,
        turnsTaken: 6,
        structure: FOUR_WEIRD,
      },
      ben: { illuminati: 'network', money: 0, turnsTaken: 6, structure: [{ group: 'cia', on: 'left' }] },
      cleo: { illuminati: 'bavarian-illuminati', money: 0, turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] },
    },
    uncontrolled: ['punk-rockers', 'democrats'],
  }).state;
}

const waits: Choice = { command: { type: 'endActions' }, reason: { key: 'bothActionsUsed' } };
const wins: Choice = {
  command: { type: 'attack', kind: 'control', attacker: number('tabloids'), target: number('punk-rockers') },
  reason: { key: 'bribe', values: { target: number('punk-rockers') } },
};
const expert = createBot({ level: 'expert', pack });
const lookAhead = { own: expert, others: expert };
const candidates = [
  { choice: waits, gain: 0.01 },
  { choice: wins, gain: 0 },
];

test('[B-7] what wins in imagined games takes the place of the favourite, and says how often it was looked at', () => {
  const choice = searched(thoughtAt(position(), 0, { lookAhead, budget: { nodes: 1500 } }), candidates);
  expect(choice.command).toEqual(wins.command);
  expect(choice.reason).toMatchObject({ key: 'compared', values: { reason: wins.reason, moves: 2 } });
});

test('[B-7] without a budget, without anybody to play on, or with one candidate the favourite stands', () => {
  const at = position();
  expect(searched(thoughtAt(at, 0, { lookAhead, budget: { nodes: 0 } }), candidates)).toBe(waits);
  expect(searched(thoughtAt(at, 0), candidates)).toBe(waits);
  expect(searched(thoughtAt(at, 0, { lookAhead }), candidates.slice(0, 1))).toBe(waits);
});

test('[B-7] a clock is asked before every look, and what it does not allow is not thought', () => {
  let asked = 0;
  const now = () => 40 * asked++;
  const choice = searched(thoughtAt(position(), 0, { lookAhead, budget: { millis: 100, now } }), candidates);
  expect(asked).toBeLessThan(12);
  expect([waits.command, wins.command]).toContainEqual(choice.command);
});

test('[B-7 R-18.2] the same view, chance and nodes are the same choice', () => {
  const once = () => searched(thoughtAt(position(), 0, { lookAhead, budget: { nodes: 800 } }), candidates);
  expect(once()).toEqual(once());
});
