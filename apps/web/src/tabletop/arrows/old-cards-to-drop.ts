import type { CardNo, Link } from '@illuminice/engine';
import type { Seen } from '../seen/index.ts';
import { type Hanging, previewOf } from './open-arrows.ts';

/**
 * where what arrives has no room as it hangs, old cards may go instead of new ones. Each answer is what would have
 * to go together: mostly one card, two where one alone would not make the room.
 */
export function oldCardsToDrop(seen: Seen, hanging: Hanging, arm: readonly Link[]): readonly (readonly CardNo[])[] {
  const { chosen } = hanging;
  if (!chosen) return [];
  const fresh = new Set(arm.map(({ card }) => card));
  const given = chosen.dropOld ?? [];
  /** How many of the new cards would go. */
  const newLost = (dropOld: readonly CardNo[]) => {
    const choice = dropOld.length > 0 ? { ...chosen, dropOld } : chosen;
    return previewOf(seen, { ...hanging, chosen: choice })?.lost.filter((card) => fresh.has(card)).length;
  };
  const now = newLost(given);
  if (now === 0) return [];
  const helps = (more: readonly CardNo[]) => {
    const then = newLost([...given, ...more]);
    return then !== undefined && (now === undefined || then < now);
  };
  const old = (seen.view.seats[seen.me ?? -1]?.groups ?? [])
    .map(({ card }) => card)
    .filter((card) => !given.includes(card));
  const single = old.filter((card) => helps([card])).map((card) => [card]);
  if (single.length > 0) return single;
  return old.flatMap((one, at) => old.slice(at + 1).map((other) => [one, other])).filter(helps);
}
