import type { Pack } from '../cards/pack.ts';
import { subtrees } from '../geometry/tree.ts';
import type { Bundle } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import type { GoalName, State } from '../model/state.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { type Board, controlsGroups, groupsOf, structureOf } from './board.ts';
import { basicGoal, cardsCounted, goalOf, isGoalPublic, nameOfGoal, progressTowards } from './goals.ts';
import type { Deal } from './receipts.ts';
import { isStacked } from './treasury.ts';

/** What may look at: public facts and the treasuries their reader sees. */
export interface PublicStanding extends Board {
  readonly turn: { readonly seat: Seat; readonly spared: boolean };
  readonly goal: readonly number[];
  readonly goalShown: readonly number[];
  readonly destroyed: readonly number[];
  readonly turnsTaken: readonly number[];
  readonly status: readonly number[];
  /** As the reader sees them: a stacked treasury of somebody else counts as empty. */
  readonly seenMoney: readonly number[];
}

/** A state stands there with all its secrets; what is judged with it must not look beyond `PublicStanding`. */
export function standingFor(state: State, reader: Seat): PublicStanding {
  const seen = (money: number, card: CardNo) => (state.owner[card] !== reader && isStacked(state, card) ? 0 : money);
  return { ...state, seenMoney: state.money.map(seen) };
}

/** As though everything changed hands and found room. */
export function afterDeal(standing: PublicStanding, { from, to, give, want }: Deal): PublicStanding {
  const owner = standing.owner.slice();
  const seenMoney = standing.seenMoney.slice();
  const hand = (giver: Seat, taker: Seat, { groups = [], money = 0 }: Bundle) => {
    for (const card of groups.length > 0 ? subtrees(structureOf(standing, giver), groups) : []) owner[card] = taker;
    seenMoney[giver] = (seenMoney[giver] ?? 0) - money;
    seenMoney[taker] = (seenMoney[taker] ?? 0) + money;
  };
  hand(from, to, give);
  hand(to, from, want);
  return { ...standing, owner, seenMoney };
}

interface Looking {
  readonly seat: Seat;
  /** Who knows their own secret goal; missing: nobody does. */
  readonly reader?: Seat;
}

/** The basic goal and a goal everybody knows, as though the turn ended now: whoever would be out by then meets none. */
export function goalsSeenMet(pack: Pack, standing: PublicStanding, { seat, reader }: Looking): GoalName[] {
  if (standing.options.longGame || !staysIn(standing, seat)) return [];
  const met: GoalName[] = cardsCounted(standing, seat) >= basicGoal(standing) ? ['basic'] : [];
  const goal = seat === reader || isGoalPublic(pack, standing, seat) ? goalOf(pack, standing, seat) : undefined;
  const name = goal && nameOfGoal(goal);
  if (!goal || !name) return met;
  const money = [seat, ...groupsOf(standing, seat)].reduce((sum, card) => sum + (standing.seenMoney[card] ?? 0), 0);
  const { have, need } = progressTowards(pack, standing, {
    seat,
    goal,
    money,
    destroyed: standing.destroyed[seat] ?? 0,
  });
  return have >= need ? [...met, name] : met;
}

/** with the turn that would be counted first. */
export function staysIn(standing: PublicStanding, seat: Seat): boolean {
  if (controlsGroups(standing, seat)) return true;
  const { turn, turnsTaken } = standing;
  const own = seat === turn.seat;
  return entryAt(turnsTaken, seat) + (own ? 1 : 0) < 3 || (own && turn.spared);
}
