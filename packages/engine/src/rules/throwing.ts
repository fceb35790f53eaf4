import type { Pack } from '../cards/pack.ts';
import type { Bundle } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { goalOf, isGoalPublic } from './goals.ts';
import { afterDeal, goalsSeenMet, type PublicStanding } from './public-standing.ts';

/** Groups may complete any goal, money only a goal of money, Specials none. */
export function mightThrow(pack: Pack, state: State, { to, bundle }: Gift): boolean {
  const { money, groups } = bundle;
  if (!state.options.noThrowing || state.options.longGame) return false;
  if (groups?.length) return true;
  return money !== undefined && goalOf(pack, state, to)?.type === 'money' && isGoalPublic(pack, state, to);
}

export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly bundle: Bundle;
}

/** this one-sided gift makes the receiver win, and the giver not with them. */
export function throwsGame(pack: Pack, standing: PublicStanding, { from, to, bundle }: Gift): boolean {
  if (!standing.options.noThrowing) return false;
  const wins = (now: PublicStanding, seat: Seat) => goalsSeenMet(pack, now, { seat }).length > 0;
  const after = afterDeal(standing, { from, to, give: bundle, want: {} });
  return !wins(standing, to) && wins(after, to) && !wins(after, from);
}
