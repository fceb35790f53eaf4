/** What a key does while something is on the screen: said by the part that shows it, so that nobody looks for its button. */
import { useLayoutEffect } from 'react';

const meanings = new Map<string, () => void>();

/** While the part stands and `press` is given, the key means this; of two parts the later one. */
export function useKeyMeaning(key: string, press: (() => void) | undefined): void {
  // Together with what is seen: a key pressed in the moment a button comes free must not meet the meaning before.
  useLayoutEffect(() => {
    if (!press) return undefined;
    meanings.set(key, press);
    return () => {
      if (meanings.get(key) === press) meanings.delete(key);
    };
  }, [key, press]);
}

/** False where the key means nothing. */
export function pressKey(key: string): boolean {
  const press = meanings.get(key);
  press?.();
  return press !== undefined;
}
