import { type Mutable, topQuestion, type Viewer, waitingFor } from '@illuminice/engine';
import type { SeatInfo, TableInfo } from '@illuminice/protocol';
import { isIn } from '../model/seats-of.ts';
import { TABLE_SETTINGS } from '../model/settings.ts';
import { hasAnswered } from '../model/standing.ts';
import type { TableState } from '../model/table-state.ts';
import { infosOf } from '../view/info-for.ts';

/** What the table says of itself to whoever looks back: people and promises as they were, no clock that runs and nothing to vote on. */
export function infoInReplay(state: TableState, viewer: Viewer): TableInfo {
  const { common, own } = infosOf({ table: 'replay', state, settings: TABLE_SETTINGS, now: state.at });
  const { table, stage, now, seats, waitingFor, dice, rematch, continues } = common;
  const info: Mutable<TableInfo> = {
    ...{ table, stage, now, waitingFor, dice, rematch },
    seats: seats.map(withoutClocks),
    promises: own(viewer).promises,
  };
  if (continues !== undefined) info.continues = continues;
  return info;
}

function withoutClocks({ name, kind, present, kept, broken, away, level, persona }: SeatInfo): SeatInfo {
  const seat: Mutable<SeatInfo> = { name, kind, present, kept, broken };
  if (away !== undefined) seat.away = away;
  if (level !== undefined) seat.level = level;
  if (persona !== undefined) seat.persona = persona;
  return seat;
}

export type WindowAnswer = 'open' | 'said' | 'waits';

/** Who has answered what everybody is asked: nobody was shown it then. Undefined where nobody is asked together. */
export function answersIn(
  state: TableState,
): readonly { readonly seat: number; readonly answer: WindowAnswer }[] | undefined {
  const { game, moment } = state;
  const top = game && topQuestion(game);
  if (!game || !top || !('answered' in top || top.kind === 'spending')) return undefined;
  const asked = 'asked' in top ? top.asked : undefined;
  const open = new Set(waitingFor(game));
  return game.status.flatMap((status, seat) => {
    if (status !== 0 || (asked !== undefined && !isIn(asked, seat))) return [];
    const answer = isIn(moment.waited, seat) ? 'waits' : open.has(seat) && !hasAnswered(state, seat) ? 'open' : 'said';
    return [{ seat, answer }];
  });
}
