import { has, type Seat } from '@illuminice/engine';
import { clockKind } from '../model/clock-kind.ts';
import { isHuman } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { Due } from './due.ts';

/** Whose turn it is to pick a face-down card. */
export function nextPicker({ stage, beginning }: Pick<TableState, 'stage' | 'beginning'>): Seat | undefined {
  return stage === 'picking' ? beginning?.order[beginning.picks.length] : undefined;
}

/** What happens by itself before the first turn: nobody waits for somebody who is gone. */
export function beginningDue(state: TableState, settings: TableSettings): Due | undefined {
  const { beginning } = state;
  if (!beginning) return undefined;
  const { since, unthrown } = beginning;
  // without a clock nobody is hurried, and nobody holds up the table longer than in a game.
  const patience = clockKind(state) === 'none' ? Math.max(settings.beginMs, settings.idleMs) : settings.beginMs;
  const isHere = (seat: Seat): boolean => isHuman(state, seat) && state.seats[seat]?.present === true;
  const seat = nextPicker(state);
  if (seat !== undefined)
    return { at: since + (isHere(seat) ? patience : settings.botPickMs), action: { type: 'pickFor', seat } };
  if (unthrown === undefined) return undefined;
  if (unthrown === 0) return { at: since + settings.rollsShownMs, action: { type: 'beginTurn' } };
  const isAwaited = state.seats.some((_, each) => has(unthrown, each) && isHere(each));
  return { at: since + (isAwaited ? patience : settings.beginMs), action: { type: 'throwRest' } };
}
