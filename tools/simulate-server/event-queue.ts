import type { Owner, Timer } from './world.ts';

export interface WorldEvent {
  readonly at: number;
  readonly run: () => unknown;
  readonly owner: Owner;
  readonly timer: Timer;
}

interface Queued extends WorldEvent {
  readonly order: number;
}

/** The earliest first, of the same time the one that was added first: a binary heap. */
export class EventQueue {
  readonly #heap: Queued[] = [];
  #order = 0;

  add(event: WorldEvent): void {
    this.#heap.push({ ...event, order: this.#order++ });
    let at = this.#heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  peek(): WorldEvent | undefined {
    return this.#heap[0];
  }

  take(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let first = at;
      if (left < this.#heap.length && this.#isBefore(left, first)) first = left;
      if (right < this.#heap.length && this.#isBefore(right, first)) first = right;
      if (first === at) return;
      this.#swap(at, first);
      at = first;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a === undefined || b === undefined) return false;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a === undefined || b === undefined) return;
    this.#heap[one] = b;
    this.#heap[other] = a;
  }
}
