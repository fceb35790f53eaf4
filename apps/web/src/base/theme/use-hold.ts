import { useEffect, useState } from 'react';

/** True for so long after `what` is new, the first time included: what has just appeared takes no press meant for what was there. */
export function useHold(what: string | number, ms: number): boolean {
  const [rested, setRested] = useState<string | number>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(what), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
  return rested !== what;
}
