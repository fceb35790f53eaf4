import { pack } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { galleryView, numberOf } from '../../dev/gallery/position.ts';
import { layoutOfView } from '../../src/pieces/board/board-layout.ts';
import { ghostPlan, landingsOf, previewable } from '../../src/pieces/board/ghost-plan.ts';
import { pathTo } from '../../src/pieces/board/path.ts';

const view = galleryView();
const target = numberOf('eco-guerrillas');

describe('the ghost of a landing card', () => {
  test('[R-12.12] only arrows that take the card are offered, and there it covers no other card', () => {
    const arrows = previewable(pack, view, { seat: 0, group: target });
    expect(arrows.length).toBeGreaterThan(0);
    const { cards } = layoutOfView(pack, view, 0);
    for (const { box } of landingsOf(pack, view, { seat: 0, group: target, arrows })) {
      const covered = cards.filter(
        (card) =>
          box.x < card.x + card.width &&
          card.x < box.x + box.width &&
          box.y < card.y + card.height &&
          card.y < box.y + box.height,
      );
      expect(covered).toEqual([]);
    }
  });

  test('an arrow in use takes nothing', () => {
    const used = view.seats[0]?.groups[0];
    expect(used).toBeDefined();
    if (used !== undefined)
      expect(previewable(pack, view, { seat: 0, group: target, host: used.host })).not.toContainEqual({
        host: used.host,
        side: used.side,
      });
  });

  test('[R-12.11] [R-13.7] a Group that moves brings what hangs below it, or tells what would be lost', () => {
    const hackers = numberOf('hackers');
    const puppet = numberOf('evil-geniuses-for-a-better-tomorrow');
    const plans = previewable(pack, view, { seat: 0, group: hackers }).map((arrow) =>
      ghostPlan(pack, view, { seat: 0, group: hackers, ...arrow }),
    );
    for (const plan of plans) {
      expect(plan?.boxes[0]?.card).toBe(hackers);
      expect([...(plan?.boxes ?? []).slice(1).map(({ card }) => card), ...(plan?.lost ?? [])]).toEqual([puppet]);
    }
    expect(plans.some((plan) => plan?.lost.length === 0)).toBe(true);
    expect(plans.some((plan) => plan?.lost.length === 1)).toBe(true);
  });

  test('[T-14] it shows the arrows of the arriving card and of what it brings, as they would point', () => {
    const hackers = numberOf('hackers');
    for (const arrow of previewable(pack, view, { seat: 0, group: hackers })) {
      const plan = ghostPlan(pack, view, { seat: 0, group: hackers, ...arrow });
      const cards = plan?.boxes.map(({ card }) => card) ?? [];
      const sides = cards.flatMap((card) => (pack.outSides[card] ?? []).map((side) => `${card} ${side}`));
      expect(plan?.arrows.map(({ host, side }) => `${host} ${side}`).toSorted()).toEqual(sides.toSorted());
      const taken = plan?.arrows.flatMap(({ puppet }) => puppet ?? []);
      expect(taken).toEqual(cards.slice(1));
      // The side it hangs by never offers an arrow.
      const landing = plan?.boxes[0];
      const inwards = ((pack.inSide[hackers] ?? 0) + (landing?.rotation ?? 0)) & 3;
      expect(plan?.arrows.filter(({ host }) => host === hackers).map(({ direction }) => direction)).not.toContain(
        inwards,
      );
    }
  });

  test('[R-1.13] the path leads from a card over its masters to the Illuminati', () => {
    const path = pathTo(view, 0, numberOf('smof'));
    expect(path).toEqual([numberOf('smof'), numberOf('big-media'), numberOf('california'), 0]);
    expect(pathTo(view, 0, target)).toEqual([]);
  });
});
