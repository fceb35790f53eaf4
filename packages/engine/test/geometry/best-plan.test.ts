import { expect, test } from 'vitest';
import { layout } from '../../src/geometry/layout.ts';
import { judgePlacement } from '../../src/geometry/placement.ts';
import { vacantArrows } from '../../src/geometry/room.ts';
import type { Plan } from '../../src/geometry/structure.ts';
import { attach } from '../../src/geometry/tree.ts';
import type { Side } from '../../src/vocabulary/vocabulary.ts';
import { referenceJudgement, referencePlan } from './plan-reference.ts';
import { groupNumbers, type Roll, randomPack, randomTree, rollsFrom } from './random-trees.ts';

const SEEDS = 320;

function situation(seed: number) {
  const roll = rollsFrom(seed);
  const size = 2 + roll(5);
  const pack = randomPack(roll, { cards: 24, anySide: seed % 3 === 0, ...(seed % 4 === 0 ? { arrows: 3 } : {}) });
  const arm = randomTree(roll, pack, { root: 8, cards: groupNumbers(1, size - 1), crowded: seed % 2 === 0 });
  const rest = randomTree(roll, pack, { root: 0, cards: groupNumbers(size, 3 + roll(12)), crowded: true });
  const arrows = vacantArrows(pack, rest);
  return {
    roll,
    pack,
    arm,
    rest,
    arrows: [arrows[roll(arrows.length)], arrows[roll(arrows.length)]].filter((x) => x !== undefined),
  };
}

test('[R-13.6] the default plan is the one that counting every plan finds', () => {
  const seen = { straight: 0, rehung: 0, lost: 0, blocked: 0 };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { pack, arm, rest, arrows } = situation(seed);
    for (const arrow of arrows) {
      const expected = referencePlan(pack, rest, arm, arrow);
      const judged = judgePlacement(pack, { rest, arm, arrow }, { dropsFreely: false });
      if (expected === undefined) {
        expect(judged, `seed ${seed}`).toEqual({ ok: false, code: 'OVERLAP', why: 'groupOverlaps' });
        seen.blocked++;
        continue;
      }
      if (!judged.ok) throw new Error(`seed ${seed}: refused ${judged.why}`);
      const sides = new Map(judged.links.map((link) => [link.card, link.side]));
      expect(
        arm.links.map((link) => sides.get(link.card) ?? 'drop'),
        `seed ${seed}`,
      ).toEqual(expected.choices);
      expect(judged.changed, `seed ${seed}`).toBe(expected.changed);
      expect(judged.dropped, `seed ${seed}`).toEqual(
        arm.links.map((link) => link.card).filter((card) => !sides.has(card)),
      );
      if (expected.kept < arm.links.length) seen.lost++;
      else if (expected.changed > 0) seen.rehung++;
      else seen.straight++;
    }
  }
  // The comparison is worth something only if every kind of ending occurred.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(30);
});

test('[R-13.4] any plan is judged as by the plainest reading', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { roll, pack, arm, rest, arrows } = situation(seed);
    for (const arrow of arrows)
      for (const dropsFreely of [true, false]) {
        const plan = randomPlan(roll, arm.links);
        const expected = referenceJudgement(pack, rest, arm, arrow, plan, dropsFreely);
        const judged = judgePlacement(pack, { rest, arm, arrow }, { plan, dropsFreely });
        expect(judged.ok ? `kept ${judged.links.length}` : judged.code, `seed ${seed}`).toBe(expected);
        seen.set(judged.ok ? 'ok' : judged.code, (seen.get(judged.ok ? 'ok' : judged.code) ?? 0) + 1);
      }
  }
  for (const code of ['ok', 'NO_OPEN_ARROW', 'BAD_PLAN', 'OVERLAP']) expect(seen.get(code)).toBeGreaterThan(30);
});

test('[R-13.6] naming the default plan entry by entry is the default plan', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const { pack, arm, rest, arrows } = situation(seed);
    for (const arrow of arrows) {
      const usual = judgePlacement(pack, { rest, arm, arrow }, { dropsFreely: false });
      if (!usual.ok) continue;
      const sides = new Map(usual.links.map((link) => [link.card, link.side]));
      const plan: Plan = Object.fromEntries(arm.links.map(({ card }) => [card, sides.get(card) ?? 'drop']));
      expect(judgePlacement(pack, { rest, arm, arrow }, { plan, dropsFreely: false }), `seed ${seed}`).toEqual(usual);
      expect(layout(pack, attach(rest, { root: arm.root, links: usual.links }, arrow))).toHaveLength(
        rest.links.length + usual.links.length + 2,
      );
    }
  }
});

function randomPlan(roll: Roll, links: readonly { card: number; side: Side }[]): Plan {
  const entries = links.flatMap(({ card, side }): [number, Side | 'drop'][] => {
    const pick = roll(8);
    if (pick === 0) return [[card, 'drop']];
    if (pick <= 2) return [[card, roll(4) as Side]];
    return pick === 3 ? [[card, side]] : [];
  });
  return Object.fromEntries(entries);
}
