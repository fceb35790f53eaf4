import type { Seat, SpecialNo } from '@illuminice/engine';
import type { Hex32 } from '@illuminice/fair-dice';
import type { PromiseKind, StandingKind, VoteKind } from './acts.ts';
import type { AwayReason, VoteEnd } from './log.ts';

/**
 * What a table tells a viewer beside the view of the game. The protocol has the same shape as a schema. Times are milliseconds
 * of the table's clock. Nothing here may depend on what somebody else holds or has answered.
 */
export interface TableInfo {
  readonly table: string;
  readonly stage: 'dice' | 'playing' | 'over' | 'frozen';
  readonly now: number;
  readonly seats: TableSeatInfo[];
  readonly clock?: ClockInfo;
  /** Whom the game waits for as far as everybody may know: all asked seats of a window, whoever has answered. */
  readonly waitingFor: Seat[];
  readonly waitingSince?: number;
  readonly own?: OwnInfo;
  readonly promises: PromiseInfo[];
  readonly vote?: VoteInfo;
  readonly lastVote?: VoteEndInfo;
  readonly dice: DiceInfo;
  readonly rematch: Seat[];
  readonly late?: true;
  /** This game began elsewhere. */
  readonly continues?: 'upload' | 'whatIf';
}

export interface TableSeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly away?: AwayReason;
  readonly present: boolean;
  readonly droppedAt?: number;
  /** From then on the others may vote for a bot here. By what everybody saw. */
  readonly idleAt?: number;
  readonly level?: string;
  readonly persona?: string;
  readonly kept: number;
  readonly broken: number;
}

export interface ClockInfo {
  readonly kind: 'window' | 'spending' | 'question' | 'turn';
  readonly window: number;
  readonly since: number;
  readonly endsAt?: number;
  readonly extended?: true;
}

export interface OwnInfo {
  readonly seat: Seat;
  readonly mayWait: boolean;
  readonly waited: boolean;
  readonly answered: boolean;
  readonly mayUndo: boolean;
  /** Votes this seat could open now; missing: none. */
  readonly mayAsk?: Exclude<VoteKind, 'seatBot'>[];
  readonly standing: StandingKind[];
  readonly armed?: { readonly card: SpecialNo; readonly against: Seat };
  readonly offersEnd: { readonly from: Seat; readonly to: Seat; readonly serial: number; readonly endsAt: number }[];
}

export interface PromiseInfo {
  readonly serial: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly text: string;
  readonly promise?: PromiseKind;
  readonly secret?: true;
  readonly state: 'offered' | 'open' | 'kept' | 'broken';
  /** The offer it is part of, while it is `offered`. */
  readonly offer?: number;
}

export interface VoteInfo {
  readonly what: VoteKind;
  readonly by: Seat;
  readonly about?: Seat;
  readonly asked: Seat[];
  readonly yes: Seat[];
  readonly no?: Seat[];
  readonly endsAt: number;
}

export interface VoteEndInfo {
  readonly what: VoteKind;
  readonly by: Seat;
  readonly about?: Seat;
  readonly end: VoteEnd;
  readonly at: number;
}

export interface DiceInfo {
  readonly stage: 'committing' | 'revealing' | 'mixed' | 'revealed';
  readonly ceremonyId: string;
  readonly serverCommitment: Hex32;
  readonly seats: Seat[];
  readonly parts: {
    readonly seat: Seat;
    readonly stage: 'asked' | 'committed' | 'revealed';
    readonly commitment?: Hex32;
    readonly seed?: Hex32;
  }[];
  readonly endsAt?: number;
  readonly leftOut: { readonly seat: Seat; readonly reason: 'noCommitment' | 'noReveal' }[];
  readonly mixedSeedHash?: Hex32;
  readonly serverSeed?: Hex32;
  readonly mixedSeed?: Hex32;
}
