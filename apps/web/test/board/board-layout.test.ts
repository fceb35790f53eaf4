import { pack } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { boardLayout, boundsOf, layoutOfView, nearestTowards } from '../../src/pieces/board/board-layout.ts';
import { evening, seenBy } from '../unit/evening.ts';

const number = (key: string): number => pack.numbers.get(key) ?? -1;

describe('where cards and arrows lie', () => {
  test('[R-12.1] a card covers 4 × 2 cells of 45 px, its face all but a gap of 12', () => {
    const { cards } = boardLayout(
      pack,
      [
        { card: 0, x: 0, y: 0, rotation: 0 },
        { card: number('hackers'), x: 1, y: -4, rotation: 1 },
      ],
      [],
    );
    expect(cards[0]).toMatchObject({ shape: 'wide', x: 6, y: 6, width: 168, height: 78 });
    expect(cards[1]).toMatchObject({ shape: 'tall', x: 51, y: -174, width: 78, height: 168 });
  });

  test('[R-12.3] an arrow points where its side faces after turning', () => {
    const hackers = number('hackers');
    const { arrows } = boardLayout(pack, [{ card: hackers, x: 0, y: 0, rotation: 1 }], []);
    // Printed on top; a quarter turn makes it point right.
    expect(arrows).toMatchObject([{ host: hackers, side: 0, direction: 1, puppet: undefined }]);
    expect(arrows[0]?.at.x).toBeGreaterThan(78);
  });

  test('[R-12.4] a link lies in the middle of the gap between two cards', () => {
    const card = number('feminists');
    const { arrows } = boardLayout(
      pack,
      [
        { card: 0, x: 0, y: 0, rotation: 0 },
        { card, x: 4, y: 0, rotation: 0 },
      ],
      [{ card, host: 0, side: 1 }],
    );
    expect(arrows.find((arrow) => arrow.puppet === card)).toMatchObject({
      host: 0,
      side: 1,
      direction: 1,
      at: { x: 180, y: 45 },
    });
  });

  test('bounds hold every box', () => {
    expect(
      boundsOf([
        { x: -10, y: 5, width: 20, height: 10 },
        { x: 0, y: -5, width: 40, height: 5 },
      ]),
    ).toEqual({ x: -10, y: -5, width: 50, height: 20 });
  });

  test('an arrow key goes straight ahead before it goes aside', () => {
    const points = [
      { x: 100, y: 0 },
      { x: 60, y: 60 },
      { x: -50, y: 0 },
    ];
    const towards = (direction: 0 | 1 | 2 | 3) =>
      nearestTowards({ from: { x: 0, y: 0 }, direction }, points, (point) => point);
    expect(towards(1)).toEqual({ x: 100, y: 0 });
    expect(towards(2)).toEqual({ x: 60, y: 60 });
    expect(towards(3)).toEqual({ x: -50, y: 0 });
    expect(towards(0)).toBeUndefined();
  });
});

test('[R-12.1] a seat told anew in which nothing changed lies as it lay; one that changed is laid out again', () => {
  const { view } = seenBy(evening(), 'ana');
  const [own, ...others] = view.seats;
  if (!own) throw new Error('nobody sits there');
  const before = layoutOfView(pack, view, 0);
  expect(before.cards.length).toBeGreaterThan(1);
  expect(layoutOfView(pack, { ...view, deckCount: 3 }, 0)).toBe(before);
  const bare = layoutOfView(pack, { ...view, seats: [{ ...own, groups: [] }, ...others] }, 0);
  expect(bare.cards.map(({ card }) => card)).toEqual([0]);
});
