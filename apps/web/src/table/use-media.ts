import { useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 899px)';
export const NARROW = '(max-width: 1279px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
