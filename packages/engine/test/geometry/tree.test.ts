import { expect, test } from 'vitest';
import {
  attach,
  cardsOf,
  chainTo,
  inOrder,
  lift,
  subtree,
  subtrees,
  withoutSubtrees,
} from '../../src/geometry/tree.ts';
import { arrowIn, keysOf, linksIn, no, packOf, ROOT, structureIn, written } from './geometry-words.ts';

const pack = packOf({
  a: 'left > top right bottom',
  b: 'left > top right bottom',
  c: 'left > top right bottom',
  d: 'left > top right bottom',
  e: 'left > top right bottom',
  f: 'left >',
});
const tree = structureIn(pack, 'a@root.top b@root.left c@a.right d@a.top e@b.top f@c.bottom');
const [a, b, c, f] = ['a', 'b', 'c', 'f'].map((key) => no(pack, key)) as [number, number, number, number];

test('[R-13.6] links stand breadth-first, the puppets of one host top, right, bottom, left', () => {
  expect(written(pack, tree.links)).toBe('a@root.top b@root.left d@a.top c@a.right e@b.top f@c.bottom');
});

test('[R-1.13] a subtree is the Group with all its direct and indirect puppets', () => {
  expect(keysOf(pack, subtree(tree, a))).toBe('a d c f');
  expect(keysOf(pack, subtree(tree, f))).toBe('f');
  expect(keysOf(pack, subtree(tree, ROOT))).toBe('root a b d c e f');
  expect(subtree(tree, 99)).toEqual([]);
  expect(keysOf(pack, subtrees(tree, [c, b]))).toBe('b c e f');
});

test('[R-1.14] the masters of a card up to the Illuminati', () => {
  expect(keysOf(pack, chainTo(tree, f))).toBe('f c a root');
  expect(keysOf(pack, chainTo(tree, ROOT))).toBe('root');
  expect(chainTo(tree, 99)).toEqual([]);
});

test('[R-12.11] lifting splits a structure, both halves in order', () => {
  const { rest, arm } = lift(tree, a);
  expect(written(pack, rest.links)).toBe('b@root.left e@b.top');
  expect(arm.root).toBe(a);
  expect(written(pack, arm.links)).toBe('d@a.top c@a.right f@c.bottom');
  expect(() => lift(tree, ROOT)).toThrow();
});

test('[R-12.11] what is lifted and hung back again is the same structure', () => {
  const { rest, arm } = lift(tree, a);
  expect(attach(rest, arm, arrowIn(pack, 'root.top'))).toEqual(tree);
  const elsewhere = attach(rest, arm, arrowIn(pack, 'e.right'));
  expect(written(pack, elsewhere.links)).toBe('b@root.left e@b.top a@e.right d@a.top c@a.right f@c.bottom');
});

test('[R-13.8] dropped cards go with their subtrees, the rest stays in order', () => {
  expect(written(pack, withoutSubtrees(tree, [c, b]).links)).toBe('a@root.top d@a.top');
  expect(withoutSubtrees(tree, [])).toBe(tree);
  expect(() => withoutSubtrees(tree, [ROOT])).toThrow();
});

test('links in any order become the same structure; what hangs from nothing is left out', () => {
  expect(inOrder(ROOT, [...tree.links].reverse())).toEqual(tree);
  const loose = inOrder(ROOT, linksIn(pack, 'a@root.top c@d.top d@c.top'));
  expect(keysOf(pack, cardsOf(loose))).toBe('root a');
});
