import type { LeftOutSeat, Seat } from './model.ts';

/** The first thing that does not hold in a record, as data: whoever shows it makes the sentence. */
export type CeremonyWrong =
  | {
      readonly what:
        | 'ceremonyNameMalformed'
        | 'askedSeatsMalformed'
        | 'serverCommitmentMalformed'
        | 'mixedSeedHashMalformed'
        | 'serverSeedMalformed'
        | 'askedSeatsUnordered'
        | 'mixedSeatsUnordered'
        | 'leftOutSeatsUnordered'
        /** The server's seed, with this game and these seats, does not match its commitment. */
        | 'serverSeedNotCommitted'
        /** Not the one whose hash was published when the ceremony closed. */
        | 'mixedSeedNotPublished';
    }
  | {
      readonly what:
        | 'seatCommitmentMalformed'
        | 'seatSeedMalformed'
        | 'seatSeedNotCommitted'
        | 'seatNotAsked'
        | 'seatMixedAndLeftOut'
        /** Asked, but neither mixed nor named as left out. */
        | 'seatForgotten'
        | 'leftOutReasonUnknown';
      readonly seat: Seat;
    }
  | { readonly what: 'recordVersionUnknown'; readonly version: string };

/** The same for the seat that threw in a seed. */
export type OwnSeatWrong =
  | { readonly what: 'ownSeatLeftOut'; readonly seat: Seat; readonly reason: LeftOutSeat['reason'] }
  | { readonly what: 'ownSeatMissing' | 'ownSeedExchanged'; readonly seat: Seat };
