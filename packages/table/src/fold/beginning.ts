import type { FactOf } from '../model/log.ts';
import { bitOfSeat, humanSeats } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { openMoment } from './moment.ts';

/** T-24, T-26: cards are picked and dice thrown in sight of all; the first turn begins after it. */
export function foldBeginning(state: TableState, fact: FactOf<'beginning' | 'picked' | 'thrown' | 'begun'>): void {
  const { beginning, at: since } = state;
  switch (fact.type) {
    case 'beginning':
      state.beginning = { order: fact.order, picks: [], unthrown: undefined, since };
      if (fact.order.length > 0) state.stage = 'picking';
      return;
    case 'picked': {
      if (!beginning) return;
      const { seat, back } = fact;
      state.beginning = { ...beginning, picks: [...beginning.picks, { seat, back }], since };
      return;
    }
    case 'thrown': {
      if (beginning?.unthrown === undefined) return;
      const unthrown = fact.seats.reduce((mask, seat) => mask & ~bitOfSeat(seat), beginning.unthrown);
      state.beginning = { ...beginning, unthrown, since: unthrown === 0 ? since : beginning.since };
      return;
    }
    case 'begun':
      state.beginning = undefined;
      openMoment(state);
  }
}

/** The dice of have fallen; whoever is here throws them in sight of the others. */
export function holdDice(state: TableState): void {
  const { beginning, at: since } = state;
  if (!beginning || beginning.unthrown !== undefined) return;
  const here = humanSeats(state).filter((seat) => state.seats[seat]?.present);
  state.beginning = { ...beginning, unthrown: here.reduce((mask, seat) => mask | bitOfSeat(seat), 0), since };
}
