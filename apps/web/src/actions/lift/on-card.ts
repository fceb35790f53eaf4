import type { OpenAction } from '../../tabletop/action/index.ts';
import type { Landing, Place } from './carried.ts';

/** Letting go on a card is a press on it, with the same reason where it cannot be chosen. */
export function onCard(open: OpenAction, { card }: Place): Landing {
  if (card === undefined) return undefined;
  return open.barred(card) ?? (() => open.press?.(card));
}
