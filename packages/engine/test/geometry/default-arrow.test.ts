import { expect, test } from 'vitest';
import { defaultArrow, defaultReceipt } from '../../src/geometry/default-arrow.ts';
import type { Structure } from '../../src/geometry/structure.ts';
import { SIDES } from '../../src/vocabulary/vocabulary.ts';
import { keyOf, keysOf, no, packOf, structureIn, written } from './geometry-words.ts';

const pack = packOf({
  bank: 'left > top right',
  club: 'right > bottom',
  fans: 'left >',
  mill: 'left > top right bottom',
  party: 'right > top bottom left',
  poets: 'right >',
  scouts: 'left > right',
  zealots: 'left >',
});

function arrowOf(rest: Structure, arm: string, hosts?: readonly string[]): string {
  const [top = '', ...puppets] = arm.split(' ');
  const lifted = structureIn(pack, puppets.join(' '), top);
  const found = defaultArrow(pack, {
    rest,
    arm: lifted,
    ...(hosts ? { hosts: hosts.map((key) => no(pack, key)) } : {}),
  });
  if (found === undefined) return 'nowhere';
  const arrow = `${keyOf(pack, found.arrow.host)}.${SIDES[found.arrow.side]}`;
  return [arrow, written(pack, found.outcome.links), keysOf(pack, found.outcome.dropped)]
    .filter((part) => part !== '')
    .join(', ');
}

const rest = structureIn(pack, 'mill@root.right scouts@root.top');

test('[R-13.11] all the same: the first host breadth-first, sides top, right, bottom, left', () => {
  expect(arrowOf(structureIn(pack, ''), 'poets')).toBe('root.top');
  expect(arrowOf(rest, 'poets')).toBe('root.bottom');
  expect(arrowOf(rest, 'poets', ['mill', 'scouts'])).toBe('scouts.right');
  expect(arrowOf(rest, 'poets', ['mill'])).toBe('mill.top');
});

test('[R-13.11] most cards kept comes before the order of the arrows', () => {
  expect(arrowOf(rest, 'club fans@club.bottom', ['mill'])).toBe('mill.right, fans@club.bottom');
});

test('[R-13.11] then the fewest changed arrows', () => {
  expect(arrowOf(rest, 'party fans@party.bottom', ['mill'])).toBe('mill.right, fans@party.bottom');
});

test('[R-13.11] in a capture only the arrows of the attacking card count', () => {
  const full = structureIn(pack, 'bank@root.right fans@bank.top poets@bank.right');
  expect(arrowOf(full, 'zealots', ['bank'])).toBe('nowhere');
  expect(arrowOf(full, 'zealots')).toBe('root.top');
});

/** Only `b`'s arrow is left, and `d` lies there: a branch that grew round the corner. */
const tight = packOf({
  a: 'left > bottom',
  b: 'left > top',
  c: 'left >',
  d: 'left > right',
  e: 'left >',
  f: 'left >',
  g: 'right >',
  h: 'left > top',
});

test('[R-13.11] only where no arrow is open do old cards give way, as few as possible', () => {
  const structure = structureIn(tight, 'a@root.top b@root.right c@root.bottom f@root.left d@a.bottom e@d.right');
  const found = defaultReceipt(tight, structure, structureIn(tight, '', 'g'));
  expect(found?.arrow).toEqual({ host: no(tight, 'b'), side: 0 });
  expect(found && keysOf(tight, found.outcome.lostOld)).toBe('d e');
  expect(found && written(tight, found.outcome.rest.links)).toBe('a@root.top b@root.right c@root.bottom f@root.left');
  expect(found?.outcome.isDefault).toBe(true);
});

test('[R-13.11] an open arrow is taken before one that costs an old card, even if it loses more new ones', () => {
  const structure = structureIn(tight, 'a@root.top b@root.right c@root.bottom f@root.left d@a.bottom');
  const found = defaultReceipt(tight, structure, structureIn(tight, '', 'g'));
  expect(found?.arrow).toEqual({ host: no(tight, 'd'), side: 1 });
  expect(found?.outcome.lostOld).toEqual([]);
});

test('[R-14.9] no arrow at all: there is no default', () => {
  const structure = structureIn(tight, 'c@root.top e@root.right f@root.bottom g@root.left');
  expect(defaultReceipt(tight, structure, structureIn(tight, '', 'a'))).toBeUndefined();
});
