import { isAnybodyHere } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';

/**
 * A live table nobody sits at stands still: no clock runs out and no bot moves while everybody is gone, and whoever comes
 * back first finds the game as they left it. With `pace` 0 people come and go as they like, and their clocks go on.
 */
export function pauseOrResume(state: TableState, { wasHere }: { readonly wasHere: boolean }): void {
  const isHere = isAnybodyHere(state);
  const isLive = state.opening.options.pace > 0 && state.seats.some(({ born }) => born === 'human');
  if (!isLive) return;
  if (wasHere && !isHere) state.pausedAt = state.at;
  if (!isHere || state.pausedAt === undefined) return;
  shiftClocks(state, state.at - state.pausedAt);
  state.pausedAt = undefined;
}

function shiftClocks(state: TableState, by: number): void {
  state.moment.since += by;
  state.moment.restartedAt += by;
  state.dice.since += by;
  if (state.beginning) state.beginning = { ...state.beginning, since: state.beginning.since + by };
  for (const offer of state.offers) offer.at += by;
  for (const proposal of state.proposals) if (!proposal.end) proposal.at += by;
  for (const light of state.lights) light.at += by;
  for (const seat of state.seats) {
    if (seat.droppedAt !== undefined) seat.droppedAt += by;
    if (seat.decidingSince !== undefined) seat.decidingSince += by;
  }
  if (state.vote) state.vote.endsAt += by;
}
