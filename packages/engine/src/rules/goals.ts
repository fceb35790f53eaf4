import type { Goal } from '../cards/card-definition.ts';
import { bitOf, type Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import { isActive } from '../model/seats.ts';
import type { GoalName, State } from '../model/state.ts';
import { ALIGNMENTS, type Alignment, MAX_SEATS, type Seat } from '../vocabulary/vocabulary.ts';
import { type Board, groupsOf, illuminatiOf, powerOf, transferableOf } from './board.ts';

/** by number of players at the start. */
const BASIC_GOAL: readonly number[] = [0, 0, 13, 13, 12, 10, 9, 8, 8];

export function basicGoal(board: Pick<Board, 'initialPlayers' | 'options'>): number {
  return (BASIC_GOAL[board.initialPlayers] ?? 8) + board.options.basicGoalDelta;
}

/** */
export function cardsCounted(board: Board, seat: Seat): number {
  return groupsOf(board, seat).length + (board.options.basicGoalCountsIlluminati ? 1 : 0);
}

/** The special goal a seat plays for, secret ones included; undefined while it has none. */
export function goalOf(
  pack: Pack,
  state: Pick<Board, 'illuminati' | 'options'> & { readonly goal: readonly number[] },
  seat: Seat,
): Goal | undefined {
  const own = pack.illuminati[state.illuminati[seat] ?? -1];
  if (!state.options.hiddenGoals && own?.goal.type !== 'secret') return own?.goal;
  const chosen = pack.illuminati[state.goal[seat] ?? -1]?.goal;
  return chosen?.type === 'secret' ? undefined : chosen;
}

/** Everybody knows it: printed on a face-up card, or shown by its owner. */
export function isGoalPublic(
  pack: Pack,
  state: Pick<Board, 'illuminati' | 'faceDown' | 'options'> & { readonly goalShown: readonly number[] },
  seat: Seat,
): boolean {
  if (state.goalShown[seat]) return true;
  return (
    !state.options.hiddenGoals &&
    !state.faceDown[seat] &&
    pack.illuminati[state.illuminati[seat] ?? -1]?.goal.type !== 'secret'
  );
}

export interface Holdings {
  readonly seat: Seat;
  readonly goal: Goal;
  readonly money: number;
  readonly destroyed: number;
}

/** How far a seat is with a goal, and how far it has to go. */
export function progressTowards(
  pack: Pack,
  board: Board,
  { seat, goal, money, destroyed }: Holdings,
): { readonly have: number; readonly need: number } {
  const groups = groupsOf(board, seat);
  switch (goal.type) {
    case 'power':
      return {
        have: groups.reduce((sum, card) => sum + powerOf(pack, board, card), powerOf(pack, board, seat)),
        need: goal.atLeast,
      };
    case 'transferable':
      return {
        have: groups.reduce((sum, card) => sum + transferableOf(pack, board, card), transferableOf(pack, board, seat)),
        need: goal.atLeast,
      };
    case 'money':
      return { have: money, need: goal.atLeast };
    case 'destroyed':
      return { have: destroyed, need: goal.atLeast };
    case 'alignmentCount':
      return {
        have: groups.filter((card) => entryAt(board.alignments, card) & bitOf(goal.alignment)).length,
        need: goal.atLeast,
      };
    case 'allAlignments': {
      const shown = groups.reduce((mask, card) => mask | entryAt(board.alignments, card), 0);
      return { have: ALIGNMENTS.filter((_, bit) => (shown >> bit) & 1).length, need: ALIGNMENTS.length };
    }
    case 'secret':
      return { have: 0, need: Number.MAX_SAFE_INTEGER };
  }
}

export function nameOfGoal(goal: Goal): GoalName | undefined {
  switch (goal.type) {
    case 'power':
    case 'transferable':
    case 'money':
    case 'destroyed':
      return goal.type;
    case 'allAlignments':
      return 'alignments';
    case 'alignmentCount':
      return goal.alignment.toLowerCase() as Lowercase<Alignment>;
    case 'secret':
      return undefined;
  }
}

/** What a seat would meet if it were checked now. */
export function goalsMetNow(pack: Pack, state: State, seat: Seat): GoalName[] {
  if (state.over) return [...(state.over.goals[seat] ?? [])];
  if (!isActive(state, seat) || state.options.longGame || !illuminatiOf(pack, state, seat)) return [];
  const met: GoalName[] = [];
  if (cardsCounted(state, seat) >= basicGoal(state)) met.push('basic');
  const goal = goalOf(pack, state, seat);
  const name = goal && nameOfGoal(goal);
  if (goal && name) {
    const { have, need } = progressTowards(pack, state, {
      seat,
      goal,
      money: moneyOf(state, seat),
      destroyed: state.destroyed[seat] ?? 0,
    });
    if (have >= need) met.push(name);
  }
  return met;
}

/** All treasuries of a structure together. */
export function moneyOf(state: Pick<State, 'owner' | 'money'>, seat: Seat): number {
  let sum = state.money[seat] ?? 0;
  for (let card = MAX_SEATS; card < state.owner.length; card++)
    if (state.owner[card] === seat) sum += entryAt(state.money, card);
  return sum;
}

/** */
export function scoreOf(pack: Pack, board: Board, seat: Seat): number {
  return groupsOf(board, seat).reduce((sum, card) => sum + powerOf(pack, board, card) + 1, 0);
}
