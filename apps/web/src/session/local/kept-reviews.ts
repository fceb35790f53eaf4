/** Reviews that were reckoned once, kept in this browser beside their games; without room for them they are reckoned anew. */
import { settled } from './database.ts';

const STORE = 'reviews';
/** As many as fit beside each other without asking for room; the oldest leave first. */
const MOST = 60;

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly review: unknown;
}

export interface ReviewName {
  readonly id: string;
  /** A game of the same name with another log is another game. */
  readonly length: number;
  /** Through whose eyes. */
  readonly eyes: number | string;
  /** Another reckoning, another number: what was kept before is not shown any more. */
  readonly reckoning: number;
}

const keyOf = ({ id, length, eyes, reckoning }: ReviewName): string => `${id} ${reckoning} ${length} ${eyes}`;

export async function keptReview(name: ReviewName): Promise<unknown> {
  try {
    const kept: Kept | undefined = await settled((await store('readonly')).get(keyOf(name)));
    return kept?.review;
  } catch {
    return undefined;
  }
}

export async function keepReview(name: ReviewName, review: unknown): Promise<void> {
  try {
    const reviews = await store('readwrite');
    reviews.put({ key: keyOf(name), at: Date.now(), review } satisfies Kept);
    const all: readonly Kept[] = await settled(reviews.getAll());
    for (const { key } of all.toSorted((a, b) => b.at - a.at).slice(MOST)) reviews.delete(key);
  } catch {
    // A full or forbidden storage costs the time to reckon it again, nothing else.
  }
}

/** Whoever throws a game away throws away what was found in it. */
export async function forgetReviews(id: string): Promise<void> {
  try {
    await settled((await store('readwrite')).delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`)));
  } catch {
    // There is none where none can be kept.
  }
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open('illuminice-reviews', 2);
  request.onupgradeneeded = () => {
    // Keys began with the number of the reckoning, and could not be found by their game.
    if (request.result.objectStoreNames.contains(STORE)) request.result.deleteObjectStore(STORE);
    request.result.createObjectStore(STORE, { keyPath: 'key' });
  };
  return (await settled(request)).transaction(STORE, mode).objectStore(STORE);
}
