import type { Pack } from '../cards/pack.ts';
import { subtrees } from '../geometry/tree.ts';
import type { Bundle } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { type Board, controlsGroups, groupsOf, structureOf } from './board.ts';
import { basicGoal, cardsCounted, goalOf, isGoalPublic, progressTowards } from './goals.ts';
import { isStacked } from './treasury.ts';

/** What may look at: public facts and the treasuries its reader sees. */
export interface PublicStanding extends Board {
  readonly turn: { readonly seat: Seat; readonly spared: boolean };
  readonly goal: readonly number[];
  readonly goalShown: readonly number[];
  readonly destroyed: readonly number[];
  readonly turnsTaken: readonly number[];
  readonly status: readonly number[];
  /** As the giver sees them: a stacked treasury of somebody else counts as empty. */
  readonly seenMoney: readonly number[];
}

/** A state stands there with all its secrets; what is judged with it must not look beyond `PublicStanding`. */
export function standingFor(state: State, giver: Seat): PublicStanding {
  const seen = (money: number, card: CardNo) => (state.owner[card] !== giver && isStacked(state, card) ? 0 : money);
  return { ...state, seenMoney: state.money.map(seen) };
}

/** Groups may complete any goal, money only a goal of money, Specials none. */
export function mightThrow(pack: Pack, state: State, to: Seat, { money, groups }: Bundle): boolean {
  if (!state.options.noThrowing || state.options.longGame) return false;
  if (groups?.length) return true;
  return money !== undefined && goalOf(pack, state, to)?.type === 'money' && isGoalPublic(pack, state, to);
}

/** this one-sided gift makes the receiver win, and the giver not with them. */
export function throwsGame(pack: Pack, standing: PublicStanding, from: Seat, to: Seat, gift: Bundle): boolean {
  if (!standing.options.noThrowing || standing.options.longGame) return false;
  const after = given(standing, from, to, gift);
  return !winsPublicly(pack, standing, to) && winsPublicly(pack, after, to) && !winsPublicly(pack, after, from);
}

function given(standing: PublicStanding, from: Seat, to: Seat, gift: Bundle): PublicStanding {
  const owner = standing.owner.slice();
  const seenMoney = standing.seenMoney.slice();
  for (const card of gift.groups?.length ? subtrees(structureOf(standing, from), gift.groups) : []) owner[card] = to;
  const money = gift.money ?? 0;
  seenMoney[from] = (seenMoney[from] ?? 0) - money;
  seenMoney[to] = (seenMoney[to] ?? 0) + money;
  return { ...standing, owner, seenMoney };
}

/** The basic goal or a goal everybody knows, as though the turn ended now: whoever would be out by then meets none. */
function winsPublicly(pack: Pack, standing: PublicStanding, seat: Seat): boolean {
  if (!staysIn(standing, seat)) return false;
  if (cardsCounted(standing, seat) >= basicGoal(standing)) return true;
  if (!isGoalPublic(pack, standing, seat)) return false;
  const goal = goalOf(pack, standing, seat);
  if (!goal) return false;
  const money = [seat, ...groupsOf(standing, seat)].reduce((sum, card) => sum + (standing.seenMoney[card] ?? 0), 0);
  const { have, need } = progressTowards(pack, standing, seat, goal, {
    money,
    destroyed: standing.destroyed[seat] ?? 0,
  });
  return have >= need;
}

/** with the turn that would be counted first. */
function staysIn(standing: PublicStanding, seat: Seat): boolean {
  if (controlsGroups(standing, seat)) return true;
  const { turn, turnsTaken } = standing;
  const own = seat === turn.seat;
  return (turnsTaken[seat] as number) + (own ? 1 : 0) < 3 || (own && turn.spared);
}
