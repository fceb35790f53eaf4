/** what somebody is told of the time their game has left. It only ever gets less, and once it is up time is called. */

import type { ServerMessageOf } from '@illuminice/protocol';
import { Violation } from './world.ts';

/** The disk may be full, the process away. */
const LATE_MS = 60_000;
/** A break of more than this stops the clock. */
const LONGEST_BREAK_MS = 300_000;

export class TimeLeft {
  readonly #least = new Map<string, number>();
  /** When it is up for whoever was told last. */
  #endsAt = Number.POSITIVE_INFINITY;

  forget(): void {
    this.#least.clear();
    this.#endsAt = Number.POSITIVE_INFINITY;
  }

  told(name: string, { table, stage, now, gameClock }: ServerMessageOf<'update'>['table'], at: number): void {
    this.#endsAt = Number.POSITIVE_INFINITY;
    if (gameClock === undefined || stage !== 'playing') return;
    const { left, since } = gameClock;
    if (left > (this.#least.get(table) ?? left))
      throw new Violation(`${name} had ${this.#least.get(table)} ms left in ${table}, and has ${left}`);
    this.#least.set(table, left);
    if (left <= LONGEST_BREAK_MS) this.#endsAt = at + since + left - now;
  }

  check(name: string, now: number): void {
    if (now - this.#endsAt > LATE_MS)
      throw new Violation(`the time of the game of ${name} was up ${Math.round(now - this.#endsAt)} ms ago`);
  }
}
