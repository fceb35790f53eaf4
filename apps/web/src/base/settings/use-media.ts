import { useSyncExternalStore } from 'react';
import { TEXT_SCALE } from './apply-settings.ts';
import { useSettings } from './settings-store.ts';

export function useMedia(widest: number): boolean {
  const scale = useSettings(({ textSize }) => TEXT_SCALE[textSize]);
  const query = `(max-width: ${widest * scale}px)`;
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // Drawn without a window, in a test: a wide table.
    () => false,
  );
}
