import type { Seat } from '@illuminice/engine';
import type { Answer, SeatRequest } from '@illuminice/protocol';
import type { DecisionContext } from '../decisions/decision.ts';
import { decideRequest } from '../decisions/seat-requests.ts';

export interface EarlyRequest {
  readonly context: () => DecisionContext;
  readonly seat: Seat;
  readonly request: SeatRequest;
}

/** These read the log before they answer. */
const READING: ReadonlySet<SeatRequest['type']> = new Set(['vote', 'undo']);

/**
 * Refuses beside what is being written: if a refusal waited for the entry of another seat to be on disk, its time would tell that there is
 * one (R-24.6, V-7). What this seat itself has under way comes first, as it was sent.
 */
export class EarlyRefusals {
  readonly #underWay = new Map<Seat, number>();
  #all = 0;

  /** Counts a request of this seat while it is decided and written. */
  async during<T>(seat: Seat, work: () => Promise<T>): Promise<T> {
    this.#count(seat, 1);
    try {
      return await work();
    } finally {
      this.#count(seat, -1);
    }
  }

  /** Undefined: it has to be asked in its turn. */
  of({ context, seat, request }: EarlyRequest): Answer | undefined {
    if (this.#all === 0 || this.#underWay.has(seat) || READING.has(request.type)) return undefined;
    try {
      const decision = decideRequest(context(), seat, request);
      return 'refusal' in decision ? { ok: false, refusal: decision.refusal } : undefined;
    } catch {
      // A fault freezes the table, in its turn.
      return undefined;
    }
  }

  #count(seat: Seat, by: number): void {
    this.#all += by;
    const now = (this.#underWay.get(seat) ?? 0) + by;
    if (now === 0) this.#underWay.delete(seat);
    else this.#underWay.set(seat, now);
  }
}
