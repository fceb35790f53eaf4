import type { PromiseNote, PromiseTerm } from '@illuminice/bots';
import type { GameEvent, Seat, State } from '@illuminice/engine';
import { judgePromises } from '../../packages/table/src/fold/promises.ts';
import type { PromiseState } from '../../packages/table/src/model/table-state.ts';
import { promisesOf } from '../../packages/table/src/view/promises-of.ts';

/** What a game of the arena shows beside its winner. */
export interface Tally {
  /** Who was eliminated, with how many turns they had had. */
  readonly eliminated: readonly { readonly seat: Seat; readonly turns: number }[];
  /** Offers made, and how they ended; what is left over lapsed. */
  readonly proposals: Proposals;
  readonly promises: Promises;
}

export interface Proposals {
  readonly made: number;
  readonly accepted: number;
  readonly countered: number;
  readonly declined: number;
}

export interface Promises {
  readonly accepted: number;
  readonly kept: number;
  readonly broken: number;
}

/** Promised beside an offer, and asked for. */
export interface Terms {
  readonly promise: PromiseTerm | undefined;
  readonly asks: PromiseTerm | undefined;
}

/** Who offers what to whom. */
interface Beside extends Terms {
  readonly from: Seat;
  readonly to: Seat;
}

/** Promises and deals of one game, judged as a table judges them. */
export class Ledger {
  readonly #table: { promises: PromiseState[]; seq: number; at: number } = { promises: [], seq: 0, at: 0 };
  readonly #eliminated: { seat: Seat; turns: number }[] = [];
  readonly #proposals = { made: 0, accepted: 0, countered: 0, declined: 0 };

  /** What a promise is judged by (owners, the attack's sides) is the same before and after the events that matter to it. */
  hear(game: State, event: GameEvent): void {
    judgePromises(this.#table, game, event);
    switch (event.type) {
      case 'seatOut':
        if (event.how === 'eliminated')
          this.#eliminated.push({ seat: event.seat, turns: game.turnsTaken[event.seat] ?? 0 });
        return;
      case 'offerMade':
        this.#proposals.made++;
        return;
      case 'offerClosed':
        if (event.how === 'accepted') this.#proposals.accepted++;
        if (event.how === 'countered') this.#proposals.countered++;
        if (event.how === 'rejected') this.#proposals.declined++;
        return;
    }
  }

  /** Promises beside the offer that was just made. */
  offered({ from, to, promise, asks }: Beside, game: State): void {
    const offer = game.offers.find((open) => open.from === from && open.to === to)?.serial;
    if (offer === undefined) return;
    const open = { text: '', secret: false, state: 'offered', running: false, count: 0, offer } as const;
    if (promise) this.#table.promises.push({ from, to, promise, ...open });
    if (asks) this.#table.promises.push({ from: to, to: from, promise: asks, asked: true, ...open });
  }

  notesFor(seat: Seat): PromiseNote[] {
    return promisesOf(this.#table.promises, seat);
  }

  tally(): Tally {
    const accepted = this.#table.promises.filter(({ state }) => state !== 'offered');
    return {
      eliminated: this.#eliminated,
      proposals: this.#proposals,
      promises: {
        accepted: accepted.length,
        kept: accepted.filter(({ state }) => state === 'kept').length,
        broken: accepted.filter(({ state }) => state === 'broken').length,
      },
    };
  }
}
