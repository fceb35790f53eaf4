import { expect, test } from 'vitest';
import {
  fits,
  hasRoomFor,
  hasRoomOn,
  isVacant,
  roomAt,
  roomEverywhere,
  vacantArrows,
} from '../../src/geometry/room.ts';
import type { Arrow } from '../../src/geometry/structure.ts';
import { cardsOf } from '../../src/geometry/tree.ts';
import type { Side } from '../../src/vocabulary/vocabulary.ts';
import { arrowIn, keyOf, no, packOf, structureIn } from './geometry-words.ts';
import { groupNumbers, openArrows, randomPack, randomTree, rollsFrom } from './random-trees.ts';

const pack = packOf({
  coast: 'left > top right bottom',
  bank: 'left > top right bottom',
  movers: 'right > bottom',
  guest: 'left >',
  wide: 'top >',
});
const curl = structureIn(pack, 'coast@root.bottom bank@coast.top movers@bank.top');
const names = (arrows: readonly Arrow[]): string =>
  arrows.map(({ host, side }) => `${keyOf(pack, host)}.${side}`).join(' ');

test('[R-12.9] an arrow is vacant while nothing hangs from it, and must exist on a card that is there', () => {
  expect(isVacant(pack, curl, arrowIn(pack, 'root.top'))).toBe(true);
  expect(isVacant(pack, curl, arrowIn(pack, 'root.bottom'))).toBe(false);
  expect(isVacant(pack, curl, arrowIn(pack, 'movers.top'))).toBe(false);
  expect(isVacant(pack, curl, arrowIn(pack, 'coast.left'))).toBe(false);
  expect(isVacant(pack, curl, arrowIn(pack, 'guest.top'))).toBe(false);
  expect(isVacant(pack, structureIn(pack, ''), arrowIn(pack, 'coast.top'))).toBe(false);
});

test('[R-12.12] a single card fits, or the arrow is not open, or cards would overlap', () => {
  const guest = no(pack, 'guest');
  expect(fits(pack, curl, { ...arrowIn(pack, 'root.left'), card: guest })).toBe('fits');
  expect(fits(pack, curl, { ...arrowIn(pack, 'root.bottom'), card: guest })).toBe('NO_OPEN_ARROW');
  expect(fits(pack, curl, { ...arrowIn(pack, 'movers.left'), card: guest })).toBe('NO_OPEN_ARROW');
  expect(fits(pack, curl, { ...arrowIn(pack, 'root.right'), card: guest })).toBe('OVERLAP');
  expect(fits(pack, curl, { ...arrowIn(pack, 'movers.bottom'), card: guest })).toBe('OVERLAP');
});

test('[R-12.9] open arrows come hosts breadth-first, sides top, right, bottom, left', () => {
  expect(names(vacantArrows(pack, curl))).toBe('root.0 root.1 root.3 coast.1 coast.2 bank.1 bank.2 movers.2');
  expect(names(openArrows(pack, curl, no(pack, 'guest')))).toBe('root.0 root.3 coast.1 coast.2 bank.1 bank.2');
});

test('[R-12.9] an arrow may be blocked for one card and open for another', () => {
  // `movers` lies at (5,-4); left of it a long card would reach (1,-4) where `guest` lies, a tall one ends at x = 3.
  const beside = structureIn(pack, 'bank@root.right movers@bank.top guest@root.top');
  expect(fits(pack, beside, { ...arrowIn(pack, 'movers.bottom'), card: no(pack, 'coast') })).toBe('OVERLAP');
  expect(fits(pack, beside, { ...arrowIn(pack, 'movers.bottom'), card: no(pack, 'wide') })).toBe('fits');
});

test('[R-7.5] the room of a host answers for every inward side what asking card by card answers', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const roll = rollsFrom(seed);
    const random = randomPack(roll, { cards: 24, anySide: seed % 2 === 0 });
    const tree = randomTree(roll, random, { root: 0, cards: groupNumbers(0, 16), crowded: true });
    const lone = groupNumbers(16, 8);
    const everywhere = roomEverywhere(random, tree);
    expect(everywhere.map(({ card }) => card)).toEqual(cardsOf(tree));
    for (const { card: host, room } of everywhere) {
      expect(roomAt(random, tree, host)).toBe(room);
      for (const card of lone) {
        const inSide = random.inSide[card] as Side;
        const open = openArrows(random, tree, card).filter((arrow) => arrow.host === host);
        expect(hasRoomFor(room, inSide)).toBe(open.length > 0);
        for (const side of [0, 1, 2, 3] as const)
          expect(hasRoomOn(room, side, inSide)).toBe(open.some((arrow) => arrow.side === side));
      }
    }
  }
});
