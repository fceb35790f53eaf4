import { actionsLeft } from '../commands/timing.ts';
import { checkAsSeen } from '../commands/trade.ts';
import { gameOn } from '../flow/game.ts';
import { entryAt } from '../model/entry-at.ts';
import { specialIn } from '../model/hand.ts';
import { opponentsMask, seatsIn } from '../model/seats.ts';
import { isOpenState } from '../rules/windows.ts';
import type { Listing } from './listing.ts';

/** gifts, offers and answers to them. Whether a gift throws the game depends on its size and is judged when it is made. */
export function tradeMoves({ pack, state, seat, moves }: Listing): void {
  const mine = state.offers.filter((offer) => offer.from === seat);
  if (mine.length > 0) moves.withdraw = mine.map(({ to, serial }) => ({ to, serial }));
  const open = state.offers.filter((offer) => offer.to === seat);
  const keys = open.map(({ from, serial }) => ({ from, serial }));
  if (keys.length > 0) moves.reject = keys;
  if (state.attack?.privileged || !isOpenState(state)) return;
  const to = seatsIn(opponentsMask(state, seat));
  const specials = entryAt(state.hands, seat).map(specialIn);
  const money = entryAt(state.money, seat);
  if ((money > 0 || specials.length > 0) && !state.options.giftConsent) moves.give = { to, money, specials };
  const groupTrade = state.phase === 'actions' && !state.attack && actionsLeft(state) > 0;
  const groupsWith = !groupTrade ? [] : seat === state.turn.seat ? to : to.filter((other) => other === state.turn.seat);
  moves.offer = { to, money, specials, groupsWith, groups: groupsWith.length > 0 ? actionsLeft(state) : 0 };
  if (keys.length === 0) return;
  moves.counter = keys;
  // The acceptance checks draw nothing, so a port that must not be asked is all they need.
  const game = gameOn({ pack, random: () => 0 }, state);
  const acceptable = open.filter((offer) => !checkAsSeen(game, offer)).map(({ from, serial }) => ({ from, serial }));
  if (acceptable.length > 0) moves.accept = acceptable;
}
