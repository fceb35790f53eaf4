/** How a finished game ended: what the list of games and the statistics over them need, without its log. */
import type { GoalName, Pack, Seat } from '@illuminice/engine';
import { type LogEntry, openReplay, type TableState } from '@illuminice/table';

export interface GameResult {
  readonly winners: readonly Seat[];
  /** By seat: what it met. */
  readonly goals: readonly (readonly GoalName[])[];
  /** By seat: the key of its Illuminati card. */
  readonly illuminati: readonly string[];
  /** By seat: how good the computer player was; empty for people. */
  readonly levels: readonly string[];
  /** As its replay counts them: a turn that was lost is one. */
  readonly turns: number;
  readonly endedAt: number;
}

export function resultOf(
  pack: Pack,
  { game, opening, at }: TableState,
  entries: readonly LogEntry[],
): GameResult | undefined {
  if (!game?.over) return undefined;
  const replay = openReplay(pack, entries);
  const { winners, goals } = game.over;
  return {
    winners,
    goals,
    illuminati: game.illuminati.map((no) => pack.illuminati[no]?.key ?? ''),
    levels: opening.seats.map(({ kind, level = 'regular' }) => (kind === 'bot' ? level : '')),
    turns: 'turns' in replay ? (replay.turns.at(-1)?.turn ?? 0) : 0,
    endedAt: at,
  };
}
