import type { Seat } from '@illuminice/engine';
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
  const seat = nextPicker(state);
  if (seat !== undefined) {
    const isWaitedFor = isHuman(state, seat) && state.seats[seat]?.present === true;
    return { at: since + (isWaitedFor ? settings.beginMs : settings.botPickMs), action: { type: 'pickFor', seat } };
  }
  if (unthrown === undefined) return undefined;
  return unthrown === 0
    ? { at: since + settings.rollsShownMs, action: { type: 'beginTurn' } }
    : { at: since + settings.beginMs, action: { type: 'throwRest' } };
}
