import { pack } from '@illuminice/cards';
import { movesFor, step, viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { type Level, suggestMove } from '../src/index.ts';
import { deciding, sending } from './deciding.ts';
import { chance } from './play.ts';
import { FOUR_WEIRD, number } from './positions.ts';

const THINKERS: readonly Level[] = ['regular', 'expert'];

const decide = deciding('judgement');
const sent = sending('judgement');

/** Ana needs one more Weird Group; Ben could stop that. */
const nearlyFive = {
  seats: {
    ana: {
      illuminati: 'discordian-society',
      money: 12,
      turnsTaken: 6,
      structure: FOUR_WEIRD,
    },
    ben: {
      illuminati: 'network',
      money: 14,
      turnsTaken: 6,
      structure: [
        { group: 'cia', on: 'left' },
        { group: 'texas', on: 'right' },
      ],
    },
    cleo: { illuminati: 'society-of-assassins', money: 3, turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] },
  },
  uncontrolled: ['punk-rockers', 'democrats'],
} as const;

for (const level of THINKERS) {
  test(`[R-16.5] ${level} goes for the fifth Weird Group when that wins`, () => {
    const { state } = aTable(nearlyFive);
    const { command, reason } = decide(state, { level });
    expect(command).toMatchObject({ type: 'attack', kind: 'control', target: number('punk-rockers') });
    expect(reason).toMatchObject({ key: 'attack', values: { prospect: { who: 'me', lack: 'nothing' } } });
  });

  test(`[R-9.8] ${level} pays against the attack that would win the game`, () => {
    const { state } = aTable(nearlyFive);
    sent(state, {
      type: 'attack',
      seat: 0,
      kind: 'control',
      attacker: number('tabloids'),
      target: number('punk-rockers'),
    });
    sent(state, { type: 'spend', seat: 0, from: 0, amount: 8 });
    const { command } = decide(state, { seat: 1, level });
    expect(command).toMatchObject({ type: 'spend', from: 1, side: 'against' });
  });

  test(`[R-14.4] ${level} never sells the last card of a goal, whatever is paid`, () => {
    const table = aTable({
      ...nearlyFive,
      seats: {
        ...nearlyFive.seats,
        ana: { ...nearlyFive.seats.ana, money: 60 },
        ben: {
          ...nearlyFive.seats.ben,
          structure: [
            { group: 'punk-rockers', on: 'left' },
            { group: 'texas', on: 'right' },
          ],
        },
      },
      uncontrolled: ['yuppies', 'democrats'],
    });
    sent(table.state, {
      type: 'offer',
      seat: 0,
      to: 1,
      give: { money: 60 },
      want: { groups: [number('punk-rockers')] },
    });
    const { command, reason } = decide(table.state, { seat: 1, level });
    expect(command.type).toBe('reject');
    expect(reason).toEqual({ key: 'offerCarriesToVictory', values: { seat: 0 } });
  });

  test(`[R-14.4] ${level} takes a gift that costs nothing and refuses nonsense`, () => {
    const { state } = aTable(nearlyFive);
    sent(state, { type: 'offer', seat: 2, to: 1, give: { money: 3 }, want: {} });
    expect(decide(state, { seat: 1, level }).command.type).toBe('accept');
    const { state: other } = aTable(nearlyFive);
    sent(other, { type: 'offer', seat: 2, to: 1, give: {}, want: { money: 10 } });
    expect(decide(other, { seat: 1, level }).command.type).toBe('reject');
  });
}

test('[R-10.2] Murphy’s Law meets the roll that would win the game', () => {
  const { state } = aTable({
    ...nearlyFive,
    seats: { ...nearlyFive.seats, ben: { ...nearlyFive.seats.ben, money: 0, specials: ['murphys-law'] } },
    dice: [[1, 1]],
  });
  const rules = { pack, random: () => 0 };
  step(rules, state, {
    type: 'attack',
    seat: 0,
    kind: 'control',
    attacker: number('tabloids'),
    target: number('punk-rockers'),
  });
  step(rules, state, { type: 'spend', seat: 0, from: 0, amount: 8 });
  for (const seat of [0, 1, 2]) step(rules, state, { type: 'done', seat });
  expect(state.questions.at(-1)?.kind).toBe('roll');
  expect(decide(state, { seat: 1 }).command).toMatchObject({
    type: 'play',
    card: pack.specialNumbers.get('murphys-law'),
  });
});

test('a hint is a command the seat may send, with its reason', () => {
  const { state } = aTable(nearlyFive);
  const hint = suggestMove(pack, {
    view: viewFor(pack, state, 0),
    moves: movesFor(pack, state, 0),
    random: chance('hint'),
    budget: {},
  });
  expect(hint.reason.key).toBe('attack');
  sent(state, { ...hint.command, seat: 0 });
});
