import { expect, test } from 'vitest';
import { judgePlacement } from '../../src/geometry/placement.ts';
import { arrowIn, keysOf, packOf, planIn, structureIn, written } from './geometry-words.ts';

const pack = packOf({
  club: 'right > bottom', // one arrow only
  fans: 'left >',
  mill: 'left > top right bottom',
  mimes: 'left > top right bottom',
  party: 'right > top bottom left',
  pipes: 'top >', // inward arrow on a long side
  scouts: 'left >',
  union: 'right > top bottom', // two arrows
  zealots: 'left >',
});

/**
 * `scouts` stands at (1,-4) above the Illuminati card. A Group with its inward arrow on the right, put on mill.top, lies at
 * (5,-4) turned once: its bottom arrow points left at `scouts`, its top arrow right, its left arrow up.
 */
const rest = structureIn(pack, 'mill@root.right scouts@root.top');
const ontoMill = arrowIn(pack, 'mill.top');
const clear = arrowIn(pack, 'root.left');
const OWN_P3 = { dropsFreely: true };
const ELSEWHERE = { dropsFreely: false };

function judge(
  arm: string,
  { on = ontoMill, plan, rights = ELSEWHERE }: { on?: typeof clear; plan?: string; rights?: typeof OWN_P3 } = {},
) {
  const [top = '', ...puppets] = arm.split(' ');
  const lifted = structureIn(pack, puppets.join(' '), top);
  const judged = judgePlacement(
    pack,
    { rest, arm: lifted, arrow: on },
    { plan: plan === undefined ? undefined : planIn(pack, plan), ...rights },
  );
  if (!judged.ok) return `${judged.code} ${judged.why}`;
  const lost = judged.dropped.length === 0 ? '' : `, lost ${keysOf(pack, judged.dropped)}`;
  return `${written(pack, judged.links)}${lost}${judged.isDefault ? '' : ', chosen'}`;
}

test('[R-13.4] nothing overlaps: every puppet keeps its arrow', () => {
  expect(judge('party fans@party.bottom mimes@party.left', { on: clear })).toBe('fans@party.bottom mimes@party.left');
  expect(judge('party')).toBe('');
});

test('[R-13.6] a puppet in the way goes to the next arrow of its master, top before left', () => {
  expect(judge('party fans@party.bottom')).toBe('fans@party.top');
  expect(judge('party fans@party.bottom mimes@party.top')).toBe('mimes@party.top fans@party.left');
});

test('[R-13.6] most cards first: two arrows are changed rather than one card lost', () => {
  expect(judge('union fans@union.bottom pipes@union.top')).toBe('fans@union.top pipes@union.bottom');
});

test('[R-13.6] no arrow left: the puppet is lost with its own subtree', () => {
  expect(judge('club fans@club.bottom')).toBe(', lost fans');
  expect(judge('club mimes@club.bottom fans@mimes.top zealots@mimes.right')).toBe(', lost mimes fans zealots');
});

test('[R-13.6] of two puppets for one free arrow the one with the larger subtree stays', () => {
  expect(judge('union fans@union.top mimes@union.bottom')).toBe('fans@union.top, lost mimes');
  expect(judge('union fans@union.top mimes@union.bottom zealots@mimes.right')).toBe(
    'mimes@union.top zealots@mimes.right, lost fans',
  );
});

test('[R-13.4] straight placement clear: re-hanging is refused, the same arrow named is not', () => {
  expect(judge('party fans@party.bottom', { on: clear, plan: 'fans:top' })).toBe('BAD_PLAN rehungWithoutNeed');
  expect(judge('party fans@party.bottom', { on: clear, plan: 'fans:top', rights: OWN_P3 })).toBe(
    'BAD_PLAN rehungWithoutNeed',
  );
  expect(judge('party fans@party.bottom', { on: clear, plan: 'fans:bottom' })).toBe('fans@party.bottom');
});

test('[R-13.4] dropping at will in one’s own P3, elsewhere only if no plan keeps every card', () => {
  const arm = 'party fans@party.bottom mimes@party.top zealots@mimes.right';
  expect(judge(arm, { plan: 'mimes:drop fans:top', rights: OWN_P3 })).toBe(
    'fans@party.top, lost mimes zealots, chosen',
  );
  expect(judge(arm, { plan: 'mimes:drop fans:top' })).toBe('BAD_PLAN droppedWithoutNeed');
  expect(judge('party fans@party.bottom', { on: clear, plan: 'fans:drop' })).toBe('BAD_PLAN droppedWithoutNeed');
  expect(judge('union fans@union.top mimes@union.bottom', { plan: 'fans:drop mimes:top' })).toBe(
    'mimes@union.top, lost fans, chosen',
  );
});

test('[R-13.4] re-hanging and dropping together do not make a clear placement free', () => {
  const arm = 'party mimes@party.left zealots@mimes.right';
  expect(judge(arm, { on: clear, plan: 'mimes:bottom zealots:drop', rights: OWN_P3 })).toBe(
    'BAD_PLAN rehungWithoutNeed',
  );
});

test('[R-13.4] where the straight placement overlaps, puppets that were not in the way may be re-hung too', () => {
  const arm = 'party fans@party.bottom mimes@party.top';
  expect(judge(arm, { plan: 'fans:top mimes:left' })).toBe('fans@party.top mimes@party.left, chosen');
});

test('[R-13.5] a plan is partial: what it does not name stays, and then overlaps', () => {
  expect(judge('party fans@party.bottom mimes@party.top', { plan: 'mimes:left' })).toBe('OVERLAP puppetsOverlap');
  expect(judge('party fans@party.bottom', { plan: 'fans:bottom' })).toBe('OVERLAP puppetsOverlap');
});

test('[R-13.5] an arrow of a plan must exist and be used once', () => {
  expect(judge('party fans@party.bottom', { plan: 'fans:right' })).toBe('NO_OPEN_ARROW planArrowMissing');
  expect(judge('party fans@party.bottom mimes@party.top', { plan: 'fans:top' })).toBe('NO_OPEN_ARROW planArrowTaken');
  expect(judge('party fans@party.bottom mimes@party.top', { plan: 'fans:left mimes:left' })).toBe(
    'NO_OPEN_ARROW planArrowTaken',
  );
});

test('[R-13.4] a plan names puppets of the subtree, not its top, old cards or strangers', () => {
  for (const stranger of ['party:drop', 'scouts:drop', 'zealots:drop', 'mill:top'])
    expect(judge('party fans@party.bottom', { plan: stranger, rights: OWN_P3 })).toBe('BAD_PLAN planNamesStranger');
});

test('[R-12.12] the arrow itself must exist, be vacant and have room for the Group', () => {
  expect(judge('party', { on: arrowIn(pack, 'root.top') })).toBe('NO_OPEN_ARROW arrowNotVacant');
  expect(judge('party', { on: arrowIn(pack, 'mill.left') })).toBe('NO_OPEN_ARROW arrowNotVacant');
  expect(judge('party', { on: arrowIn(pack, 'zealots.top') })).toBe('NO_OPEN_ARROW arrowNotVacant');
  const blocked = structureIn(pack, 'mill@root.right mimes@mill.top zealots@root.top');
  const judged = judgePlacement(
    pack,
    { rest: blocked, arm: structureIn(pack, '', 'party'), arrow: arrowIn(pack, 'mimes.top') },
    OWN_P3,
  );
  expect(judged).toMatchObject({ ok: false, code: 'OVERLAP', why: 'groupOverlaps' });
});

test('[R-24.9] the first refusal of Appendix E is the answer: arrow, then plan, then overlap', () => {
  expect(judge('party fans@party.bottom', { plan: 'scouts:drop fans:right' })).toBe('NO_OPEN_ARROW planArrowMissing');
  expect(judge('party fans@party.bottom', { plan: 'scouts:drop fans:bottom' })).toBe('BAD_PLAN planNamesStranger');
});

test('[R-13.5] the dropped card takes along what hangs below it, whatever the plan says of that', () => {
  expect(judge('club mimes@club.bottom fans@mimes.top', { plan: 'mimes:drop fans:right' })).toBe(', lost mimes fans');
});
