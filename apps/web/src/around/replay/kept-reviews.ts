/** Reviews that were reckoned once, kept in this browser beside their games; without room for them they are reckoned anew. */
import type { Viewer } from '@illuminice/engine';
import type { Review } from './review-of.ts';

const STORE = 'reviews';
/** Another reckoning, another number: what was kept before is not shown any more. */
const RECKONING = 1;
/** As many as fit beside each other without asking for room; the oldest leave first. */
const MOST = 60;

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly review: Review;
}

interface Wanted {
  readonly id: string;
  /** A game of the same name with another log is another game. */
  readonly length: number;
  readonly eyes: Viewer;
}

const keyOf = ({ id, length, eyes }: Wanted): string => `${RECKONING} ${id} ${length} ${eyes}`;

export async function keptReview(wanted: Wanted): Promise<Review | undefined> {
  try {
    const kept: Kept | undefined = await settled((await store('readonly')).get(keyOf(wanted)));
    return kept?.review;
  } catch {
    return undefined;
  }
}

export async function keepReview(wanted: Wanted, review: Review): Promise<void> {
  try {
    const reviews = await store('readwrite');
    reviews.put({ key: keyOf(wanted), at: Date.now(), review } satisfies Kept);
    const all: readonly Kept[] = await settled(reviews.getAll());
    for (const { key } of all.toSorted((a, b) => b.at - a.at).slice(MOST)) reviews.delete(key);
  } catch {
    // A full or forbidden storage costs the time to reckon it again, nothing else.
  }
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open('illuminice-reviews', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  return (await settled(request)).transaction(STORE, mode).objectStore(STORE);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
