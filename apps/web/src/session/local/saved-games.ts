/** The table's store in this browser: acknowledged means written, exactly as on the server. */
import type { AppendRequest, AppendResult, LogEntry, Snapshot, Store, StoredTable } from '@illuminice/table';
import { rangeOf, STORES, settled, write } from './database.ts';
import type { SavedGame } from './messages.ts';
import { tooMany } from './too-many.ts';

export function savedGames(database: IDBDatabase): Store {
  const read = <T>(name: string, get: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    settled(get(database.transaction(name).objectStore(name)));

  const entries = (table: string, from: number, to?: number): Promise<LogEntry[]> =>
    read(STORES.lines, (store) => store.getAll(rangeOf(table, from, to)));

  return {
    append: (request) => append(database, request),
    entries,
    async load(table, upTo): Promise<StoredTable | undefined> {
      const snapshot: Snapshot | undefined = await read(STORES.snapshots, (store) => store.get(table));
      const usable = snapshot && (upTo === undefined || snapshot.seq <= upTo) ? snapshot : undefined;
      const tail = await entries(table, (usable?.seq ?? 0) + 1, upTo);
      if (!usable && tail.length === 0) return undefined;
      return usable ? { snapshot: usable, tail } : { tail };
    },
    async saveSnapshot(table, snapshot) {
      await write(database, [STORES.snapshots], (transaction) =>
        settled(transaction.objectStore(STORES.snapshots).put(snapshot, table)),
      );
    },
    accepted: (table, commandId) => read(STORES.commands, (store) => store.get([table, commandId])),
  };
}

/** One transaction looks, fences and writes: two tabs with the same game cannot both write a line. */
function append(database: IDBDatabase, { table, expectedSeq, commandId, entry }: AppendRequest): Promise<AppendResult> {
  return write(database, [STORES.lines, STORES.commands], async (transaction): Promise<AppendResult> => {
    const lines = transaction.objectStore(STORES.lines);
    const commands = transaction.objectStore(STORES.commands);
    if (commandId !== undefined) {
      const seq: number | undefined = await settled(commands.get([table, commandId]));
      if (seq !== undefined) return { result: 'duplicate', seq };
    }
    const known = await settled(lines.count(rangeOf(table, expectedSeq + 1)));
    if (known > 0) return { result: 'conflict' };
    lines.put(entry, [table, entry.seq]);
    if (commandId !== undefined) commands.put(entry.seq, [table, commandId]);
    return { result: 'stored' };
  });
}

export async function listGames(database: IDBDatabase): Promise<readonly SavedGame[]> {
  const games: SavedGame[] = await settled(database.transaction(STORES.games).objectStore(STORES.games).getAll());
  return games.toSorted((a, b) => b.playedAt - a.playedAt);
}

export function gameOf(database: IDBDatabase, id: string): Promise<SavedGame | undefined> {
  return settled(database.transaction(STORES.games).objectStore(STORES.games).get(id));
}

export async function noteGame(database: IDBDatabase, game: SavedGame): Promise<void> {
  await write(database, [STORES.games], (transaction) => settled(transaction.objectStore(STORES.games).put(game)));
}

export async function removeGame(database: IDBDatabase, id: string): Promise<void> {
  await removeLog(database, id);
  await write(database, [STORES.games], (transaction) => settled(transaction.objectStore(STORES.games).delete(id)));
}

async function removeLog(database: IDBDatabase, id: string): Promise<void> {
  const { lines, commands, snapshots } = STORES;
  await write(database, [lines, commands, snapshots], async (transaction) => {
    transaction.objectStore(lines).delete(rangeOf(id, 0));
    transaction.objectStore(commands).delete(IDBKeyRange.bound([id, ''], [id, '\uffff']));
    await settled(transaction.objectStore(snapshots).delete(id));
  });
}

/** The oldest finished games give up their logs, and at last their line in the list. */
export async function makeRoom(database: IDBDatabase): Promise<void> {
  const { bare, gone } = tooMany(await listGames(database));
  for (const game of bare) {
    await noteGame(database, { ...game, bare: true });
    await removeLog(database, game.id);
  }
  for (const { id } of gone) await removeGame(database, id);
}
