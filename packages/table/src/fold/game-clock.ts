import { gameClockRuns, LONGEST_BREAK_MS } from '../model/game-clock.ts';
import type { TableState } from '../model/table-state.ts';

/** Only what everybody was told moves it: the time left would otherwise tell of what somebody did in secret. */
export function keepGameClock(state: TableState, { isForAll }: { readonly isForAll: boolean }): void {
  const { gameMinutes = 0 } = state.opening.options;
  if (gameMinutes === 0) return;
  const { left, since } = state.gameClock ?? { left: gameMinutes * 60_000, since: undefined };
  const runs = gameClockRuns(state);
  if (runs && since !== undefined && !isForAll) return;
  const used = since === undefined ? 0 : Math.min(state.at - since, LONGEST_BREAK_MS);
  state.gameClock = { left: Math.max(0, left - used), since: runs ? state.at : undefined };
}
