import { expect, test } from 'vitest';
import { defaultReceipt } from '../../src/geometry/default-arrow.ts';
import { inTheWayOf, judgeReceipt } from '../../src/geometry/receipt.ts';
import type { Structure } from '../../src/geometry/structure.ts';
import { attach } from '../../src/geometry/tree.ts';
import { arrowIn, keysOf, no, packOf, planIn, structureIn, written } from './geometry-words.ts';

const pack = packOf({
  bank: 'left > top right',
  club: 'right > bottom',
  fans: 'left >',
  mimes: 'left > top right bottom',
  party: 'right > top bottom left',
  poets: 'right >',
  scouts: 'left > top right',
  studio: 'left > top right bottom',
  zealots: 'left >',
});

/** `studio` stands above the Illuminati card; `scouts`, right of it at (3,-3), lies where a card on bank.top (5,-4) would. */
const rest = structureIn(pack, 'bank@root.right studio@root.top scouts@studio.bottom');
const blocked = arrowIn(pack, 'bank.top');

interface Wish {
  readonly into?: Structure;
  readonly on?: typeof blocked;
  readonly plan?: string;
  readonly dropOld?: string;
  readonly dropsFreely?: boolean;
}

function receive(arm: string, { into = rest, on = blocked, plan, dropOld, dropsFreely = false }: Wish = {}): string {
  const [top = '', ...puppets] = arm.split(' ');
  const lifted = structureIn(pack, puppets.join(' '), top);
  const wish = {
    plan: plan === undefined ? undefined : planIn(pack, plan),
    dropOld: dropOld?.split(' ').map((key) => no(pack, key)),
  };
  const judged = judgeReceipt(pack, { rest: into, arm: lifted, arrow: on }, { ...wish, dropsFreely });
  if (!judged.ok) return `${judged.code} ${judged.why}`;
  const whole = written(pack, attach(judged.rest, { root: lifted.root, links: judged.links }, on).links);
  const lost = [...judged.lostOld, ...judged.dropped];
  return lost.length === 0 ? whole : `${whole}, lost ${keysOf(pack, lost)}`;
}

test('[R-14.9] the receiver may give up the old card that is in the way of the Group', () => {
  expect(receive('poets')).toBe('OVERLAP groupOverlaps');
  expect(receive('poets', { dropOld: 'scouts' })).toBe('studio@root.top bank@root.right poets@bank.top, lost scouts');
});

test('[R-14.9] an old card takes its own puppets along', () => {
  const into = structureIn(pack, 'bank@root.right studio@root.top scouts@studio.bottom fans@scouts.right');
  expect(receive('poets', { into, dropOld: 'scouts' })).toBe(
    'studio@root.top bank@root.right poets@bank.top, lost scouts fans',
  );
  expect(receive('poets', { into, dropOld: 'scouts fans' })).toBe(
    'studio@root.top bank@root.right poets@bank.top, lost scouts fans',
  );
});

test('[R-14.9] nothing old is given up while every card has room, not even in one’s own P3', () => {
  const on = arrowIn(pack, 'bank.right');
  for (const dropsFreely of [true, false]) {
    expect(receive('poets', { on, dropOld: 'scouts', dropsFreely })).toBe('BAD_PLAN oldDroppedWithoutNeed');
    expect(receive('poets', { on, dropOld: 'studio', dropsFreely })).toBe('BAD_PLAN oldDroppedWithoutNeed');
  }
});

test('[R-14.9] only overlapping cards may go: not one beside them, not the master of the one in the way', () => {
  const into = structureIn(pack, 'bank@root.right studio@root.top scouts@studio.bottom fans@root.left');
  expect(receive('poets', { into, dropOld: 'scouts fans' })).toBe('BAD_PLAN oldDroppedWithoutNeed');
  expect(receive('poets', { into, dropOld: 'studio' })).toBe('BAD_PLAN oldDroppedWithoutNeed');
  expect(receive('poets', { into, dropOld: 'fans' })).toBe('BAD_PLAN oldDroppedWithoutNeed');
});

test('[R-14.9] cards that carry the arrow stay, and strangers cannot be given up', () => {
  expect(receive('poets', { dropOld: 'bank' })).toBe('BAD_PLAN oldCardCarriesArrow');
  expect(receive('poets', { dropOld: 'root' })).toBe('BAD_PLAN oldCardCarriesArrow');
  expect(receive('poets', { dropOld: 'fans' })).toBe('BAD_PLAN oldCardIsNotThere');
  expect(receive('poets', { dropOld: 'poets' })).toBe('BAD_PLAN oldCardIsNotThere');
});

/** `club` on bank.top fits here, but its only puppet would lie where `zealots` stands. */
const narrow = structureIn(pack, 'bank@root.right zealots@root.top');

test('[R-14.9] a puppet has no room: by default the new one goes, by choice the old one', () => {
  expect(receive('club fans@club.bottom', { into: narrow })).toBe(
    'zealots@root.top bank@root.right club@bank.top, lost fans',
  );
  expect(receive('club fans@club.bottom', { into: narrow, dropOld: 'zealots' })).toBe(
    'bank@root.right club@bank.top fans@club.bottom, lost zealots',
  );
});

test('[R-14.9] not both, where one of them is enough', () => {
  const wish = { into: narrow, dropOld: 'zealots', plan: 'fans:drop' };
  expect(receive('club fans@club.bottom', wish)).toBe('BAD_PLAN droppedWithoutNeed');
  expect(receive('club fans@club.bottom', { ...wish, dropsFreely: true })).toBe('BAD_PLAN oldDroppedWithoutNeed');
});

test('[R-14.9] a plan that keeps every card makes giving up an old one needless', () => {
  expect(receive('party fans@party.bottom', { into: narrow, dropOld: 'zealots' })).toBe(
    'BAD_PLAN oldDroppedWithoutNeed',
  );
  expect(receive('party fans@party.bottom', { into: narrow, plan: 'fans:left' })).toBe(
    'zealots@root.top bank@root.right party@bank.top fans@party.left',
  );
});

test('[R-24.9] arrow, then plan, then overlap', () => {
  expect(receive('poets', { on: arrowIn(pack, 'root.top'), dropOld: 'fans' })).toBe('NO_OPEN_ARROW arrowNotVacant');
  expect(receive('club fans@club.bottom', { dropOld: 'fans', plan: 'fans:top' })).toBe(
    'NO_OPEN_ARROW planArrowMissing',
  );
  // A used arrow is not made vacant by giving up what hangs from it.
  expect(receive('poets', { on: arrowIn(pack, 'root.top'), dropOld: 'studio' })).toBe('NO_OPEN_ARROW arrowNotVacant');
});

test('[R-14.9] two old cards in the way: giving up one of them is not enough', () => {
  const into = structureIn(pack, 'bank@root.right studio@root.top scouts@studio.bottom fans@scouts.top');
  expect(receive('poets', { into, dropOld: 'fans' })).toBe('OVERLAP groupOverlaps');
  expect(receive('poets', { into, dropOld: 'fans', plan: '' })).toBe('OVERLAP groupOverlaps');
  expect(inTheWayOf(pack, { rest: into, arm: structureIn(pack, '', 'poets'), arrow: blocked })).toEqual([
    no(pack, 'scouts'),
    no(pack, 'fans'),
  ]);
  expect(receive('poets', { into, dropOld: 'scouts' })).toBe(
    'studio@root.top bank@root.right poets@bank.top, lost scouts fans',
  );
});

test('[R-14.13] a Group can be received while old cards could make room', () => {
  const arm = structureIn(pack, '', 'poets');
  const full = structureIn(pack, 'club@root.top fans@root.right zealots@root.bottom scouts@root.left');
  expect(defaultReceipt(pack, structureIn(pack, ''), arm)).toBeDefined();
  expect(defaultReceipt(pack, rest, arm)).toBeDefined();
  expect(defaultReceipt(pack, full, arm)).toBeDefined();
});

test('[R-14.13] no vacant arrow, or only one that its own masters block: refused', () => {
  const arm = structureIn(pack, '', 'poets');
  const closed = packOf({ a: 'left >', b: 'left >', c: 'left >', d: 'left >', e: 'left >' });
  const used = structureIn(closed, 'a@root.top b@root.right c@root.bottom d@root.left');
  expect(defaultReceipt(closed, used, { root: no(closed, 'e'), links: [] })).toBeUndefined();
  expect(inTheWayOf(pack, { rest, arm, arrow: arrowIn(pack, 'root.right') })).toBeUndefined();
  // A branch that curls back: the last arrow points at the Illuminati card.
  const spiral = packOf({
    a: 'left > top',
    b: 'left > top',
    c: 'right > bottom',
    d: 'left >',
    x: 'left >',
    y: 'left >',
    z: 'left >',
  });
  const curled = structureIn(spiral, 'a@root.bottom b@a.top c@b.top x@root.top y@root.left');
  expect(
    inTheWayOf(spiral, { rest: curled, arm: { root: no(spiral, 'd'), links: [] }, arrow: arrowIn(spiral, 'c.bottom') }),
  ).toBeUndefined();
  // The right arrow of the Illuminati card is blocked by `c` alone, which may go.
  expect(
    inTheWayOf(spiral, {
      rest: curled,
      arm: { root: no(spiral, 'd'), links: [] },
      arrow: arrowIn(spiral, 'root.right'),
    }),
  ).toEqual([no(spiral, 'c')]);
});
