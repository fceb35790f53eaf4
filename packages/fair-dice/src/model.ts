/** The words of the ceremony. Everything here is plain JSON; bytes travel as lower-case hex. */

/** A place at the table, counted from 0. Only seats held by humans take part in the ceremony. */
export type Seat = number;

/** 32 bytes as 64 lower-case hex digits: a seed, a commitment or a digest. */
export type Hex32 = string;

export type SeatPart =
  | { readonly stage: 'asked'; readonly seat: Seat }
  | { readonly stage: 'committed'; readonly seat: Seat; readonly commitment: Hex32 }
  | { readonly stage: 'revealed'; readonly seat: Seat; readonly commitment: Hex32; readonly seed: Hex32 };

/** A ceremony under way. All of it is public: the server keeps its own seed elsewhere. */
export interface Ceremony {
  readonly version: 1;
  readonly ceremonyId: string;
  readonly serverCommitment: Hex32;
  readonly phase: 'committing' | 'revealing';
  /** One part per asked seat, in ascending order of seats. */
  readonly parts: readonly SeatPart[];
}

export interface MixedSeat {
  readonly seat: Seat;
  readonly commitment: Hex32;
  readonly seed: Hex32;
}

export type LeftOutSeat =
  | { readonly seat: Seat; readonly reason: 'noCommitment' }
  | { readonly seat: Seat; readonly reason: 'noReveal'; readonly commitment: Hex32 };

/**
 * What a finished ceremony leaves in the log. Public at once; together with the server's seed, told at the end of
 * the game, it yields the mixed seed. Every asked seat stands in exactly one of `mixed` and `leftOut`.
 */
export interface CeremonyRecord {
  readonly version: 1;
  readonly ceremonyId: string;
  readonly serverCommitment: Hex32;
  readonly seats: readonly Seat[];
  readonly mixed: readonly MixedSeat[];
  readonly leftOut: readonly LeftOutSeat[];
  /** Two players who read the same hash here were shown the same ceremony: the mixed seed covers all of it. */
  readonly mixedSeedHash: Hex32;
}

export type CeremonyRefusal =
  | { readonly code: 'WRONG_PHASE'; readonly phase: Ceremony['phase'] }
  | { readonly code: 'SEAT_NOT_ASKED'; readonly seat: Seat }
  | { readonly code: 'MALFORMED_COMMITMENT'; readonly seat: Seat }
  | { readonly code: 'MALFORMED_SEED'; readonly seat: Seat }
  | { readonly code: 'ALREADY_COMMITTED'; readonly seat: Seat }
  | { readonly code: 'NOT_COMMITTED'; readonly seat: Seat }
  | { readonly code: 'ALREADY_REVEALED'; readonly seat: Seat }
  | { readonly code: 'FALSE_REVEAL'; readonly seat: Seat };

export type CeremonyResult =
  | { readonly ok: true; readonly ceremony: Ceremony }
  | { readonly ok: false; readonly refusal: CeremonyRefusal };
