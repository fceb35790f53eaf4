import { useSyncExternalStore } from 'react';
import { letterScale } from './apply-settings.ts';
import { useSettings } from './settings-store.ts';

/** Asks a named size (theme/breakpoints.ts) of the frame: larger letters are a smaller screen. */
export function useMedia(size: string): boolean {
  const scale = useSettings(letterScale);
  const query = size.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) * scale}px`);
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
