/** Nobody is out before they had a game: what everybody does while somebody has no Group (R-19.2, B-3). */
import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import type { Level } from '../src/index.ts';
import { deciding, sending } from './deciding.ts';
import { number } from './positions.ts';

const THINKERS: readonly Level[] = ['regular', 'expert', 'master'];

const decide = deciding('keeping out', { budget: { nodes: 200 } });
const sent = sending('keeping out');

const cia = [{ group: 'cia', on: 'left' as const }];
const kgb = [{ group: 'kgb', on: 'left' as const }];
const texas = [{ group: 'texas', on: 'left' as const }];
type Structure = { readonly group: string; readonly on: 'left' | 'right' | 'top' | 'bottom' }[];

/** Ana moves; what she, Ben and Cleo have is told. */
function tableWith({
  ana = [],
  ben = cia,
  cleo = kgb,
  turns = 1,
}: {
  ana?: Structure;
  ben?: Structure;
  cleo?: Structure;
  turns?: number;
}) {
  return aTable({
    seats: {
      ana: { illuminati: 'bavarian-illuminati', money: 14, turnsTaken: turns, structure: ana },
      ben: { illuminati: 'network', money: 20, turnsTaken: turns, structure: ben },
      cleo: { illuminati: 'society-of-assassins', money: 20, turnsTaken: turns, structure: cleo },
    },
    uncontrolled: ['multinational-oil-companies', 'yuppies', 'trekkies'],
  });
}

/** Ana attacks out of the middle; Ben is asked. */
function askedBen(structures: Parameters<typeof tableWith>[0], level: Level) {
  const { state } = tableWith(structures);
  const attacker = structures.ana?.length ? number('texas') : 0;
  sent(state, { seat: 0, type: 'attack', kind: 'control', attacker, target: number('multinational-oil-companies') });
  sent(state, { seat: 0, type: 'spend', from: 0, amount: 10 });
  return decide(state, { seat: 1, level });
}

for (const level of THINKERS) {
  test(`[B-3] ${level} does not pay against somebody's first Group out of the middle`, () => {
    const { command, reason } = askedBen({}, level);
    expect(command).toEqual({ type: 'done' });
    expect(reason).toEqual({ key: 'firstGroups' });
  });

  test(`[B-3] ${level} without a Group pays for nothing that is not their own`, () => {
    const { command, reason } = askedBen({ ana: texas, ben: [] }, level);
    expect(command).toEqual({ type: 'done' });
    expect(reason).toEqual({ key: 'firstGroups' });
  });

  test(`[B-3] ${level} has another reason once both have a Group`, () => {
    expect(askedBen({ ana: texas }, level).reason).not.toEqual({ key: 'firstGroups' });
  });

  test(`[R-19.2 B-3] ${level} without a Group takes one out of the middle in their third turn, not a defended one`, () => {
    const { state } = tableWith({ turns: 2 });
    const { command } = decide(state, { level });
    expect(command).toMatchObject({ type: 'attack', kind: 'control' });
    if (command.type === 'attack') expect(viewFor(pack, state, 0).uncontrolled).toContain(command.target);
  });
}

test('[R-16.10 B-3] who has to destroy takes a Group first from the second turn on', () => {
  const kindIn = (turns: number) => {
    const { state } = aTable({
      seats: {
        ana: { illuminati: 'servants-of-cthulhu', money: 14, turnsTaken: turns },
        ben: { illuminati: 'network', money: 20, turnsTaken: turns, structure: cia },
      },
      uncontrolled: ['copy-shops', 'trekkies', 'yuppies'],
    });
    const { command } = decide(state);
    return command.type === 'attack' ? command.kind : command.type;
  };
  expect(kindIn(1)).toBe('control');
  expect(kindIn(2)).toBe('control');
});
