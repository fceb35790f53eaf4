import { type RefObject, useEffect, useState } from 'react';

/** How many lines have come since the box was last in sight: on a phone it lies below the fold (S-16). */
export function useUnseenLines(box: RefObject<HTMLElement | null>, count: number): number {
  const [inSight, setInSight] = useState(true);
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    // The list itself has no height while nobody has spoken.
    const panel = box.current?.parentElement;
    if (!panel) return;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), { threshold: 0.4 });
    watch.observe(panel);
    return () => watch.disconnect();
  }, [box]);
  useEffect(() => {
    if (inSight) setSeen(count);
  }, [inSight, count]);
  return inSight ? 0 : Math.max(0, count - seen);
}
