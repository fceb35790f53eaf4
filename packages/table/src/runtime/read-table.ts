import type { Pack } from '@illuminice/engine';
import { foldStored } from '../fold/copy.ts';
import { openTable } from '../fold/open.ts';
import { packOf, playedByIn, type Unplayable } from '../model/played-by.ts';
import { STATE_FORMAT, type TableState } from '../model/table-state.ts';
import type { Store, TableId } from '../ports/ports.ts';

export interface ReadOrder {
  readonly store: Store;
  readonly table: TableId;
  /** Every card this release knows. */
  readonly pack: Pack;
  /** As it stood after this entry. */
  readonly upTo?: number;
}

export type ReadTable =
  | { readonly pack: Pack; readonly state: TableState; readonly isRestored?: true }
  /** `state` says who sits there, and nothing of the game. */
  | { readonly unplayable: Unplayable; readonly state: TableState };

/**
 * The table as its log tells it, with the cards and by the rules it was begun with. A snapshot of another format is left aside and the
 * whole log folded: it holds nothing the log does not.
 */
export async function readTable({ store, table, pack, upTo }: ReadOrder): Promise<ReadTable | undefined> {
  const stored = await store.load(table, upTo);
  if (!stored) return undefined;
  const { snapshot } = stored;
  const isUsable = snapshot?.state.format === STATE_FORMAT;
  const whole = !snapshot || isUsable ? stored : { tail: await store.entries(table, 1, upTo) };
  const playedBy = isUsable ? snapshot.state.playedBy : playedByIn(whole.tail[0]);
  const found = packOf(pack, playedBy);
  if ('pack' in found) {
    const state = foldStored(found.pack, whole);
    return state && { pack: found.pack, state, ...(stored.isRestored ? { isRestored: true } : {}) };
  }
  const first = isUsable ? (await store.entries(table, 1, 1))[0] : whole.tail[0];
  if (!first) return undefined;
  const seq = whole.tail.at(-1)?.seq ?? snapshot?.seq ?? first.seq;
  return { unplayable: found.unplayable, state: { ...openTable(first), seq, stage: 'frozen' } };
}
