import type { InterfaceIcon } from '../../base/art/index.ts';

/** A mark for every place, so that no player is known by a colour alone. */
export const SEAT_MARKS: readonly InterfaceIcon[] = [
  'sunglasses',
  'top-hat',
  'domino-mask',
  'bat-mask',
  'fedora',
  'owl',
  'fox',
  'raven',
];
