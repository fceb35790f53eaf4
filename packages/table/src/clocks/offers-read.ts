import type { Seat } from '@illuminice/engine';
import { isHuman } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import type { OfferClock, TableState } from '../model/table-state.ts';

/**
 * T-16, B-2: most moves of a computer player in its own turn make its open offers impossible, so it leaves people the
 * time to read them first. Undefined: nobody reads this one, or its maker has nothing to do that could overtake it.
 */
export function readUntil(state: TableState, offer: OfferClock, { offerReadMs }: TableSettings): number | undefined {
  const { moment, game, seats } = state;
  const { from, to, at } = offer;
  const isOvertaken = moment.kind === 'plain' && game?.turn.seat === from && !isHuman(state, from);
  return isOvertaken && isHuman(state, to) && seats[to]?.present ? at + offerReadMs : undefined;
}

/** A computer player answers within its shortest time to move; its answer comes out before the next act of whoever asked (B-2). */
const STEPS_FOR_BOTS = 2;

/** When somebody has read the last offer of this computer player; 0: none of them is being read. */
export function offersReadAt(state: TableState, seat: Seat, settings: TableSettings): number {
  return state.offers.reduce((latest, offer) => {
    if (offer.from !== seat) return latest;
    const byBot = isHuman(state, offer.to) ? 0 : offer.at + STEPS_FOR_BOTS * settings.botMoveMs;
    return Math.max(latest, readUntil(state, offer, settings) ?? byBot);
  }, 0);
}
