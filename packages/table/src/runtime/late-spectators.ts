import { clone, type Pack } from '@illuminice/engine';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { Store, TableId } from '../ports/ports.ts';
import { infosOf } from '../view/info-for.ts';
import { lateView } from '../view/late-view.ts';
import { type PositionUpdate, versionOf } from '../view/update-for.ts';
import { readTable } from './read-table.ts';

export interface LateRequest {
  readonly pack: Pack;
  readonly table: TableId;
  readonly store: Store;
  readonly state: TableState;
  readonly settings: TableSettings;
  readonly now: number;
}

/**
 * everything that is no secret any more, as it stood when the turn began that lies one full round of active players back. What is
 * said of now is put together before the log is read: the table goes on meanwhile.
 */
export async function lateUpdate({ pack, table, store, state, settings, now }: LateRequest): Promise<PositionUpdate> {
  const seq = lateSeq(state);
  const version = versionOf(state, 'spectator');
  const { common } = infosOf({ table, state, settings, now, late: true });
  // The table changes its game in place.
  const game = state.game && clone(state.game);
  const then = seq === undefined ? undefined : (await readTable({ store, table, pack, upTo: seq }))?.state;
  const past = then && infosOf({ table, state: then, settings, now, late: true });
  // People and dice as they are; clocks, offers and questions belong to the later position.
  const { clock, waitingSince, ...timeless } = common;
  return {
    version,
    ...(then?.game && game ? { view: lateView(pack, { past: then.game, now: game }) } : {}),
    table: {
      ...timeless,
      waitingFor: past?.common.waitingFor ?? [],
      promises: past?.own('spectator').promises ?? [],
    },
  };
}

/** The entry in which the turn one full round ago began; undefined in the first round. */
export function lateSeq({ turnMarks, game }: TableState): number | undefined {
  const round = game?.status.filter((status) => status === 0).length ?? 0;
  return turnMarks.at(-1 - round);
}
