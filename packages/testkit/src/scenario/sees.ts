/** What one viewer can tell, read from the view they get and from nothing else. */
import { type Pack, type State, viewFor } from '@illuminice/engine';
import { illuminatiKey, specialKey } from '../watch/names.ts';
import type { Json } from './strict-json.ts';

export interface Eyes {
  /** The Specials they can name in that hand now; what they only remember does not count. */
  hand(seat: number): Json;
  /** The number, or `"hidden"`; null for a card that does not lie there. */
  money(seat: number, card: number): Json;
  goal(seat: number): Json;
}

export function eyesOf(pack: Pack, state: State, viewer: number | 'spectator'): Eyes {
  const view = viewFor(pack, state, viewer);
  return {
    hand: (seat) =>
      (view.seats[seat]?.hand ?? []).flatMap(({ card }) => (card === undefined ? [] : [specialKey(pack, card)])),
    money(seat, card) {
      const looked = view.seats[seat];
      const treasury = card === seat ? looked : looked?.groups.find((group) => group.card === card);
      if (treasury?.money !== 'hidden') return treasury?.money ?? null;
      // what they spied is told beside the table, until they close the notice.
      const notice = view.notices.find((open) => 'card' in open && open.card === card);
      return notice !== undefined && 'money' in notice ? notice.money : 'hidden';
    },
    goal(seat) {
      const goal = view.seats[seat]?.goal;
      return goal === undefined ? 'hidden' : illuminatiKey(pack, goal);
    },
  };
}
