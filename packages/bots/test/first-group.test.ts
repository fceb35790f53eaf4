/** Winning and keeping the first Group (R-19.2, B-3). */
import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import type { Draft } from '../src/attack/candidates.ts';
import { outcomeOf } from '../src/attack/outcome.ts';
import { rate } from '../src/attack/rate.ts';
import { PLAIN_STYLE } from '../src/minds/thinking-mind.ts';
import { strengthOf } from '../src/scene/distance.ts';
import { factsFor, type Scene, sceneOf } from '../src/scene/scene.ts';
import { KEEN, type Weights } from '../src/scene/weights.ts';
import { number } from './positions.ts';

type Placed = {
  readonly group: string;
  readonly on: 'left' | 'right' | 'top' | 'bottom';
  readonly puppets?: Structure;
};
type Structure = Placed[];

/** Ana, poor, before Ben, who could come with 10 power and a full purse. */
function sceneWith(
  structure: Structure,
  { weights = KEEN, turns = 3, money = 12 }: { weights?: Weights; turns?: number; money?: number } = {},
): Scene {
  const { state } = aTable({
    seats: {
      ana: { illuminati: 'society-of-assassins', money, turnsTaken: turns, structure },
      ben: {
        illuminati: 'bavarian-illuminati',
        money: 14,
        turnsTaken: turns,
        structure: [{ group: 'cia', on: 'left' }],
      },
    },
    uncontrolled: ['yuppies', 'democrats'],
  });
  return sceneOf({ pack, view: viewFor(pack, state, 0), weights, style: PLAIN_STYLE });
}

const strength = (scene: Scene) => strengthOf(factsFor(scene, 0), scene.contest, scene.weights);
const FEARLESS: Weights = { ...KEEN, peril: 0 };

test('[R-19.2 B-3] an only Group that a rival can take makes weak, the more so the nearer one is to being out', () => {
  const one: Structure = [{ group: 'trekkies', on: 'left' }];
  const felt = (turns: number) =>
    strength(sceneWith(one, { turns, money: 2 })) / strength(sceneWith(one, { turns, money: 2, weights: FEARLESS }));
  expect(felt(3)).toBeLessThan(0.5);
  expect(felt(1)).toBeGreaterThan(felt(3));
  expect(felt(0)).toBeGreaterThan(felt(1));
});

test('[R-19.2 B-3] money in the purse keeps an only Group, and a second and third arm make it safe', () => {
  const arms: Structure = [
    { group: 'trekkies', on: 'left' },
    { group: 'punk-rockers', on: 'right' },
    { group: 'comic-books', on: 'top' },
  ];
  const felt = (count: number, money: number) =>
    strength(sceneWith(arms.slice(0, count), { money })) /
    strength(sceneWith(arms.slice(0, count), { money, weights: FEARLESS }));
  expect(felt(1, 25)).toBeGreaterThan(felt(1, 2));
  expect(felt(2, 2)).toBeGreaterThan(felt(1, 2));
  expect(felt(3, 2)).toBe(1);
});

test('[B-3] what is paid for the first Group is missing to keep it: less is paid than by somebody who does not look so far', () => {
  const target = number('democrats');
  const spent = (weights: Weights) => {
    const scene = sceneWith([], { weights, turns: 2, money: 14 });
    const deed = { kind: 'control', target, attacker: 0 } as const;
    const draft: Draft = {
      ...deed,
      aids: [],
      whispering: false,
      required: 2,
      outcome: outcomeOf(scene, { ...deed, by: 0 }),
    };
    return rate(scene, draft, { foresight: 0 }).spend;
  };
  expect(spent(KEEN)).toBeLessThan(spent({ ...FEARLESS, ruin: 0, risk: 0 }));
});

test('[R-19.2 B-3] where everything hangs from one Group, money that guards it is not all spent on another one', () => {
  const puppets: Structure = [
    { group: 'trekkies', on: 'right' },
    { group: 'punk-rockers', on: 'bottom' },
  ];
  const tree: Structure = [{ group: 'multinational-oil-companies', on: 'left', puppets }];
  const target = number('democrats');
  const spent = (weights: Weights) => {
    const scene = sceneWith(tree, { weights, money: 16 });
    const deed = { kind: 'control', target, attacker: number('trekkies') } as const;
    const draft: Draft = {
      ...deed,
      aids: [],
      whispering: false,
      required: -4,
      outcome: outcomeOf(scene, { ...deed, by: 0 }),
    };
    return rate(scene, draft, { foresight: 0 }).spend;
  };
  expect(spent(KEEN)).toBeLessThan(spent({ ...FEARLESS, ruin: 0, risk: 0 }));
});

test('[R-9.2 B-3] what lies on a card that may attack threatens as much as what lies on the Illuminati card', () => {
  const threat = (onCard: number) => {
    const { state } = aTable({
      seats: {
        ana: {
          illuminati: 'society-of-assassins',
          money: 5,
          turnsTaken: 3,
          structure: [{ group: 'trekkies', on: 'left' }],
        },
        ben: {
          illuminati: 'bavarian-illuminati',
          money: 5,
          turnsTaken: 3,
          structure: [{ group: 'cia', on: 'left', money: onCard }],
        },
      },
    });
    return factsFor(sceneOf({ pack, view: viewFor(pack, state, 0), weights: KEEN, style: PLAIN_STYLE }), 0).threat;
  };
  expect(threat(8) - threat(0)).toBe(8);
});
