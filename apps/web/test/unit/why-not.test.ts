import type { Bundle } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { turnMenu } from '../../src/actions/action-menu.ts';
import { firstPlan, stepPlan } from '../../src/attack/attack-draft.ts';
import { worthSpending } from '../../src/attack/spend-form.tsx';
import { faceZoom } from '../../src/board/uncontrolled-strip.tsx';
import { afterTrade } from '../../src/deals/after-trade.ts';
import { mark, plainText } from '../../src/log/rich-text.ts';
import { inRounds } from '../../src/setup/roll-rounds.ts';
import { card, evening, seenBy } from './evening.ts';

describe('nothing is greyed without a reason', () => {
  test('[R-22.12] every entry of the turn that cannot be chosen says what would be needed', () => {
    const { view, options } = seenBy(evening(), 'ana');
    const bare = turnMenu(view, { ...options, attack: undefined, move: undefined, transfer: undefined } as never);
    const greyed = bare.regular.filter(({ act }) => act !== 'trade');
    expect(greyed.map(({ act }) => act)).toEqual(['attack', 'transfer', 'move']);
    for (const { why } of greyed) expect(why).toMatch(/\w+ \w+ \w+/);
    expect(turnMenu(view, options).regular[0]).not.toHaveProperty('why');
  });
});

test('[R-14.3] the structure after a deal shows the money of after the deal', () => {
  const seen = seenBy(evening(), 'ana');
  const moneyAfter = (seat: number, gives: Bundle, gets: Bundle) =>
    afterTrade(seen, { seat, partner: 1 - seat, gives, gets }).view.seats[seat]?.money;
  expect(moneyAfter(0, { money: 3 }, {})).toBe(8);
  expect(moneyAfter(1, {}, { money: 3 })).toBe(37);
});

describe('small things that save a press', () => {
  test('[R-7.2] a choice of one attacker is made already, a choice of several is left open', () => {
    const seen = seenBy(evening(), 'ana');
    expect(firstPlan(seen)).not.toHaveProperty('attacker');
    const attack = seen.options.attack;
    const only = attack?.attackers.filter((attacker) => attacker.card === card('california')) ?? [];
    const alone = { ...seen, options: { ...seen.options, attack: { ...attack, attackers: only } as typeof attack } };
    const plan = firstPlan(alone as typeof seen);
    expect(plan).toMatchObject({ attacker: card('california') });
    expect(stepPlan(alone as typeof seen, plan, { do: 'card', card: card('california') })).toBe(plan);
  });

  test('[R-8.12] money is worth spending up to a sure ten, or down to nothing', () => {
    expect(worthSpending(5, 6, 24)).toBe(5);
    expect(worthSpending(5, 6, 3)).toBe(3);
    expect(worthSpending(15, 16, 24)).toBe(0);
    // Money on the target counts double.
    expect(worthSpending(6, 4, 24)).toBe(3);
  });

  test('[REQ-029 REQ-031] the rolls are listed by height, and dice that break a tie are a round of their own', () => {
    const rolls = [
      { seat: 0, dice: [1, 1] },
      { seat: 1, dice: [3, 5] },
      { seat: 2, dice: [4, 4] },
      { seat: 3, dice: [2, 5] },
      { seat: 1, dice: [1, 2] },
      { seat: 2, dice: [6, 2] },
    ] as const;
    expect(inRounds(rolls).map(({ seat, round, begins }) => [seat, round, begins])).toEqual([
      [1, 1, true],
      [2, 1, false],
      [3, 1, false],
      [0, 1, false],
      [2, 2, true],
      [1, 2, false],
    ]);
  });

  test('[REQ-333] uncontrolled Groups are all in sight: whole, smaller, or as tags', () => {
    expect(faceZoom(800, 4)).toBeGreaterThan(0.95);
    expect(faceZoom(785, 5)).toBeGreaterThan(0.74);
    expect(faceZoom(785, 6)).toBeUndefined();
    expect(faceZoom(674, 4)).toBeGreaterThan(0.74);
    expect(faceZoom(300, 1)).toBeDefined();
  });

  test('a name that ends in a full stop brings it along', () => {
    const names = { card: () => 'C.I.A.', special: String, seat: () => 'Ana', illuminati: String };
    expect(plainText(`${mark.seat(0)} draws ${mark.card(3)}.`, names)).toBe('Ana draws C.I.A.');
    expect(plainText(`${mark.card(3)}, drawn by ${mark.seat(0)}.`, names)).toBe('C.I.A., drawn by Ana.');
  });
});
