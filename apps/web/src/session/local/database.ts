/** IndexedDB as promises: only what the saved games need. */

export const STORES = { lines: 'lines', commands: 'commands', snapshots: 'snapshots', games: 'games' } as const;
type StoreName = (typeof STORES)[keyof typeof STORES];

export function openDatabase(name = 'illuminice-games'): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const { result } = request;
    result.createObjectStore(STORES.lines);
    result.createObjectStore(STORES.commands);
    result.createObjectStore(STORES.snapshots);
    result.createObjectStore(STORES.games, { keyPath: 'id' });
  };
  return settled(request);
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the browser says the transaction is on disk; what `work` returns is what it is worth. */
export function write<T>(
  database: IDBDatabase,
  stores: readonly StoreName[],
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([...stores], 'readwrite', { durability: 'strict' });
    const outcome = work(transaction);
    transaction.oncomplete = () => resolve(outcome);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave the write up'));
    outcome.catch(reject);
  });
}

/** Every line of one table: keys are [table, seq]. */
export function rangeOf(table: string, from: number, to = Number.MAX_SAFE_INTEGER): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, to]);
}
