import { expect, test } from 'vitest';
import { judgeReorganization } from '../../src/geometry/reorganization.ts';
import { keysOf, linksIn, packOf, structureIn, written } from './geometry-words.ts';

const pack = packOf({
  bank: 'left > top right',
  movers: 'right > top',
  scouts: 'left >',
  stranger: 'left >',
  studio: 'left > top right bottom',
});
const old = structureIn(pack, 'bank@root.right studio@root.top scouts@studio.bottom movers@root.left');

function reorganize(text: string): string {
  const judged = judgeReorganization(pack, old, linksIn(pack, text));
  if (!judged.ok) return judged.code;
  const lost = judged.dropped.length === 0 ? '' : `, lost ${keysOf(pack, judged.dropped)}`;
  return `${written(pack, judged.structure.links)}${lost}`;
}

test('[R-16.4] any tree over the same cards, as long as nothing overlaps', () => {
  expect(reorganize('scouts@studio.bottom studio@root.top movers@bank.right bank@root.right')).toBe(
    'studio@root.top bank@root.right scouts@studio.bottom movers@bank.right',
  );
  expect(reorganize('bank@root.right movers@bank.top studio@root.top scouts@studio.bottom')).toBe('OVERLAP');
});

test('[R-16.4] Groups left out are dropped, their puppets may hang elsewhere', () => {
  expect(reorganize('scouts@root.top bank@root.left')).toBe('scouts@root.top bank@root.left, lost studio movers');
  expect(reorganize('')).toBe(', lost studio bank movers scouts');
});

test('[R-16.4] foreign or doubled cards, the Illuminati card and circles are refused', () => {
  expect(reorganize('bank@root.right stranger@root.left')).toBe('ILLEGAL_TARGET');
  expect(reorganize('bank@root.right bank@root.left')).toBe('ILLEGAL_TARGET');
  expect(reorganize('root@root.right')).toBe('ILLEGAL_TARGET');
  expect(reorganize('bank@studio.top studio@bank.top')).toBe('ILLEGAL_TARGET');
  expect(reorganize('scouts@stranger.top')).toBe('ILLEGAL_TARGET');
});

test('[R-16.4] an arrow that does not exist or is used twice is no open arrow', () => {
  expect(reorganize('bank@root.right scouts@bank.bottom')).toBe('NO_OPEN_ARROW');
  expect(reorganize('bank@root.right scouts@bank.left')).toBe('NO_OPEN_ARROW');
  expect(reorganize('bank@root.right scouts@root.right')).toBe('NO_OPEN_ARROW');
});

test('[R-24.9] the card is judged before the arrow, the arrow before the overlap', () => {
  expect(reorganize('bank@root.right scouts@root.right stranger@root.top')).toBe('ILLEGAL_TARGET');
  expect(reorganize('bank@root.right movers@bank.top studio@root.top scouts@studio.left')).toBe('NO_OPEN_ARROW');
});
