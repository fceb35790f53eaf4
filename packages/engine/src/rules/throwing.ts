import type { Pack } from '../cards/pack.ts';
import type { Bundle } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { goalOf, isGoalPublic } from './goals.ts';
import { afterDeal, goalsSeenMet, type PublicStanding } from './public-standing.ts';

/** Groups may complete any goal, money only a goal of money, Specials none. */
export function mightThrow(pack: Pack, state: State, to: Seat, { money, groups }: Bundle): boolean {
  if (!state.options.noThrowing || state.options.longGame) return false;
  if (groups?.length) return true;
  return money !== undefined && goalOf(pack, state, to)?.type === 'money' && isGoalPublic(pack, state, to);
}

/** this one-sided gift makes the receiver win, and the giver not with them. */
export function throwsGame(pack: Pack, standing: PublicStanding, from: Seat, to: Seat, gift: Bundle): boolean {
  if (!standing.options.noThrowing) return false;
  const wins = (now: PublicStanding, seat: Seat) => goalsSeenMet(pack, now, { seat }).length > 0;
  const after = afterDeal(standing, { from, to, give: gift, want: {} });
  return !wins(standing, to) && wins(after, to) && !wins(after, from);
}
