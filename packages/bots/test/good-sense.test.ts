/** What looked stupid to a person (B-8). */
import { pack } from '@illuminice/cards';
import { explainAttack, type State, viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { opponentsOf } from '../src/attack/opposition.ts';
import { outcomeOf, stakeInAttack } from '../src/attack/outcome.ts';
import { PLAIN_STYLE } from '../src/minds/thinking-mind.ts';
import { gapTo } from '../src/scene/distance.ts';
import { factsFor, sceneOf } from '../src/scene/scene.ts';
import { KEEN } from '../src/scene/weights.ts';
import { deciding, sending } from './deciding.ts';
import { FOUR_WEIRD, number } from './positions.ts';

const decide = deciding('good sense');
const sent = sending('good sense');

/** Ana needs one more Weird Group, and everybody at the table can see it. */
const nearlyFive = (money: number, theirs: number) => ({
  seats: {
    ana: {
      illuminati: 'discordian-society',
      money,
      turnsTaken: 6,
      structure: FOUR_WEIRD,
    },
    ben: {
      illuminati: 'network',
      money: theirs,
      turnsTaken: 6,
      structure: [{ group: 'cia', on: 'left' as const }],
    },
    cleo: {
      illuminati: 'society-of-assassins',
      money: theirs,
      turnsTaken: 6,
      structure: [{ group: 'kgb', on: 'left' as const }],
    },
  },
  uncontrolled: ['semiconscious-liberation-army'],
});

for (const [money, theirs] of [
  [26, 60],
  [57, 60],
  [40, 90],
] as const)
  test(`[B-8] with ${money} MB before rivals with ${theirs} each nothing is announced that will fail for certain`, () => {
    const { state } = aTable(nearlyFive(money, theirs));
    const { reason } = decide(state);
    if (reason.key === 'attack') expect(reason.values.chance).toBeGreaterThan(0);
  });

/** Ana lacks Communist and Peaceful; the Lasers are the one and can make somebody the other. */
const beforeTheLasers = {
  seats: {
    ana: {
      illuminati: 'bermuda-triangle',
      money: 12,
      turnsTaken: 6,
      structure: [
        { group: 'california', on: 'left' as const },
        { group: 'moral-minority', on: 'right' as const },
        { group: 'loan-sharks', on: 'top' as const },
      ],
    },
    ben: {
      illuminati: 'network',
      money: 30,
      turnsTaken: 6,
      structure: [
        { group: 'kgb', on: 'left' as const },
        { group: 'texas', on: 'right' as const },
        { group: 'fbi', on: 'top' as const },
      ],
    },
    cleo: { illuminati: 'ufos', money: 0, turnsTaken: 6, structure: [{ group: 'cia', on: 'left' as const }] },
  },
  uncontrolled: ['orbital-mind-control-lasers'],
};

test('[B-8 R-16.13] who lacks one alignment more wins with the Lasers in the same turn: a rival with money pays against it', () => {
  const attacked = (used: boolean) => {
    const { state } = aTable(beforeTheLasers);
    const target = number('orbital-mind-control-lasers');
    sent(state, { type: 'attack', seat: 0, kind: 'control', attacker: 0, target });
    sent(state, { type: 'spend', seat: 0, from: 0, amount: 6 });
    if (used) state.turn = { ...state.turn, lasersUsed: true };
    return state;
  };
  const stake = (state: State) =>
    stakeInAttack(sceneOf({ pack, view: viewFor(pack, state, 1), weights: KEEN, style: PLAIN_STYLE }));
  expect(stake(attacked(false))).toBeLessThan(3 * stake(attacked(true)));
  expect(decide(attacked(false), { seat: 1 }).command).toMatchObject({ type: 'spend', side: 'against' });
});

test('[B-8 R-9.3] Gnomes leave money where it guards the only arm, and take it home where nothing threatens', () => {
  const home = (rich: number) => {
    const { state } = aTable({
      seats: {
        ana: {
          illuminati: 'gnomes-of-zurich',
          money: 20,
          turnsTaken: 4,
          structure: [{ group: 'yuppies', on: 'left', money: 12 }],
        },
        ben: {
          illuminati: 'bavarian-illuminati',
          money: rich,
          turnsTaken: 4,
          structure: [{ group: 'cia', on: 'left' }],
        },
      },
      turn: { phase: 'powers' },
    });
    const { command } = decide(state);
    return command.type === 'redistribute' ? (command.treasuries[number('yuppies')] ?? 0) : undefined;
  };
  expect(home(0)).toBe(0);
  expect(home(25)).not.toBe(0);
});

test('[B-8 R-2.5] UFOs reckon with being opposed where they seem to win, though their goal is another', () => {
  const opposed = (goalShown: boolean) => {
    const five = nearlyFive(20, 30);
    const ana = { ...five.seats.ana, illuminati: 'ufos', goal: 'gnomes-of-zurich' };
    const { state } = aTable({ ...five, seats: { ...five.seats, ana } });
    if (goalShown) state.goalShown[0] = 1;
    const scene = sceneOf({ pack, view: viewFor(pack, state, 0), weights: KEEN, style: PLAIN_STYLE });
    const target = number('semiconscious-liberation-army');
    const outcome = outcomeOf(scene, { kind: 'control', target, by: 0, attacker: 0 });
    return opponentsOf({ scene, outcome, attacker: 0, target, privileged: false })[0]?.stake ?? 0;
  };
  expect(opposed(false)).toBeGreaterThan(1.5 * opposed(true));
});

test('[B-8] an attack after the one that reached the goal is not said to win', () => {
  const five = nearlyFive(20, 3);
  const { state } = aTable({
    ...five,
    seats: {
      ...five.seats,
      ana: {
        ...five.seats.ana,
        structure: [
          ...five.seats.ana.structure.slice(0, 3),
          { group: 'comic-books', on: 'right' as const, puppets: [{ group: 'smof', on: 'top' as const }] },
        ],
      },
    },
    uncontrolled: ['punk-rockers', 'yuppies'],
  });
  const { reason } = decide(state);
  if (reason.key === 'attack') expect(reason.values.prospect?.lack).not.toBe('nothing');
});

test('[B-8 R-17.20] the Lasers bend no card of their own: who has no other Group to bend is no nearer to victory with them', () => {
  const gap = (hasAnother: boolean) => {
    const { state } = aTable({
      seats: {
        ana: {
          illuminati: 'discordian-society',
          turnsTaken: 6,
          structure: [
            {
              group: 'orbital-mind-control-lasers',
              on: 'right',
              puppets: hasAnother ? [{ group: 'united-nations', on: 'top' }] : [],
            },
            { group: 'tabloids', on: 'left' },
            { group: 'trekkies', on: 'top' },
            { group: 'psychiatrists', on: 'bottom' },
          ],
        },
        ben: { illuminati: 'network', turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] },
      },
    });
    const scene = sceneOf({ pack, view: viewFor(pack, state, 0), weights: KEEN, style: PLAIN_STYLE });
    return gapTo({ type: 'alignmentCount', alignment: 'Weird', atLeast: 4 }, factsFor(scene, 0), KEEN);
  };
  expect(gap(true)).toBe(0);
  expect(gap(false)).toBeGreaterThan(0);
});

test('[B-8 R-9.7] nobody pays beyond the best roll before somebody has paid against it', () => {
  const { state } = aTable(nearlyFive(40, 8));
  sent(state, {
    ...{ type: 'attack', kind: 'control', seat: 0 },
    ...{ attacker: number('tabloids'), target: number('semiconscious-liberation-army') },
  });
  const required = () => explainAttack(pack, viewFor(pack, state, 0))?.required ?? 0;
  for (let { command } = decide(state); command.type === 'spend'; { command } = decide(state))
    sent(state, { ...command, seat: 0 });
  expect(required()).toBe(10);
  sent(state, { type: 'spend', seat: 1, from: 1, amount: 6, side: 'against' });
  expect(decide(state).command).toMatchObject({ type: 'spend', amount: 6 });
});
