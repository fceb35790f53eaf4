import type { CardNo } from '@illuminice/engine';
import type { Seen } from '../../tabletop/seen/index.ts';

/** The Groups of which one alignment may be changed now: any in play but the card that does it. */
export function alterable({ moves }: Seen): readonly CardNo[] {
  return moves.lasers?.map(([card]) => card) ?? [];
}
