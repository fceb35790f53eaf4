import { useSyncExternalStore } from 'react';
import { letterScale } from './apply-settings.ts';
import { useSettings } from './settings-store.ts';

interface Media {
  readonly follow: (listener: () => void) => () => void;
  readonly matches: () => boolean;
}

/** Of each size one: made anew whenever a part is drawn, every drawing would leave the list and join it again. */
const known = new Map<string, Media>();

function mediaOf(query: string): Media {
  const before = known.get(query);
  if (before) return before;
  const list = matchMedia(query);
  const media: Media = {
    follow: (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => list.matches,
  };
  known.set(query, media);
  return media;
}

const nothing = (): void => undefined;
/** Drawn without a window, in a test: a wide table. */
const WIDE: Media = { follow: () => nothing, matches: () => false };

/** Asks a named size (theme/breakpoints.ts) of the frame: larger letters are a smaller screen. */
export function useMedia(size: string): boolean {
  const scale = useSettings(letterScale);
  const query = size.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) * scale}px`);
  const { follow, matches } = typeof matchMedia === 'undefined' ? WIDE : mediaOf(query);
  return useSyncExternalStore(follow, matches, WIDE.matches);
}
