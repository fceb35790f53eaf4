import type { EventOf } from '../model/events.ts';
import { specialIn } from '../model/hand.ts';
import { AWAY, DEPARTED, ELIMINATED, type State } from '../model/state.ts';
import { add, toBank } from './ledger.ts';

/** hand, money, Illuminati card and offers go with them. Their Groups were freed before. */
export function leaveTable(state: State, event: EventOf<'seatOut'>): void {
  const { seat, how, by } = event;
  state.status[seat] = how === 'eliminated' ? ELIMINATED : DEPARTED;
  state.discard.push(...(state.hands[seat] ?? []).map(specialIn));
  state.hands[seat] = [];
  toBank(state, seat, state.money[seat] ?? 0);
  state.stacked[seat] = 0;
  state.owner[seat] = AWAY;
  state.faceDown[seat] = 0;
  state.offers = state.offers.filter((offer) => offer.from !== seat && offer.to !== seat);
  state.peeks = state.peeks.filter((peek) => peek.seat !== seat && peek.owner !== seat);
  state.notices = state.notices.filter((notice) => notice.seat !== seat);
  if (by >= 0) add(state.destroyed, by, 1);
}
