import { type RefObject, useLayoutEffect, useRef } from 'react';
import { moves } from '../../base/settings/index.ts';
import type { BoardCard } from './board-layout.ts';

const DURATION = 320;
const EASING = 'cubic-bezier(.2,.8,.2,1)';

/** Cards that lie elsewhere now slide there, new ones settle in. Runs after all writes, so that nothing is laid out twice. */
export function useMovingCards(world: RefObject<HTMLElement | null>, cards: readonly BoardCard[]): void {
  const before = useRef<ReadonlyMap<number, BoardCard>>(undefined);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = new Map(cards.map((card) => [card.card, card]));
    if (earlier === undefined || world.current === null || !moves()) return;
    for (const card of cards) {
      const was = earlier.get(card.card);
      if (was !== undefined && was.x === card.x && was.y === card.y) continue;
      const element = world.current.querySelector(`[data-card="${card.card}"]`);
      const start =
        was === undefined
          ? { transform: 'scale(1.35)', opacity: 0 }
          : { transform: `translate(${was.x - card.x}px, ${was.y - card.y}px)` };
      element?.animate([start, { transform: 'none', opacity: 1 }], { duration: DURATION, easing: EASING });
    }
  }, [cards, world]);
}
