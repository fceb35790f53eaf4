import { useEffect, useRef } from 'react';
import './dragging.css';
import type { Seen } from '../../tabletop/seen/index.ts';
import { type Drag, listenForDrags } from './drag.ts';

/** Cards, coins and Specials taken by hand (T-39). */
export function useDragging(seen: Seen): void {
  const now = useRef(seen);
  now.current = seen;
  const drag = useRef<Drag>(undefined);
  useEffect(() => {
    const listening = listenForDrags(() => now.current);
    drag.current = listening;
    return listening.stop;
  }, []);
  useEffect(() => {
    const hand = document.querySelector('.hand');
    const keepStill = (event: Event) => drag.current?.keepStill(event);
    // Not passive: a hand that scrolls would take the finger away from what it carries.
    hand?.addEventListener('touchmove', keepStill, { passive: false });
    return () => hand?.removeEventListener('touchmove', keepStill);
  });
}
