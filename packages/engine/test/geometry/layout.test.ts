import { expect, test } from 'vitest';
import { hasOverlap, layout, layoutFrom } from '../../src/geometry/layout.ts';
import { attach, lift } from '../../src/geometry/tree.ts';
import { arrowIn, keyOf, linksIn, no, packOf, ROOT, structureIn } from './geometry-words.ts';

const pack = packOf({
  coast: 'left > top right bottom',
  bank: 'left > top right bottom',
  movers: 'right > top left bottom',
  hermits: 'left >',
  poets: 'right >',
});

function places(text: string): Record<string, string> {
  const placed = layout(pack, structureIn(pack, text));
  return Object.fromEntries(placed.map(({ card, x, y, rotation }) => [keyOf(pack, card), `${x},${y} r${rotation}`]));
}

test('[R-12.2] the Illuminati card lies in landscape at (0,0)', () => {
  expect(layout(pack, { root: ROOT, links: [] })).toEqual([{ card: ROOT, x: 0, y: 0, rotation: 0 }]);
});

test('[R-12.10] positions follow from the tree alone: a branch that curls back', () => {
  expect(places('coast@root.bottom bank@coast.top movers@bank.top')).toEqual({
    root: '0,0 r0',
    coast: '1,2 r1',
    bank: '3,3 r0',
    movers: '4,-1 r1',
  });
});

test('[R-12.11] a moved Group takes its subtree along, each puppet on the same local side', () => {
  const { rest, arm } = lift(structureIn(pack, 'coast@root.bottom bank@coast.top movers@bank.top'), no(pack, 'coast'));
  const moved = attach(rest, arm, arrowIn(pack, 'root.top'));
  const placed = layout(pack, moved).map(({ card, x, y, rotation }) => `${keyOf(pack, card)} ${x},${y} r${rotation}`);
  expect(placed).toEqual(['root 0,0 r0', 'coast 1,-4 r3', 'bank -3,-3 r2', 'movers -2,-1 r3']);
});

test('[R-12.3] an upside-down host points its arrows the other way', () => {
  expect(places('coast@root.left bank@coast.top hermits@coast.bottom')).toMatchObject({
    coast: '-4,0 r2',
    bank: '-3,2 r1',
    hermits: '-3,-4 r3',
  });
});

test('[R-12.8] overlap is seen between any two cards, touching is none', () => {
  const overlapping = structureIn(pack, 'bank@root.right coast@root.top hermits@coast.bottom poets@bank.top');
  expect(hasOverlap(layout(pack, overlapping))).toBe(true);
  const touching = structureIn(pack, 'bank@root.right poets@bank.top hermits@root.top');
  expect(hasOverlap(layout(pack, touching))).toBe(false);
});

test('[R-12.15] two structures use the same cells without knowing of each other', () => {
  const [a, b] = [
    structureIn(pack, 'coast@root.right'),
    { root: 1, links: [{ card: no(pack, 'bank'), host: 1, side: 1 as const }] },
  ];
  expect(layout(pack, a)[1]).toMatchObject({ x: 4, y: 0 });
  expect(layout(pack, b)[1]).toMatchObject({ x: 4, y: 0 });
});

test('links that name a host before it is there are a bug of ours, not a layout', () => {
  const links = linksIn(pack, 'movers@bank.top bank@root.right');
  expect(() => layoutFrom(pack, { root: ROOT, links }, { x: 0, y: 0, rotation: 0 })).toThrow('breadth-first');
});
