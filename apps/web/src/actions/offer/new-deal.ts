/** How a deal begins. Apart from the rest, because the table begins deals and only the dialogue works them out. */
import type { Bundle, Seat } from '@illuminice/engine';
import type { DealDraft } from '../../tabletop/seen/index.ts';

export const NOTHING: Required<Bundle> = { money: 0, specials: [], groups: [] };

export function newDeal(partner: Seat, give: Bundle = {}): DealDraft {
  return { with: partner, give: { ...NOTHING, ...give }, want: NOTHING, place: {} };
}
